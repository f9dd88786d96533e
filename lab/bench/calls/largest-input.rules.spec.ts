import { largestInput, largestOf } from './largest-input.rules.mjs';

const FORM = {
  type: 'object',
  properties: { note: { type: 'string', maxLength: 5 }, fare: { type: 'integer', maximum: 9 } },
};

describe('largest legal input of a call', () => {
  it('fills a text to its maximum with the most words, in letters of several bytes', () => {
    expect(largestOf({ type: 'string', maxLength: 5 })).toBe('ক ক ক');
    expect(largestOf({ type: 'string', maxLength: 4 })).toBe('ক কক');
    expect(largestOf({ type: 'string' })).toHaveLength(200);
  });

  it('takes the largest number, the first word of a list and the most entries', () => {
    expect(largestOf({ type: 'integer', maximum: 7 })).toBe(7);
    expect(largestOf({ enum: ['BIKE', 'CNG'] })).toBe('BIKE');
    expect(largestOf({ type: 'array', maxItems: 2, items: { type: 'boolean' } })).toEqual([true, true]);
  });

  it('takes what a schema cannot say by the name of the field', () => {
    expect(largestOf(FORM, { note: 'said' })).toEqual({ note: 'said', fare: 9 });
  });

  it('puts values into path, query and body', () => {
    const parameters = [
      { in: 'path', name: 'id', schema: { type: 'string' } },
      { in: 'query', name: 'limit', schema: { type: 'integer' } },
      { in: 'query', name: 'unsaid', schema: { type: 'string' } },
    ];
    const operation = { parameters, requestBody: { content: { 'application/json': { schema: FORM } } } };
    expect(largestInput({ path: '/rides/{id}', operation }, { id: 'r1', limit: 100 })).toEqual({
      path: '/rides/r1?limit=100',
      body: { note: 'ক ক ক', fare: 9 },
      files: undefined,
    });
  });

  it('names the field of files and how many it takes', () => {
    const properties = { data: FORM, files: { type: 'array', maxItems: 4 } };
    const operation = { requestBody: { content: { 'multipart/form-data': { schema: { properties } } } } };
    expect(largestInput({ path: '/vehicles', operation }, {}).files).toEqual({ field: 'files', count: 4 });
  });
});
