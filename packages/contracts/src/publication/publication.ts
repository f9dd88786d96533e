import { z } from 'zod';
import { ENDPOINTS } from '../catalogue/endpoints.js';
import { EVENTS } from '../catalogue/events.js';
import { type Endpoint, nameOfCall } from '../platform/endpoint.js';
import type { EventEnvelope } from '../platform/event.js';
import { exampleOf } from './example.rules.js';
import { type JsonSchema, jsonSchemaOf } from './json-schema.js';

/** A published call. */
export interface PublishedCall {
  /** Method, path and the status of a success. */
  address: string;
  request: JsonSchema;
  response: JsonSchema;
}

/** All published contracts: the content of `fixtures/<number>/`, one file for each field. */
export interface Publication {
  schemas: { events: Record<string, JsonSchema>; calls: Record<string, PublishedCall> };
  /** Envelopes by the name of their fixture. */
  events: Record<string, EventEnvelope>;
  /** `data` of a response, by call; none for calls that return a picture, a stream or a redirect. */
  answers: Record<string, unknown>;
}

/** Today's contracts; the events' examples are the fixtures beside their schemas. */
export function publicationOf(events: Publication['events']): Publication {
  const calls = ENDPOINTS.map((endpoint) => [nameOfCall(endpoint), callOf(endpoint)] as const);
  const answering = ENDPOINTS.filter(({ produces }) => produces === undefined);
  return {
    schemas: {
      events: Object.fromEntries(Object.values(EVENTS).map(({ type, payload }) => [type, jsonSchemaOf(payload)])),
      calls: Object.fromEntries(calls),
    },
    events,
    answers: Object.fromEntries(
      answering.map((endpoint) => [nameOfCall(endpoint), exampleOf(jsonSchemaOf(endpoint.response))]),
    ),
  };
}

const NOTHING = z.object({});

const callOf = ({ method, path, status, params, query, body, response }: Endpoint): PublishedCall => ({
  address: `${method} ${path} ${status}`,
  request: jsonSchemaOf(z.object({ params: params ?? NOTHING, query: query ?? NOTHING, body: body ?? NOTHING })),
  response: jsonSchemaOf(response),
});
