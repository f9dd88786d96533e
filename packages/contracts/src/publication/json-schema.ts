import { z } from 'zod';

/** The part of JSON Schema that the published contracts use. */
export interface JsonSchema {
  type?: string | string[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: boolean | JsonSchema;
  propertyNames?: JsonSchema;
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  enum?: unknown[];
  format?: string;
  pattern?: string;
  [keyword: string]: unknown;
}

/** The JSON Schema of a schema's input. Where there is a format, its pattern is left out. */
export function jsonSchemaOf(schema: z.ZodType): JsonSchema {
  const { $schema, ...written } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ jsonSchema }) => {
      if (jsonSchema.format !== undefined) delete jsonSchema.pattern;
      // One value is compared as a list of one.
      if ('const' in jsonSchema) {
        jsonSchema.enum = [jsonSchema.const as string];
        delete jsonSchema.const;
      }
    },
  });
  return written as JsonSchema;
}

/** The alternatives of a schema, from `anyOf` or from a list of types; undefined if it has none. */
export function alternativesOf({ type, anyOf, ...rest }: JsonSchema): JsonSchema[] | undefined {
  return Array.isArray(type) ? type.map((one) => ({ ...rest, type: one })) : anyOf;
}
