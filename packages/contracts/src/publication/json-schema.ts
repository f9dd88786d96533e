import { z } from 'zod';

/** The part of JSON Schema that our contracts are written down in. */
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

/** What a schema takes in. A format says what its pattern would say, in one word. */
export function jsonSchemaOf(schema: z.ZodType): JsonSchema {
  const { $schema, ...written } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ jsonSchema }) => {
      if (jsonSchema.format !== undefined) delete jsonSchema.pattern;
    },
  });
  return written as JsonSchema;
}

/** The alternatives of a schema that has some, in whichever of two ways they are written. */
export function alternativesOf({ type, anyOf, ...rest }: JsonSchema): JsonSchema[] | undefined {
  return Array.isArray(type) ? type.map((one) => ({ ...rest, type: one })) : anyOf;
}
