import type { Model, mongo } from 'mongoose';

/**
 * A model's collection itself, for what every call and every event does: making a query of it would cost more than the
 * command. What a model adds is left out: nothing is cast, and no default is set.
 */
export const collectionOf = <T extends object>(model: Model<T>): mongo.Collection<T> =>
  model.collection as unknown as mongo.Collection<T>;
