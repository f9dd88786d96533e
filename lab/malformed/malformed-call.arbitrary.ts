import type { Endpoint, Schema } from '@pothik/contracts/platform';
import fc from 'fast-check';
import type { z } from 'zod';
import { field, type Json, type Known, propertiesOf } from './field.arbitrary.js';

/** The input of a call: path parameters and query by name, and a JSON body. */
export interface MalformedCall {
  params: Record<string, string>;
  query: Record<string, string>;
  body?: Json;
}

/**
 * Input that the call's own schemas refuse: valid fields mixed with wrong, missing and unknown ones. `known` are
 * existing identifiers, so that the call is not refused merely because the resource does not exist.
 */
export function malformedCall(endpoint: Endpoint, known: Known): fc.Arbitrary<MalformedCall> {
  const calls = fc.record({
    params: texts(endpoint.params, known, { isWhole: true }),
    query: endpoint.method === 'GET' ? texts(endpoint.query, known, { isWhole: false }) : fc.constant({}),
    body: endpoint.method === 'GET' ? fc.constant(undefined) : bodyOf(endpoint.body, known),
  });
  return calls.filter((call) => !isWellFormed(endpoint, call));
}

/** Path and query are text. A path parameter is never missing or unknown: that would be another path. */
function texts(schema: z.ZodObject | undefined, known: Known, { isWhole }: { isWhole: boolean }) {
  const fields = Object.fromEntries(
    Object.entries(propertiesOf(schema)).map(([name, property]) => [
      name,
      field(name, property, known).map(isWhole ? asPart : asText),
    ]),
  );
  const requiredKeys = isWhole ? undefined : [];
  const named = fc.record(fields, { requiredKeys, noNullPrototype: true }) as fc.Arbitrary<Record<string, string>>;
  return isWhole ? named : withUnknown(named, fc.string({ maxLength: 20 }));
}

function bodyOf(schema: Schema | undefined, known: Known): fc.Arbitrary<Json> {
  const fields = Object.fromEntries(
    Object.entries(propertiesOf(schema)).map(([name, property]) => [name, field(name, property, known)]),
  );
  const anything = fc.jsonValue({ maxDepth: 2 }) as fc.Arbitrary<Json>;
  const named = fc.record(fields, { requiredKeys: [], noNullPrototype: true }) as fc.Arbitrary<Record<string, Json>>;
  const objects: fc.Arbitrary<Json> = withUnknown(named, anything);
  return fc.oneof({ weight: 12, arbitrary: objects }, { weight: 1, arbitrary: anything });
}

/** Sometimes with an undeclared field. */
function withUnknown<Value>(objects: fc.Arbitrary<Record<string, Value>>, values: fc.Arbitrary<Value>) {
  const unknown = fc.dictionary(
    fc.constantFrom('$where', '__proto__', 'constructor', 'role', 'isAdmin', '_id'),
    values,
    {
      maxKeys: 1,
      noNullPrototype: true,
    },
  );
  return fc.tuple(objects, unknown).map(([object, more]) => ({ ...object, ...more }));
}

function isWellFormed(endpoint: Endpoint, { params, query, body }: MalformedCall): boolean {
  return (
    accepts(endpoint.params, params) &&
    accepts(endpoint.query, given(query, endpoint.query)) &&
    accepts(endpoint.body, body ?? {})
  );
}

/** An empty value of a declared name in an address is none given. */
const given = (query: MalformedCall['query'], schema: z.ZodObject | undefined) =>
  Object.fromEntries(Object.entries(query).filter(([name, value]) => value !== '' || !(name in (schema?.shape ?? {}))));

/** Validates as the owner does: unknown names are refused, and without a schema no input is allowed. */
function accepts(schema: Schema | undefined, value: unknown): boolean {
  if (schema === undefined) return isRecord(value) && Object.keys(value).length === 0;
  const shape = (schema as Partial<z.ZodObject>).shape;
  if (shape && isRecord(value) && Object.keys(value).some((name) => !Object.hasOwn(shape, name))) return false;
  return schema.safeParse(value).success;
}

const isRecord = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A lone surrogate cannot be encoded in a URL. */
const asText = (value: Json): string =>
  Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString();

/** An empty segment or dots alone would change the path. */
const asPart = (value: Json): string => asText(value).replace(/^\.{0,2}$/, '...');
