/** Texts have so many signs where a schema names no maximum. */
const UNNAMED_LENGTH = 200;

/** Words of one letter: the most words that a text of this length can have. */
const text = (length, word = 'ক ') => word.repeat(Math.ceil(length / word.length)).slice(0, length - 1) + word[0];

/** The largest value that a JSON schema admits; what it cannot say stands in `values`, by the name of the field. */
export function largestOf(schema, values = {}, name = '') {
  if (name in values) return values[name];
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.anyOf) return largestOf(schema.anyOf[0], values, name);
  if (schema.type === 'array')
    return Array.from({ length: schema.maxItems ?? 0 }, () => largestOf(schema.items, values, name));
  if (schema.type === 'object')
    return Object.fromEntries(
      Object.entries(schema.properties).map(([field, inner]) => [field, largestOf(inner, values, field)]),
    );
  if (schema.type === 'boolean') return true;
  if (schema.type === 'number' || schema.type === 'integer') return schema.maximum ?? 1;
  return schema.pattern ? text(schema.maxLength ?? 8, 'A1') : text(schema.maxLength ?? UNNAMED_LENGTH);
}

/**
 * One call of an OpenAPI document with its largest legal input.
 * @param {{ path: string, method: string, operation: any }} call
 * @param {Record<string, unknown>} values
 * @returns {{ path: string, body: unknown, files: { field: string, count: number } | undefined }} `files` beside the body
 */
export function largestInput({ path, operation }, values) {
  const parameters = (operation.parameters ?? []).filter((parameter) => parameter.in !== 'header');
  const filled = parameters
    .filter((parameter) => parameter.in === 'path')
    .reduce((so, { name, schema }) => so.replace(`{${name}}`, String(largestOf(schema, values, name))), path);
  const query = new URLSearchParams(
    parameters
      .filter((parameter) => parameter.in === 'query' && values[parameter.name] !== undefined)
      .map(({ name }) => [name, String(values[name])]),
  );
  const content = operation.requestBody?.content;
  const [field, array] = Object.entries(content?.['multipart/form-data']?.schema.properties ?? {}).at(-1) ?? [];
  const schema = content?.['application/json']?.schema ?? content?.['multipart/form-data']?.schema.properties.data;
  return {
    path: query.size === 0 ? filled : `${filled}?${query}`,
    body: schema && largestOf(schema, values),
    files: field && { field, count: array.maxItems ?? 1 },
  };
}
