import type { Schema } from 'mongoose';

/** When the documents of a collection end: so many seconds after the time in the field, and never without one. */
export interface Ending {
  field: string;
  seconds: number;
}

const ENDINGS = new WeakMap<object, Ending>();

/**
 * Lets documents end `seconds` after the time in `field`. The service's own look removes them (`EndedDocumentSweep`), never a
 * TTL index: an engine whose clock is wrong for a minute erases everything.
 * @throws Error when the schema has an ending already
 */
export function endsAfter<T>(schema: Schema<T>, field: keyof T & string, seconds: number): void {
  if (ENDINGS.has(schema)) throw new Error(`The documents end after ${endingOf(schema)?.field} already.`);
  ENDINGS.set(schema, { field, seconds });
  schema.index({ [field]: 1 });
}

/** Undefined when its documents do not end by themselves. */
export const endingOf = (schema: object): Ending | undefined => ENDINGS.get(schema);
