import { bodyKindOf, filledEncoded, filledJson, placesIn, valuesOf } from './sms-template.rules.js';

const HOSTILE = [
  'plain',
  'a&to=8801999999999&x=1',
  'quote " and \\ and \u0000',
  "it's 100% #1 + 2 = 3?",
  'two\r\nlines: x\r\n\r\nbody',
  '"},{"to":"8801999999999',
  '{to} {id} {text}',
  '$& $1 $`',
  'পথিক কোড: 123456।',
];
const valuesWith = (text: string) => valuesOf({ to: '+8801712345678', text, id: 'abc-1' });

it.each(HOSTILE)('a text stays one parameter of a query or a form: %j', (text) => {
  const query = filledEncoded('key=k&to={to}&text={text}&id={id}', valuesWith(text));
  expect([...new URLSearchParams(query)]).toEqual([
    ['key', 'k'],
    ['to', '8801712345678'],
    ['text', text],
    ['id', 'abc-1'],
  ]);
});

it.each(HOSTILE)('a text stays one value of a JSON body: %j', (text) => {
  const body = filledJson(
    '{"messages":[{"to":"{to}","n":1,"x":null,"text":"<{text}>"}],"id":"{id}"}',
    valuesWith(text),
  );
  const messages = [{ to: '8801712345678', n: 1, x: null, text: `<${text}>` }];
  expect(JSON.parse(body)).toEqual({ messages, id: 'abc-1' });
});

it.each(HOSTILE)('a text stays one header: %j', (text) => {
  const value = filledEncoded('text {text}', valuesWith(text));
  expect(new Headers({ 'x-text': value }).get('x-text')).toBe(value);
  expect(decodeURIComponent(value.slice('text '.length))).toBe(text);
});

it('half a character is replaced', () => {
  expect(filledEncoded('text={text}', valuesWith('a\ud83d'))).toBe('text=a%EF%BF%BD');
});

it.each([
  ['{"to":"{to}"}', 'json'],
  ['[{"to":"{to}"}]', 'json'],
  ['{"to":{to}}', undefined],
  ['"{to}"', undefined],
  ['<sms>{to}</sms>', undefined],
  ['to={to}&text={text}', 'form'],
  ['to={to}', 'form'],
  ['to={to}&', undefined],
  ['to = {to}', undefined],
  ['', undefined],
])('the body %j is %s', (template, kind) => {
  expect(bodyKindOf(template)).toBe(kind);
});

it('places are found in all templates, and an unknown one is no template', () => {
  expect(placesIn('https://sms.test/?to={to}', '{"text":"{text}"}')).toEqual(new Set(['{to}', '{text}']));
  expect(placesIn('a', 'b')).toEqual(new Set());
  expect(placesIn('to={number}')).toBeUndefined();
});
