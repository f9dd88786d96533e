import { z } from 'zod';
import { jsonSchemaOf } from './json-schema.js';
import { refusals, removals } from './schema-change.rules.js';

const ride = z.object({
  id: z.string(),
  status: z.enum(['REQUESTED', 'ACCEPTED']),
  fare: z.int().min(1).max(50_000).nullable(),
  places: z.array(z.object({ name: z.string().min(3) })),
  counts: z.record(z.string(), z.int()),
  note: z.string().optional(),
});
const refusedOf = (writer: z.ZodType, reader: z.ZodType) =>
  refusals(jsonSchemaOf(writer), jsonSchemaOf(reader), 'ride');
const removedIn = (today: z.ZodType) => removals(jsonSchemaOf(ride), jsonSchemaOf(today), 'ride');
const places = (name: z.ZodType) => ride.extend({ places: z.array(z.object({ name })) });

describe('a compatible reader', () => {
  it.each([
    ['has the writer’s schema', ride, ride],
    ['ignores an unknown field', ride.extend({ tip: z.int() }), ride],
    ['may have an optional field that is not written', ride, ride.extend({ tip: z.int().optional() })],
    ['reads more values than are written', ride, ride.extend({ status: z.enum(['REQUESTED', 'ACCEPTED', 'SHARED']) })],
    ['reads a wider range, and whole numbers as numbers', places(z.string().min(4)), places(z.string().min(3))],
    ['reads null where it is never written', ride.extend({ fare: z.int().min(1).max(50_000) }), ride],
    ['reads one form of several', z.object({ fare: z.int() }), z.object({ fare: z.union([z.string(), z.number()]) })],
  ])('%s', (_case, writer, reader) => {
    expect(refusedOf(writer, reader)).toEqual([]);
  });
});

describe('a reader refuses', () => {
  it.each([
    [ride, ride.extend({ tip: z.int() }), 'ride.tip is required, and not always written'],
    [ride.partial({ id: true }), ride, 'ride.id is required, and not always written'],
    [ride, ride.extend({ id: z.int() }), 'ride.id is string, and integer is read'],
    [ride.extend({ id: z.string().nullable() }), ride, 'ride.id is null, and string is read'],
    [ride, ride.extend({ status: z.enum(['REQUESTED']) }), 'ride.status may be ACCEPTED, and that is not read'],
    [ride.extend({ status: z.string() }), ride, 'ride.status may be any value, and that is not read'],
    [places(z.string()), ride, 'ride.places[].name is read more narrowly: minLength'],
    [ride, places(z.string().max(20)), 'ride.places[].name is read more narrowly: maxLength'],
    [ride, ride.extend({ id: z.iso.datetime() }), 'ride.id is read more narrowly: format'],
    [ride, ride.extend({ counts: z.record(z.string(), z.string()) }), 'ride.counts.* is integer, and string is read'],
    [ride, z.strictObject(ride.omit({ note: true }).shape), 'ride.note is not known'],
  ])('what it cannot read (%#)', (writer, reader, sentence) => {
    expect(refusedOf(writer, reader)).toEqual([sentence]);
  });

  it.each(['sos', 'open'])('an unknown key: %s', (other) => {
    const by = (...names: string[]) => z.record(z.enum(names as [string]), z.int());
    expect(refusedOf(by('open', 'sos'), by(other))).toHaveLength(1);
  });
});

describe('a published field stays', () => {
  it('also an optional one, in lists and in nullable objects', () => {
    expect(removedIn(ride.extend({ tip: z.int() }))).toEqual([]);
    expect(removedIn(ride.omit({ note: true }))).toEqual(['ride.note is gone']);
    expect(removedIn(ride.extend({ places: z.array(z.object({})).nullable() }))).toEqual([
      'ride.places[].name is gone',
    ]);
  });
});
