import { DomainError } from '@pothik/contracts/catalogue';
import { type Endpoint, type FieldError, FORM_MESSAGES, type Schema } from '@pothik/contracts/platform';
import { z } from 'zod';

export interface RawParts {
  params: unknown;
  query: unknown;
  body: unknown;
}

type Parse = (parts: RawParts) => unknown;

const NOTHING = z.strictObject({});

/** Makes the parser of an endpoint's input: params, query and body, each strict, merged. */
export function inputParser(endpoint: Pick<Endpoint, 'params' | 'query' | 'body'>): Parse {
  const params = strict(endpoint.params ?? NOTHING);
  const query = strict(endpoint.query ?? NOTHING);
  const known = query instanceof z.core.$ZodObject ? Object.keys(query._zod.def.shape) : [];
  const body = strict(endpoint.body ?? NOTHING);
  return (parts) => {
    const results = [
      params.safeParse(parts.params ?? {}),
      query.safeParse(withoutEmpty(parts.query ?? {}, known)),
      body.safeParse(parts.body ?? {}),
    ];
    const fields = results.flatMap((result) => (result.success ? [] : fieldErrors(result.error.issues)));
    if (fields.length > 0) throw new DomainError('request/invalid', { fields });
    return Object.assign({}, ...results.map((result) => result.data));
  };
}

/** An empty filter, page or limit of an address is none given; an unknown name stays, and is refused. */
const withoutEmpty = (query: object, known: readonly string[]) =>
  Object.fromEntries(Object.entries(query).filter(([name, value]) => value !== '' || !known.includes(name)));

/** Makes every object schema strict, so that unknown names are always refused. */
function strict(schema: Schema): Schema {
  if (!(schema instanceof z.core.$ZodObject) || schema._zod.def.catchall !== undefined) return schema;
  return z.clone(schema, { ...schema._zod.def, catchall: z.never() });
}

/** Every failing field once, with its first message, in the order of the schema. */
function fieldErrors(issues: readonly z.core.$ZodIssue[]): FieldError[] {
  const fields = new Map<string, string>();
  for (const { field, message } of issues.flatMap(named)) if (!fields.has(field)) fields.set(field, message);
  return [...fields].map(([field, message]) => ({ field, message }));
}

function named(issue: z.core.$ZodIssue): FieldError[] {
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({ field: pathOf([...issue.path, key]), message: FORM_MESSAGES.unknownField }));
  return [{ field: pathOf(issue.path), message: issue.message }];
}

const pathOf = (path: readonly PropertyKey[]): string => path.map(String).join('.');
