import { DomainError } from '@pothik/contracts/catalogue';
import { FORM_MESSAGES } from '@pothik/contracts/platform';
import { z } from 'zod';
import { inputParser } from './input-validation.rules.js';

const parse = inputParser({
  params: z.object({ rideId: z.string().min(3, 'too short') }),
  query: z.object({ page: z.coerce.number().default(1) }),
  body: z.object({ fare: z.int('whole BDT').min(1, 'at least 1'), place: z.object({ name: z.string('a name') }) }),
});
const RIGHT = { params: { rideId: 'ride' }, query: {}, body: { fare: 220, place: { name: 'Farmgate' } } };

function fieldsRefused(parts: Partial<typeof RIGHT> | object): unknown {
  try {
    parse({ ...RIGHT, ...parts });
  } catch (refusal) {
    if (refusal instanceof DomainError) return refusal.details.fields;
    throw refusal;
  }
  return 'taken';
}

describe('the input of a call', () => {
  it('is params, query and body merged, each parsed', () => {
    expect(parse(RIGHT)).toEqual({ rideId: 'ride', page: 1, fare: 220, place: { name: 'Farmgate' } });
  });

  it('is refused with every wrong field once, with its path and its first message', () => {
    expect(fieldsRefused({ params: { rideId: 'r' }, body: { fare: 0.5, place: {} } })).toEqual([
      { field: 'rideId', message: 'too short' },
      { field: 'fare', message: 'whole BDT' },
      { field: 'place.name', message: 'a name' },
    ]);
  });

  it('takes an empty part of the address for none given', () => {
    expect(parse({ ...RIGHT, query: { page: '' } })).toMatchObject({ page: 1 });
    expect(fieldsRefused({ query: { 'page[$gt]': '' } })).toEqual([
      { field: 'page[$gt]', message: FORM_MESSAGES.unknownField },
    ]);
  });

  it('is refused for an unknown name, at any depth', () => {
    expect(fieldsRefused({ query: { sort: 'fare' } })).toEqual([
      { field: 'sort', message: FORM_MESSAGES.unknownField },
    ]);
    expect(fieldsRefused({ body: { ...RIGHT.body, tip: 5 } })).toEqual([
      { field: 'tip', message: FORM_MESSAGES.unknownField },
    ]);
  });

  it('is empty in the parts that a call does not declare', () => {
    const bare = inputParser({});
    expect(bare({ params: undefined, query: undefined, body: undefined })).toEqual({});
    expect(() => bare({ params: {}, query: {}, body: { fare: 1 } })).toThrow(DomainError);
  });
});
