import { z } from 'zod';
import { exampleOf } from './example.rules.js';
import { jsonSchemaOf } from './json-schema.js';

const SCHEMAS: [string, z.ZodType][] = [
  ['text', z.string()],
  ['a moment and a day', z.object({ at: z.iso.datetime(), day: z.iso.date() })],
  ['a number from its least', z.object({ stars: z.int().min(3), left: z.number() })],
  ['one of several words', z.enum(['REQUESTED', 'ACCEPTED'])],
  ['what may be null', z.object({ fare: z.int().nullable() })],
  ['a list of things', z.array(z.object({ name: z.string(), on: z.boolean() }))],
  ['counts by word', z.record(z.enum(['CAR', 'CNG']), z.int())],
];

describe('an example', () => {
  it.each(SCHEMAS)('is read by its schema: %s', (_what, schema) => {
    expect(schema.safeParse(exampleOf(jsonSchemaOf(schema)))).toMatchObject({ success: true });
  });

  it.each(['^[0-9a-f]{24}$', '^\\d{6}$'])('matches its pattern: %s', (pattern) => {
    expect(exampleOf({ type: 'string', pattern })).toMatch(new RegExp(pattern));
  });

  it('has every field, also the optional ones', () => {
    expect(exampleOf(jsonSchemaOf(z.object({ id: z.int(), note: z.string().optional() })))).toHaveProperty('note');
  });

  it.each([{ type: 'string', format: 'ipv4' }, { type: 'string', pattern: '^x+$' }, {}])(
    'is an error where none is known: %j',
    (schema) => {
      expect(() => exampleOf(schema)).toThrow('No example is known of');
    },
  );
});
