import type { ObjectStore } from '@pothik/engines';
import { BSON } from 'mongodb';

interface ObjectDocument {
  key: string;
  contentType: string;
  bytes: Uint8Array;
}

/** Every object as one BSON document. One deleted during the listing is skipped: nothing refers to it any more. */
export async function* objectDocuments(store: ObjectStore): AsyncIterable<Uint8Array> {
  for await (const key of store.keys()) {
    const object = await store.get(key);
    if (object) yield BSON.serialize({ key, contentType: object.contentType, bytes: object.bytes });
  }
}

/** Stores an object under its former key. */
export async function putBack(store: ObjectStore, document: Uint8Array): Promise<void> {
  const { key, contentType, bytes } = BSON.deserialize(document, { promoteBuffers: true }) as ObjectDocument;
  await store.put(key, bytes, { contentType });
}
