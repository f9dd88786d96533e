import fs from 'node:fs';
import path from 'node:path';
import { ENDPOINTS } from '../catalogue/endpoints.js';
import { EVENTS } from '../catalogue/events.js';
import { nameOfCall } from '../platform/endpoint.js';
import { type EventEnvelope, eventEnvelope } from '../platform/event.js';
import { breaksOf } from './contract-change.rules.js';
import type { JsonSchema } from './json-schema.js';
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
  const used = [...Object.values(today.events), ...calls].flatMap(keywordsOf);
  expect([...new Set(used)].filter((word) => !KNOWN_KEYWORDS.has(word))).toEqual([]);
});
