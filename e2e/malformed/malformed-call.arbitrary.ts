import type { Endpoint, Schema } from '@pothik/contracts/platform';
import fc from 'fast-check';
import type { z } from 'zod';
import { field, type Json, type Known, propertiesOf } from './field.arbitrary.js';

/** What is sent: parts of the path by name, the query by name, and a JSON body. */
export interface MalformedCall {
  params: Record<string, string>;
  query: Record<string, string>;
  body?: Json;
}

/**
 * Input that the call's own schemas refuse, made from them: right fields beside wrong ones, missing ones and unknown ones.
 * `known` are identifiers that exist, so that a refusal is not one for want of the thing named.
 */
export function malformedCall(endpoint: Endpoint, known: Known): fc.Arbitrary<MalformedCall> {
  const calls = fc.record({
    params: texts(endpoint.params, known, { isWhole: true }),
    query: endpoint.method === 'GET' ? texts(endpoint.query, known, { isWhole: false }) : fc.constant({}),
    body: endpoint.method === 'GET' ? fc.constant(undefined) : bodyOf(endpoint.body, known),
  });
  return calls.filter((call) => !isWellFormed(endpoint, call));
}

/** Path and query carry text alone. A part of the path is never missing or unknown: that would be another path. */
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

/** Sometimes with a field nobody declares. */
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
  return accepts(endpoint.params, params) && accepts(endpoint.query, query) && accepts(endpoint.body, body ?? {});
}

/** As the owner reads it: an unknown name is refused. Without a schema nothing may be sent. */
function accepts(schema: Schema | undefined, value: unknown): boolean {
  if (schema === undefined) return isRecord(value) && Object.keys(value).length === 0;
  const shape = (schema as Partial<z.ZodObject>).shape;
  if (shape && isRecord(value) && Object.keys(value).some((name) => !Object.hasOwn(shape, name))) return false;
  return schema.safeParse(value).success;
}

const isRecord = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Half a surrogate pair cannot stand in an address. */
const asText = (value: Json): string =>
  Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString();

/** Nothing, and dots alone, would make another path of it. */
const asPart = (value: Json): string => asText(value).replace(/^\.{0,2}$/, '...');
