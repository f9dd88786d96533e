import { breaksOf } from './contract-change.rules.js';
import type { JsonSchema } from './json-schema.js';
import { type Publication, publicationOf } from './publication.js';

const today = publicationOf({}).schemas;
const changed = (change: (schemas: Publication['schemas']) => void) => {
  const copy = structuredClone(today);
  change(copy);
  return breaksOf(today, copy);
};
const fieldsOf = (schema: JsonSchema | undefined, ...names: string[]): JsonSchema =>
  names.reduce((inner, name) => inner.properties?.[name] as JsonSchema, schema as JsonSchema);

describe('a program released with a publication', () => {
  it('is compatible with the same contracts', () => {
    expect(breaksOf(today, today)).toEqual([]);
  });

  it('is incompatible when a request requires more, or a response has less', () => {
    const { calls } = today;
    expect(
      changed(({ calls: { 'ride.book': book } }) => fieldsOf(book?.request, 'body').required?.push('unheardOf')),
    ).toEqual(['ride.book request.body.unheardOf is required, and not always written']);
    expect(changed(({ calls: { 'ride.book': book } }) => delete book?.response.properties?.fare)).toEqual([
      'ride.book response.fare is gone',
    ]);
    expect(changed((schemas) => delete schemas.calls['ride.book'])).toEqual(['ride.book is gone']);
    const address = 'POST /ride/reserve 201';
    expect(changed((schemas) => Object.assign(schemas.calls['ride.book'] ?? {}, { address }))).toEqual([
      `ride.book was ${calls['ride.book']?.address} and is ${address}`,
    ]);
  });

  it('is incompatible when old consumers cannot read new events, or new consumers cannot read old ones', () => {
    const name = 'ride.status-changed';
    expect(changed(({ events: { [name]: event } }) => fieldsOf(event, 'to').enum?.push('SHARED'))).toEqual([
      `${name}.to may be SHARED, and that is not read`,
    ]);
    expect(changed(({ events: { [name]: event } }) => fieldsOf(event, 'ride').required?.push('unheardOf'))).toEqual([
      `${name}.ride.unheardOf is required, and not always written`,
    ]);
    expect(changed((schemas) => delete schemas.events[name])).toEqual([`${name} is gone`]);
  });

  it('is incompatible when a value of the key-value store has another key, form or shape', () => {
    const name = 'auth.epoch';
    const address = 'epochs:{personId} integer';
    expect(changed(({ keys }) => Object.assign(keys[name] ?? {}, { address }))).toEqual([
      `${name} was epoch:{personId} integer and is ${address}`,
    ]);
    expect(changed(({ keys }) => Object.assign(keys[name]?.value ?? {}, { type: 'string' }))).toEqual([
      `${name} is integer, and string is read`,
      `${name} is string, and integer is read`,
    ]);
    expect(changed(({ keys }) => delete keys[name])).toEqual([`${name} is gone`]);
  });

  it('is incompatible when a message cannot be read by old or new instances', () => {
    const name = 'auth.sessionsEnded';
    expect(changed(({ channels }) => channels[name]?.value.required?.push('unheardOf'))).toEqual([
      `${name}.unheardOf is required, and not always written`,
    ]);
    expect(changed(({ channels }) => fieldsOf(channels[name]?.value, 'reason').enum?.push('deleted'))).toEqual([
      `${name}.reason may be deleted, and that is not read`,
    ]);
    expect(changed(({ channels }) => delete channels[name])).toEqual([`${name} is gone`]);
  });

  it('is incompatible when a statement cannot be read by old or new services', () => {
    const name = 'statement.person';
    expect(changed(({ statements }) => delete statements[name]?.properties?.epoch)).toEqual([`${name}.epoch is gone`]);
    expect(changed(({ statements }) => statements[name]?.required?.push('epoch'))).toEqual([
      `${name}.epoch is required, and not always written`,
    ]);
  });

  it('is compatible with the first publication, which had events and calls alone', () => {
    const { events, calls } = today;
    expect(breaksOf({ events, calls }, today)).toEqual([]);
  });
});
