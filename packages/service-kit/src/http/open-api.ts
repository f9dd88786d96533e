import {
  ACT_AGE,
  API_PREFIX,
  type Endpoint,
  type ErrorEntry,
  isForServices,
  type Schema,
  takesIdempotencyKey,
} from '@pothik/contracts/platform';
import { z } from 'zod';
import { refusalsOf } from './endpoint-refusals.rules.js';

type Json = Record<string, unknown>;
type Errors = Readonly<Record<string, ErrorEntry>>;

const PAGE = 'text/html';
const FOUND = 302;

/**
 * The OpenAPI 3.1 document of the calls that people can make, without the calls between services.
 * @param accessCookie the name of the cookie with the session
 */
export function openApiDocument(endpoints: readonly Endpoint[], errors: Errors, accessCookie: string): Json {
  const paths: Record<string, Json> = {};
  for (const endpoint of endpoints.filter(({ access }) => !isForServices(access))) {
    const path = `${API_PREFIX}${endpoint.path.replace(/:(\w+)/g, '{$1}')}`;
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(endpoint, errors) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Pothik',
      version: '1.0.0',
      description: 'The API of an open ride-hailing platform. Fares are whole BDT, times ISO 8601 in UTC.',
    },
    servers: [{ url: '/' }],
    paths,
    components: {
      schemas: { Refusal: refusalSchema },
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: accessCookie } },
    },
  };
}

function operation(endpoint: Endpoint, errors: Errors): Json {
  const body = requestBody(endpoint);
  return {
    operationId: `${endpoint.owner}.${endpoint.name}`,
    tags: [endpoint.owner],
    summary: endpoint.summary,
    ...(endpoint.access === 'PUBLIC' ? {} : { security: [{ session: [] }] }),
    ...(Array.isArray(endpoint.access) ? { description: `For: ${endpoint.access.join(', ')}.` } : {}),
    parameters: [
      ...parameters(endpoint.params, 'path'),
      ...parameters(endpoint.query, 'query'),
      ...idempotencyKey(endpoint),
      ...actAge(endpoint),
    ],
    ...(body === undefined ? {} : { requestBody: body }),
    responses: endpoint.produces === PAGE ? leadingOn(endpoint, errors) : answers(endpoint, errors),
  };
}

function parameters(schema: Schema | undefined, location: 'path' | 'query'): Json[] {
  if (schema === undefined) return [];
  const { properties = {}, required = [] } = jsonSchema(schema, 'input') as { properties?: Json; required?: string[] };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: location,
    required: location === 'path' || required.includes(name),
    schema: property,
  }));
}

function idempotencyKey(endpoint: Endpoint): Json[] {
  if (!takesIdempotencyKey(endpoint)) return [];
  const description = 'Repeats of the same command with the same key are answered, not done again.';
  return [
    { name: 'Idempotency-Key', in: 'header', required: false, description, schema: { type: 'string', maxLength: 128 } },
  ];
}

function actAge({ takesActAge }: Endpoint): Json[] {
  if (!takesActAge) return [];
  const description =
    'How long ago the person did this, in whole milliseconds by their device, if it waited for a network. It is shown beside the server’s time and decides nothing; a value outside these bounds says nothing.';
  const schema = { type: 'integer', minimum: 0, maximum: ACT_AGE.maximumMs };
  return [{ name: 'Act-Age', in: 'header', required: false, description, schema }];
}

function requestBody({ body, files }: Endpoint): Json | undefined {
  const schema = body === undefined ? undefined : jsonSchema(body, 'input');
  if (files === undefined) return schema && { required: true, content: { 'application/json': { schema } } };
  const images = {
    type: 'array',
    maxItems: files.maximumCount,
    items: { type: 'string', contentMediaType: 'image/*' },
  };
  const form = { type: 'object', properties: { ...(schema ? { data: schema } : {}), [files.field]: images } };
  const encoding = { data: { contentType: 'application/json' } };
  const json = schema ? { 'application/json': { schema } } : {};
  return { required: true, content: { 'multipart/form-data': { schema: form, encoding }, ...json } };
}

const answers = (endpoint: Endpoint, errors: Errors): Json => ({
  [endpoint.status]: success(endpoint),
  ...refusals(refusalsOf(endpoint), errors),
});

/** A page to navigate to leads on, also with its refusals; only a service that is not ready yet answers by itself. */
function leadingOn(endpoint: Endpoint, errors: Errors): Json {
  const sentences = sentencesOf(refusalsOf(endpoint), errors);
  const description = `Leads on; refused, to \`/login?refusal=<code>\`:\n\n${sentences}`;
  const headers = { location: { required: true, schema: { type: 'string' } } };
  return { [FOUND]: { description, headers }, ...refusals(['platform/unavailable'], errors) };
}

function success({ message, response, produces }: Endpoint): Json {
  // Responses without an envelope have no schema: bytes and events are described by their media type.
  if (produces !== undefined) return { description: message, content: { [produces]: {} } };
  const schema = {
    type: 'object',
    required: ['success', 'message', 'data'],
    properties: {
      success: { const: true },
      message: { type: 'string', examples: [message] },
      data: jsonSchema(response, 'output'),
    },
  };
  return { description: message, content: { 'application/json': { schema } } };
}

/** One response for each status, with the codes that it may carry and their sentences. */
function refusals(codes: readonly string[], errors: Errors): Json {
  const byStatus = new Map<number, string[]>();
  for (const code of codes) {
    const entry = errors[code];
    if (entry) byStatus.set(entry.status, [...(byStatus.get(entry.status) ?? []), code]);
  }
  return Object.fromEntries([...byStatus].map(([status, found]) => [status, refusal(found, errors)]));
}

function refusal(codes: readonly string[], errors: Errors): Json {
  const description = sentencesOf(codes, errors);
  const schema = {
    allOf: [{ $ref: '#/components/schemas/Refusal' }, { properties: { code: { enum: codes } } }],
  };
  return { description, content: { 'application/json': { schema } } };
}

const sentencesOf = (codes: readonly string[], errors: Errors): string =>
  codes.map((code) => `\`${code}\`: ${errors[code]?.message}`).join('\n\n');

const refusalSchema = {
  type: 'object',
  required: ['success', 'message', 'code', 'requestId'],
  properties: {
    success: { const: false },
    message: { type: 'string' },
    code: { type: 'string' },
    requestId: { type: 'string' },
    errors: {
      type: 'array',
      items: {
        type: 'object',
        required: ['field', 'message'],
        properties: { field: { type: 'string' }, message: { type: 'string' } },
      },
    },
  },
};

/** For a schema that transforms, the side that callers see: what they send, or what they receive. */
function jsonSchema(schema: Schema, io: 'input' | 'output'): Json {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}
