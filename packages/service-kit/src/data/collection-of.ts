import type { Model, mongo } from 'mongoose';

/**
 * A model's collection, for operations of every call and every event: a mongoose query would cost more than the
 * command itself. Without the model, nothing is cast and no default is set.
 */
export const collectionOf = <T extends object>(model: Model<T>): mongo.Collection<T> =>
  model.collection as unknown as mongo.Collection<T>;
