import { z } from 'zod';
import { type SharedText, sharedTextOf, sharedValueOf } from './shared-text.js';

const personId = '64f000000000000000000001';
const addressed: SharedText = {
  form: 'addressed',
  value: z.object({ personId: z.string(), content: z.object({ number: z.int() }).optional() }),
};
const integer: SharedText = { form: 'integer', value: z.int() };
const json: SharedText = { form: 'json', value: z.object({ nonce: z.string() }) };

describe('text that processes share', () => {
  it.each([
    ['a whole number', integer, 3, '3'],
    ['a text', { form: 'text', value: z.string() } satisfies SharedText, 'any text', 'any text'],
    ['JSON', json, { nonce: 'n' }, '{"nonce":"n"}'],
    ['a person’s id', addressed, { personId }, personId],
    ['an id with content', addressed, { personId, content: { number: 7 } }, `${personId} {"number":7}`],
  ])('is written and read: %s', (_what, shape, value, text) => {
    expect(sharedTextOf(shape, value)).toBe(text);
    expect(sharedValueOf(shape, text)).toEqual(value);
  });

  it('is refused when it is something else', () => {
    expect(() => sharedValueOf(integer, 'x')).toThrow(z.ZodError);
    expect(() => sharedValueOf(json, 'x')).toThrow(SyntaxError);
    expect(() => sharedValueOf(addressed, `${personId} {"number":"7"}`)).toThrow(z.ZodError);
  });
});
