import type { Schema } from '@pothik/contracts/platform';
import fc from 'fast-check';
import { z } from 'zod';

export type Json = string | number | boolean | null | Json[] | { [name: string]: Json };

/** Identifiers that exist, by the name of the field that carries them. */
export type Known = Readonly<Record<string, string>>;

/** A property of a JSON Schema. */
interface Property {
  type?: string;
  enum?: Json[];
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  anyOf?: Property[];
}

/** The declared properties of an object schema; none for any other schema. */
export function propertiesOf(schema: Schema | undefined): Record<string, Property> {
  if (schema === undefined) return {};
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as {
    properties?: Record<string, Property>;
  };
  return json.properties ?? {};
}

/** A value for a field: valid, just outside the bounds, or of another kind. */
export function field(name: string, property: Property, known: Known): fc.Arbitrary<Json> {
  return fc.oneof(
    { weight: 3, arbitrary: fitting(name, property, known) },
    { weight: 2, arbitrary: outside(property) },
    { weight: 2, arbitrary: HOSTILE },
    { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 2 }) as fc.Arbitrary<Json> },
  );
}

function fitting(name: string, property: Property, known: Known): fc.Arbitrary<Json> {
  if (known[name] !== undefined) return fc.constant(known[name]);
  if (property.enum) return fc.constantFrom(...property.enum);
  const [first] = property.anyOf ?? [];
  if (first) return fitting(name, first, known);
  const within = { min: property.minimum ?? 0, max: Math.min(property.maximum ?? 1_000, 1_000_000) };
  if (property.type === 'integer') return fc.integer(within);
  if (property.type === 'number') return fc.double({ ...within, noNaN: true });
  if (property.type === 'boolean') return fc.boolean();
  return fc.string({ minLength: property.minLength ?? 1, maxLength: Math.min(property.maxLength ?? 20, 40) });
}

/** A value just outside the declared bounds; empty when there are none. */
function outside({ minLength, maxLength, minimum, maximum, enum: values }: Property): fc.Arbitrary<Json> {
  const beyond: Json[] = [''];
  if (minLength !== undefined && minLength > 0) beyond.push('x'.repeat(minLength - 1));
  if (maxLength !== undefined) beyond.push('x'.repeat(maxLength + 1));
  if (minimum !== undefined) beyond.push(minimum - 1, minimum + 0.5);
  if (maximum !== undefined) beyond.push(maximum + 1);
  if (values) beyond.push(`${values[0]} `, String(values[0]).toLowerCase());
  return fc.constantFrom(...beyond);
}

/** What attackers and broken clients send. */
const HOSTILE = fc.constantFrom<Json>(
  { $gt: '' },
  { $ne: null },
  { $where: 'sleep(1000)' },
  [],
  [['x']],
  null,
  true,
  -1,
  1e308,
  0.1,
  Number.MAX_SAFE_INTEGER + 1,
  'x'.repeat(5_000),
  '\u0000',
  '\ud800',
  '../../etc/passwd',
  '%00',
  "' OR 1=1 --",
  '<script>alert(1)</script>',
  'aaaaaaaaaaaaaaaaaaaaaaag',
  '9999-99-99',
);
