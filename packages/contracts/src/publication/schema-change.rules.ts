import { alternativesOf, type JsonSchema } from './json-schema.js';

/** Where a reader has one of these, the writer must have the same value. */
const SAME = ['pattern', 'format', 'allOf', 'not'] as const;
const LOWER = ['minimum', 'minLength', 'minItems'] as const;
const UPPER = ['maximum', 'maxLength', 'maxItems'] as const;
const SHAPE = ['type', 'properties', 'required', 'additionalProperties', 'propertyNames', 'items', 'anyOf', 'enum'];

/** All keywords that are compared, and `default`, which does not affect compatibility. */
export const KNOWN_KEYWORDS: ReadonlySet<string> = new Set([...SAME, ...LOWER, ...UPPER, ...SHAPE, 'default']);

/** What a writer may write and a reader refuses: a sentence each, with its path. A reader ignores unknown fields. */
export function refusals(writer: JsonSchema, reader: JsonSchema, path: string): string[] {
  const [written, read] = [alternativesOf(writer), alternativesOf(reader)];
  if (written) return written.flatMap((one) => refusals(one, reader, path));
  if (read) return fewest(read.map((one) => refusals(writer, one, path)));
  if (!isTypeRead(writer, reader)) return [`${path} is ${writer.type ?? 'anything'}, and ${reader.type} is read`];
  return [
    ...valueRefusals(writer, reader, path),
    ...fieldRefusals(writer, reader, path),
    ...(reader.items ? refusals(writer.items ?? {}, reader.items, `${path}[]`) : []),
  ];
}

/** The paths of `published` that `today` no longer has. */
export function removals(published: JsonSchema, today: JsonSchema, path: string): string[] {
  const present = new Set(pathsOf(today, path));
  return pathsOf(published, path)
    .filter((name) => !present.has(name))
    .map((name) => `${name} is gone`);
}

const fewest = (lists: string[][]): string[] => lists.reduce((best, list) => (list.length < best.length ? list : best));

const isTypeRead = (writer: JsonSchema, reader: JsonSchema): boolean =>
  reader.type === undefined || writer.type === reader.type || (writer.type === 'integer' && reader.type === 'number');

function valueRefusals(writer: JsonSchema, reader: JsonSchema, path: string): string[] {
  const values = reader.enum && (writer.enum?.filter((value) => !reader.enum?.includes(value)) ?? ['any value']);
  const narrower = [
    ...SAME.filter((word) => reader[word] && JSON.stringify(writer[word]) !== JSON.stringify(reader[word])),
    ...LOWER.filter((word) => reader[word] !== undefined && !(Number(writer[word]) >= Number(reader[word]))),
    ...UPPER.filter((word) => reader[word] !== undefined && !(Number(writer[word]) <= Number(reader[word]))),
  ];
  return [
    ...(values ?? []).map((value) => `${path} may be ${value}, and that is not read`),
    ...narrower.map((word) => `${path} is read more narrowly: ${word}`),
  ];
}

function fieldRefusals(writer: JsonSchema, reader: JsonSchema, path: string): string[] {
  const missing = (reader.required ?? []).filter((name) => !writer.required?.includes(name));
  const written = Object.entries(writer.properties ?? {});
  const names = reader.propertyNames ? refusals(writer.propertyNames ?? {}, reader.propertyNames, `${path} key`) : [];
  return [
    ...missing.map((name) => `${path}.${name} is required, and not always written`),
    ...written.flatMap(([name, field]) =>
      oneField(field, reader.properties?.[name] ?? restOf(reader), `${path}.${name}`),
    ),
    ...oneField(restOf(writer) || undefined, restOf(reader), `${path}.*`),
    ...names,
  ];
}

/** The schema of additional properties; false where they are refused. */
const restOf = ({ additionalProperties: rest }: JsonSchema): JsonSchema | false | undefined =>
  rest === true ? undefined : rest;

function oneField(writer: JsonSchema | undefined, reader: JsonSchema | false | undefined, path: string): string[] {
  if (writer === undefined || reader === undefined) return [];
  return reader === false ? [`${path} is not known`] : refusals(writer, reader, path);
}

function pathsOf(schema: JsonSchema, path: string): string[] {
  const rest = restOf(schema);
  return [
    ...Object.entries(schema.properties ?? {}).flatMap(([name, field]) => [
      `${path}.${name}`,
      ...pathsOf(field, `${path}.${name}`),
    ]),
    ...(rest ? pathsOf(rest, `${path}.*`) : []),
    ...(schema.items ? pathsOf(schema.items, `${path}[]`) : []),
    ...(schema.anyOf ?? []).flatMap((one) => pathsOf(one, path)),
  ];
}
