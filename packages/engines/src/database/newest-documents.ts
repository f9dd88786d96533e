import type { mongo } from 'mongoose';

/** Inserts a document, and removes those older than the newest `maximum`. */
export async function insertNewest<T extends object>(
  collection: mongo.Collection<T>,
  document: T,
  maximum: number,
): Promise<void> {
  const documents = collection as unknown as mongo.Collection<mongo.Document>;
  const { insertedId } = await documents.insertOne({ ...document });
  const [oldest] = await documents
    .find({}, { projection: { _id: 1 } })
    .sort({ _id: -1 })
    .skip(maximum - 1)
    .limit(1)
    .toArray();
  if (oldest && !oldest._id.equals(insertedId)) await documents.deleteMany({ _id: { $lt: oldest._id } });
}
