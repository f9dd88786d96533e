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
});
