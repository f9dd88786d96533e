import { alternativesOf, type JsonSchema } from './json-schema.js';

/** A reader with one of these reads only what is written with the very same. */
const SAME = ['pattern', 'format', 'allOf', 'not'] as const;
const LOWER = ['minimum', 'minLength', 'minItems'] as const;
const UPPER = ['maximum', 'maxLength', 'maxItems'] as const;
const SHAPE = ['type', 'properties', 'required', 'additionalProperties', 'propertyNames', 'items', 'anyOf', 'enum'];

/** All that is compared, and `default`, which changes nothing of what is read. */
export const KNOWN_KEYWORDS: ReadonlySet<string> = new Set([...SAME, ...LOWER, ...UPPER, ...SHAPE, 'default']);

/** What a reader refuses of what a writer may write: a sentence each, with the place it is about. Fields it does not know it leaves out. */
export function refusals(writer: JsonSchema, reader: JsonSchema, place: string): string[] {
  const [written, read] = [alternativesOf(writer), alternativesOf(reader)];
  if (written) return written.flatMap((one) => refusals(one, reader, place));
  if (read) return fewest(read.map((one) => refusals(writer, one, place)));
  if (!isTypeRead(writer, reader)) return [`${place} is ${writer.type ?? 'anything'}, and ${reader.type} is read`];
  return [
    ...valueRefusals(writer, reader, place),
    ...fieldRefusals(writer, reader, place),
    ...(reader.items ? refusals(writer.items ?? {}, reader.items, `${place}[]`) : []),
  ];
}

/** The places of `published` that `today` does not have any more. */
export function removals(published: JsonSchema, today: JsonSchema, place: string): string[] {
  const present = new Set(placesOf(today, place));
  return placesOf(published, place)
    .filter((name) => !present.has(name))
    .map((name) => `${name} is gone`);
}

const fewest = (lists: string[][]): string[] => lists.reduce((best, list) => (list.length < best.length ? list : best));

const isTypeRead = (writer: JsonSchema, reader: JsonSchema): boolean =>
  reader.type === undefined || writer.type === reader.type || (writer.type === 'integer' && reader.type === 'number');

function valueRefusals(writer: JsonSchema, reader: JsonSchema, place: string): string[] {
  const values = reader.enum && (writer.enum?.filter((value) => !reader.enum?.includes(value)) ?? ['any value']);
  const narrower = [
    ...SAME.filter((word) => reader[word] && JSON.stringify(writer[word]) !== JSON.stringify(reader[word])),
    ...LOWER.filter((word) => reader[word] !== undefined && !(Number(writer[word]) >= Number(reader[word]))),
    ...UPPER.filter((word) => reader[word] !== undefined && !(Number(writer[word]) <= Number(reader[word]))),
  ];
  return [
    ...(values ?? []).map((value) => `${place} may be ${value}, and that is not read`),
    ...narrower.map((word) => `${place} is read more narrowly: ${word}`),
  ];
}

function fieldRefusals(writer: JsonSchema, reader: JsonSchema, place: string): string[] {
  const missing = (reader.required ?? []).filter((name) => !writer.required?.includes(name));
  const written = Object.entries(writer.properties ?? {});
  const names = reader.propertyNames ? refusals(writer.propertyNames ?? {}, reader.propertyNames, `${place} key`) : [];
  return [
    ...missing.map((name) => `${place}.${name} is required, and not always written`),
    ...written.flatMap(([name, field]) =>
      oneField(field, reader.properties?.[name] ?? restOf(reader), `${place}.${name}`),
    ),
    ...oneField(restOf(writer) || undefined, restOf(reader), `${place}.*`),
    ...names,
  ];
}

/** What stands for fields without a name of their own; false where there must be none. */
const restOf = ({ additionalProperties: rest }: JsonSchema): JsonSchema | false | undefined =>
  rest === true ? undefined : rest;

function oneField(writer: JsonSchema | undefined, reader: JsonSchema | false | undefined, place: string): string[] {
  if (writer === undefined || reader === undefined) return [];
  return reader === false ? [`${place} is not known`] : refusals(writer, reader, place);
}

function placesOf(schema: JsonSchema, place: string): string[] {
  const rest = restOf(schema);
  return [
    ...Object.entries(schema.properties ?? {}).flatMap(([name, field]) => [
      `${place}.${name}`,
      ...placesOf(field, `${place}.${name}`),
    ]),
    ...(rest ? placesOf(rest, `${place}.*`) : []),
    ...(schema.items ? placesOf(schema.items, `${place}[]`) : []),
    ...(schema.anyOf ?? []).flatMap((one) => placesOf(one, place)),
  ];
}
