import { mongo } from 'mongoose';

/** Whether the database would store two values alike. */
export function isSameStored(left: unknown, right: unknown): boolean {
  if (left === right) return true;
  if (left === undefined || typeof left !== typeof right) return false;
  return bytes(left).equals(bytes(right));
}

const bytes = (value: unknown): Buffer => Buffer.from(mongo.BSON.serialize({ value }));
