import { alternativesOf, type JsonSchema } from './json-schema.js';

const BY_FORMAT: Readonly<Record<string, string>> = {
  date: '2026-11-02',
  'date-time': '2026-11-02T06:00:00.000Z',
};
const BY_PATTERN: Readonly<Record<string, string>> = {
  '^[0-9a-f]{24}$': '64f000000000000000000001',
  '^\\d{6}$': '123456',
};

/** A value that is valid by a schema, with all optional fields. @throws Error for a schema without a known example */
export function exampleOf(schema: JsonSchema): unknown {
  const [first] = alternativesOf(schema) ?? [];
  if (first) return exampleOf(first);
  if (schema.enum) return schema.enum[0];
  switch (schema.type) {
    case 'string':
      return textOf(schema);
    case 'integer':
    case 'number':
      return Math.max(1, Number(schema.minimum ?? 1));
    case 'boolean':
      return true;
    case 'null':
      return null;
    case 'array':
      return [exampleOf(schema.items ?? {})];
    case 'object':
      return fieldsOf(schema);
    default:
      throw new Error(`No example is known of ${JSON.stringify(schema)}`);
  }
}

function textOf({ format, pattern }: JsonSchema): string {
  if (format === undefined && pattern === undefined) return 'পথিক, the traveller';
  const text = format === undefined ? BY_PATTERN[pattern ?? ''] : BY_FORMAT[format];
  if (text === undefined) throw new Error(`No example is known of text like ${format ?? pattern}`);
  return text;
}

function fieldsOf({ properties = {}, propertyNames, additionalProperties: rest }: JsonSchema): Record<string, unknown> {
  const fields = Object.entries(properties).map(([name, field]) => [name, exampleOf(field)]);
  const names = (propertyNames?.enum ?? []).map((name) => [name, exampleOf(rest as JsonSchema)]);
  return Object.fromEntries([...fields, ...names]);
}
