import { z } from 'zod';
import { ENDPOINTS } from '../catalogue/endpoints.js';
import { EVENTS } from '../catalogue/events.js';
import { CHANNELS, KEYS, STATEMENTS } from '../catalogue/shared.js';
import { type Endpoint, nameOfCall } from '../platform/endpoint.js';
import type { EventEnvelope } from '../platform/event.js';
import { type SharedText, sharedTextOf } from '../platform/shared-text.js';
import { exampleOf } from './example.rules.js';
import { type JsonSchema, jsonSchemaOf } from './json-schema.js';

/** A published call. */
export interface PublishedCall {
  /** Method, path and the status of a success. */
  address: string;
  request: JsonSchema;
  response: JsonSchema;
}

/** Text that processes share through the key-value store. */
export interface PublishedText {
  /** The key with its variable parts in braces, or the channel, then the form of the text. */
  address: string;
  value: JsonSchema;
}

/** All published contracts: the content of `fixtures/<number>/`, one file for each field. */
export interface Publication {
  schemas: {
    events: Record<string, JsonSchema>;
    calls: Record<string, PublishedCall>;
    keys: Record<string, PublishedText>;
    channels: Record<string, PublishedText>;
    statements: Record<string, JsonSchema>;
  };
  /** Envelopes by the name of their fixture. */
  events: Record<string, EventEnvelope>;
  /** `data` of a response, by call; none for calls that return a picture, a stream or a redirect. */
  answers: Record<string, unknown>;
  /** A value of each key and a message of each channel, as the text that is stored or sent; the claims of each statement. */
  shared: { keys: Record<string, string>; channels: Record<string, string>; statements: Record<string, unknown> };
}

/** Today's contracts; the events' examples are the fixtures beside their schemas. */
export function publicationOf(events: Publication['events']): Publication {
  const calls = ENDPOINTS.map((endpoint) => [nameOfCall(endpoint), callOf(endpoint)] as const);
  const answering = ENDPOINTS.filter(({ produces }) => produces === undefined);
  return {
    schemas: {
      events: Object.fromEntries(Object.values(EVENTS).map(({ type, payload }) => [type, jsonSchemaOf(payload)])),
      calls: Object.fromEntries(calls),
      keys: each(KEYS, (shape) => publishedText(shape.key, shape)),
      channels: each(CHANNELS, (shape) => publishedText(shape.channel, shape)),
      statements: each(STATEMENTS, jsonSchemaOf),
    },
    events,
    answers: Object.fromEntries(
      answering.map((endpoint) => [nameOfCall(endpoint), exampleOf(jsonSchemaOf(endpoint.response))]),
    ),
    shared: {
      keys: each(KEYS, exampleText),
      channels: each(CHANNELS, exampleText),
      statements: each(STATEMENTS, (schema) => exampleOf(jsonSchemaOf(schema))),
    },
  };
}

const each = <From, To>(table: Readonly<Record<string, From>>, change: (from: From) => To): Record<string, To> =>
  Object.fromEntries(Object.entries(table).map(([name, from]) => [name, change(from)]));

const publishedText = (place: string, { form, value }: SharedText): PublishedText => ({
  address: `${place} ${form}`,
  value: jsonSchemaOf(value),
});

const exampleText = (shape: SharedText): string => sharedTextOf(shape, exampleOf(jsonSchemaOf(shape.value)));

const NOTHING = z.object({});

const callOf = ({ method, path, status, params, query, body, response }: Endpoint): PublishedCall => ({
  address: `${method} ${path} ${status}`,
  request: jsonSchemaOf(z.object({ params: params ?? NOTHING, query: query ?? NOTHING, body: body ?? NOTHING })),
  response: jsonSchemaOf(response),
});
