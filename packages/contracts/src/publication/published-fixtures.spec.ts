import fs from 'node:fs';
import path from 'node:path';
import { ENDPOINTS } from '../catalogue/endpoints.js';
import { EVENTS } from '../catalogue/events.js';
import { CHANNELS, KEYS, STATEMENTS } from '../catalogue/shared.js';
import { nameOfCall } from '../platform/endpoint.js';
import { type EventEnvelope, eventEnvelope } from '../platform/event.js';
import { type SharedText, sharedTextOf, sharedValueOf } from '../platform/shared-text.js';
import { breaksOf } from './contract-change.rules.js';
import type { JsonSchema } from './json-schema.js';
import { keptParts } from './kept-parts.rules.js';
import { type Publication, publicationOf } from './publication.js';
import { KNOWN_KEYWORDS } from './schema-change.rules.js';

const folder = path.join(__dirname, '..', '..', 'fixtures');
const numbers = fs.readdirSync(folder).map(Number);
const read = <Part extends keyof Publication>(number: number, part: Part): Publication[Part] =>
  JSON.parse(fs.readFileSync(path.join(folder, String(number), `${part}.json`), 'utf8'));

const last = Math.max(...numbers);
const published = read(last, 'schemas');
const today = publicationOf({}).schemas;

/** Today's schema parses it without dropping a field. */
function readEvent({ payload, ...envelope }: EventEnvelope): void {
  eventEnvelope.parse({ ...envelope, payload });
  expect(EVENTS[envelope.type]?.payload.parse(payload)).toMatchObject(payload as object);
}

const endpointOf = (call: string) => ENDPOINTS.find((endpoint) => nameOfCall(endpoint) === call);

/** Responses are wrapped, because null is one of them. */
function readAnswer(call: string, data: unknown): void {
  expect({ data: endpointOf(call)?.response.parse(data) }).toMatchObject({ data });
}

const events = numbers.flatMap((number) =>
  Object.entries(read(number, 'events')).map(([name, event]) => [number, name, event] as const),
);
const answers = Object.entries(read(last, 'answers'));

describe('the tree', () => {
  // Publication 1 was made before texts were shared.
  const expected = (number: number) => keptParts(number, last).filter((part) => number > 1 || part !== 'shared');

  it.each(numbers)('has of publication %i what is kept, and nothing else', (number) => {
    const stored = fs.readdirSync(path.join(folder, String(number)));
    expect(stored.sort()).toEqual(
      expected(number)
        .map((part) => `${part}.json`)
        .sort(),
    );
  });

  it('has every publication, from the first to the last', () => {
    expect([...numbers].sort((a, b) => a - b)).toEqual(Array.from({ length: last }, (_, index) => index + 1));
  });
});

describe('today’s consumers read every event that was ever published', () => {
  it.each(events)('of publication %i: %s', (_number, _name, event) => readEvent(event));

  it('and notice a missing or a dropped field', () => {
    const [, , event] = events.find(([, name]) => name === 'ride/fare-set.v1') as (typeof events)[number];
    const { ride } = event.payload as { ride: object };
    expect(() => readEvent({ ...event, payload: { ride: { ...ride, fare: undefined } } })).toThrow('fare');
    expect(() => readEvent({ ...event, payload: { ride: { ...ride, unheardOf: 20 } } })).toThrow('unheardOf');
  });
});

describe('today’s callers read every response of the last publication', () => {
  it.each(answers)('%s', readAnswer);

  it('and notice a missing or a dropped field', () => {
    const [call, ride] = answers.find(([name]) => name === 'ride.book') as [string, object];
    expect(() => readAnswer(call, { ...ride, fare: undefined })).toThrow('fare');
    expect(() => readAnswer(call, { ...ride, unheardOf: 20 })).toThrow('unheardOf');
  });
});

/** Read and written again, it is the same text: no field was dropped. */
function readText(shape: SharedText | undefined, text: string): void {
  if (shape === undefined) throw new Error('Nothing reads it any more.');
  expect(sharedTextOf(shape, sharedValueOf(shape, text))).toBe(text);
}

function readClaims(name: string, claims: unknown): void {
  expect(STATEMENTS[name]?.parse(claims)).toEqual(claims);
}

const shared = numbers
  .filter((number) => fs.existsSync(path.join(folder, String(number), 'shared.json')))
  .flatMap((number) => {
    const { keys, channels, statements } = read(number, 'shared');
    return [
      ...Object.entries(keys).map(([name, text]) => [number, name, () => readText(KEYS[name], text)] as const),
      ...Object.entries(channels).map(([name, text]) => [number, name, () => readText(CHANNELS[name], text)] as const),
      ...Object.entries(statements).map(([name, claims]) => [number, name, () => readClaims(name, claims)] as const),
    ];
  });

describe('today’s processes read what was ever published of keys, channels and statements', () => {
  it.each(shared)('of publication %i: %s', (_number, _name, readIt) => readIt());

  it('and every one of today is published', () => {
    const { keys, channels, statements } = read(last, 'shared');
    expect(Object.keys(keys)).toEqual(Object.keys(KEYS));
    expect(Object.keys(channels)).toEqual(Object.keys(CHANNELS));
    expect(Object.keys(statements)).toEqual(Object.keys(STATEMENTS));
  });

  it('and notice a missing or a dropped field', () => {
    const text = read(last, 'shared').channels['auth.sessionsEnded'] as string;
    const message = JSON.parse(text);
    const readChanged = (change: object) =>
      readText(CHANNELS['auth.sessionsEnded'], JSON.stringify({ ...message, ...change }));
    expect(() => readChanged({ epoch: undefined })).toThrow('epoch');
    expect(() => readChanged({ unheardOf: 20 })).toThrow('unheardOf');
  });
});

describe('a program released with the last publication', () => {
  it('sends valid requests, and reads the responses and events of today', () => {
    expect(breaksOf(published, today)).toEqual([]);
  });
});

/** Every keyword of a schema; names of fields are not keywords. */
const keywordsOf = (schema: unknown): string[] =>
  Object.entries(schema as JsonSchema).flatMap(([word, value]) => {
    if (word === 'properties') return [word, ...Object.values(value as object).flatMap(keywordsOf)];
    const inner = [value].flat().filter((one) => typeof one === 'object' && one !== null);
    return word === 'default' || word === 'enum' ? [word] : [word, ...inner.flatMap(keywordsOf)];
  });

it('the comparison knows every keyword that the published contracts use', () => {
  const calls = Object.values(today.calls).flatMap(({ request, response }) => [request, response]);
  const texts = [...Object.values(today.keys), ...Object.values(today.channels)].map(({ value }) => value);
  const exchanged = [...Object.values(today.events), ...Object.values(today.statements), ...texts];
  const used = [...exchanged, ...calls].flatMap(keywordsOf);
  expect([...new Set(used)].filter((word) => !KNOWN_KEYWORDS.has(word))).toEqual([]);
});
