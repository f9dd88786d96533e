import { mongo } from 'mongoose';

/** Whether two values have the same BSON, so that the database would store them alike. */
export function isBsonEqual(left: unknown, right: unknown): boolean {
  if (left === right) return true;
  if (!isObject(left) || !isObject(right)) return false;
  return bytes(left).equals(bytes(right));
}

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null;

const bytes = (value: unknown): Buffer => Buffer.from(mongo.BSON.serialize({ value }));
