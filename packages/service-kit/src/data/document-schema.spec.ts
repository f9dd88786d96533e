import { Schema, type Types } from 'mongoose';
import { documentSchema, embeddedSchema } from './document-schema.js';
import type { FieldsOf } from './field-types.js';

interface Seat {
  row: number;
}

interface Booking {
  _id: Types.ObjectId;
  name: string;
  at: Date | null;
  note?: string;
  seat: Seat;
  steps: Seat[];
}

const seat = embeddedSchema<Seat>({ row: { type: Number, required: true } });
const declared: FieldsOf<Booking> = {
  name: String,
  at: { type: Date, default: null },
  note: String,
  seat,
  steps: [seat],
};

it('a schema has every field of its type, and only `_id` beside them', () => {
  const schema = documentSchema<Booking>({ ...declared });
  expect(Object.keys(schema.paths).sort()).toEqual(['_id', 'at', 'name', 'note', 'seat', 'steps']);
});

it('an embedded document has no `_id`, and a document no version key', () => {
  expect(Object.keys(seat.paths)).toEqual(['row']);
  expect(documentSchema<Seat>({ row: Number }).get('versionKey')).toBe(false);
});

// Each `@ts-expect-error` fails the type check as soon as the drift below it compiles.
it('a schema that differs from its type does not compile', () => {
  const { note: _note, ...withoutNote } = declared;
  const drifts = [
    // @ts-expect-error a field of the type is missing, though it is optional
    () => documentSchema<Booking>({ ...withoutNote }),
    // @ts-expect-error the type has no such field
    () => documentSchema<Booking>({ ...declared, tip: Number }),
    // @ts-expect-error another type of value
    () => documentSchema<Booking>({ ...declared, name: Number }),
    // @ts-expect-error null where the type does not allow it
    () => documentSchema<Booking>({ ...declared, name: { type: String, default: null } }),
    // @ts-expect-error a list of other documents
    () => documentSchema<Booking>({ ...declared, steps: [embeddedSchema<{ column: string }>({ column: String })] }),
    // @ts-expect-error one document instead of a list
    () => documentSchema<Booking>({ ...declared, steps: seat }),
    // @ts-expect-error a plain object is not checked against a type
    () => documentSchema<Booking>({ ...declared, seat: { row: Number } }),
    // @ts-expect-error an embedded document lacks a field
    () => embeddedSchema<Seat>({}),
    // @ts-expect-error an `_id` that is no ObjectId must be declared
    () => documentSchema<Seat & { _id: string }>({ row: Number }),
    // @ts-expect-error without a type argument a schema would accept anything
    () => documentSchema({ row: Number }),
  ];
  expect(drifts.map((make) => make() instanceof Schema)).not.toContain(false);
});
