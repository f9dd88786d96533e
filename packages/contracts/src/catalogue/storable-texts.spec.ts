import fc from 'fast-check';
import { z } from 'zod';
import { isForServices, nameOfCall, type Schema } from '../platform/endpoint.js';
import { FORM_MESSAGES } from '../platform/form-messages.js';
import { lines, text } from '../platform/text.js';
import { ENDPOINTS } from './endpoints.js';

/** Compared by their hash alone, and never stored or searched for. */
const COMPARED = ['password', 'currentPassword'];

const control = fc.constantFrom(
  ...Array.from({ length: 0x20 }, (_, code) => String.fromCharCode(code)),
  '\u007f',
  '\u0085',
);
const halfOfACharacter = fc.integer({ min: 0xd800, max: 0xdfff }).map((code) => String.fromCharCode(code));
const inside = (part: fc.Arbitrary<string>) => part.map((character) => `Rahima${character}Khatun`);

/** The names of a schema's properties that accept some text. */
const textsOf = (schema: Schema | undefined): string[] => {
  if (schema === undefined) return [];
  const { properties = {} } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  const isText = (property: unknown) => JSON.stringify(property).includes('"type":"string"');
  return Object.keys(properties).filter((name) => isText(properties[name]) && !COMPARED.includes(name));
};

const texts = ENDPOINTS.filter(({ access }) => !isForServices(access)).flatMap((endpoint) =>
  [endpoint.params, endpoint.query, endpoint.body].flatMap((schema) =>
    textsOf(schema).map((field) => [`${nameOfCall(endpoint)} ${field}`, field, schema as Schema] as const),
  ),
);

it.each(texts)('%s refuses a zero byte, other control characters and halves of a character', (_name, field, schema) => {
  fc.assert(
    fc.property(
      fc.oneof(inside(fc.constant('\0')), inside(control.filter(isNoLine)), inside(halfOfACharacter)),
      (value) => {
        const issues = schema.safeParse({ [field]: value }).error?.issues ?? [];
        expect(issues.map(({ path }) => path[0])).toContain(field);
      },
    ),
  );
});

const isNoLine = (character: string): boolean => !'\t\n\r'.includes(character);

it('a text of one line refuses tab and line breaks, one of several lines keeps them', () => {
  for (const character of '\t\n\r') {
    const value = `Road 27${character}Dhanmondi`;
    expect(text(1, 50, '').safeParse(value).error?.issues[0]?.message).toBe(FORM_MESSAGES.characterRefused);
    expect(lines(1, 50, '').safeParse(value).data).toBe(value);
  }
  expect(lines(1, 50, '').safeParse('Road\u000027').error?.issues[0]?.message).toBe(FORM_MESSAGES.characterRefused);
});

it.each(['ধানমন্ডি ২৭', 'Zoë O’Neil', '👩‍👩‍👧 at the gate', 'a\u200db'])('a text keeps %j', (value) => {
  expect(text(1, 50, '').safeParse(value).data).toBe(value);
  expect(lines(1, 50, '').safeParse(value).data).toBe(value);
});
