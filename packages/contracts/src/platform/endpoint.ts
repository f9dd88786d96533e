import type { z } from 'zod';
import type { ZodMiniType } from 'zod/mini';
import type { ErrorEntry, platformErrors } from './errors.js';
import type { Owner } from './owners.js';
import type { Role } from './roles.js';

/** Who may call: everybody, everybody signed in, the listed roles, or another service of ours. */
export type Access = 'PUBLIC' | 'SIGNED_IN' | 'SERVICE' | readonly Role[];

/** A multipart call: its body stands as JSON in the part `data`, files repeat under `field`. */
export interface FileParts {
  readonly field: string;
  readonly maximumCount: number;
  readonly maximumBytes: number;
}

/** What a call sends: forms are made of zod's small half, so that a page with a form fetches no more than it needs. */
export type Schema = z.ZodType | ZodMiniType;

/** One call of the API. Controllers, typed client, gateway and OpenAPI page are all made from this entry. */
export interface EndpointDefinition {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Below `/api/v1`, with `:name` parameters. */
  readonly path: string;
  readonly access: Access;
  readonly summary: string;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: Schema;
  readonly files?: FileParts;
  /** The media type of a success that is no envelope: a picture's bytes, a stream of events. */
  readonly produces?: string;
  /** `data` of the envelope. */
  readonly response: z.ZodType;
  /** `message` of the envelope. */
  readonly message: string;
  readonly status: 200 | 201;
  readonly errors: readonly string[];
}

export type Endpoint = EndpointDefinition & { readonly owner: Owner; readonly name: string };

/** What a call is called in figures and traces: `ride.book`. */
export const nameOfCall = ({ owner, name }: Pick<Endpoint, 'owner' | 'name'>): string => `${owner}.${name}`;

/** The media type of a stream of events: it has no length and no end of its own. */
export const EVENT_STREAM = 'text/event-stream';

type Part<T> = T extends Schema ? z.output<T> : unknown;
type RawPart<T> = T extends Schema ? z.input<T> : unknown;
type Field<E, K extends string> = K extends keyof E ? E[K] : undefined;

/** What a handler receives: params, query and body parsed and merged. */
export type Input<E> = Part<Field<E, 'params'>> & Part<Field<E, 'query'>> & Part<Field<E, 'body'>>;
/** What a caller sends. */
export type RawInput<E> = RawPart<Field<E, 'params'>> & RawPart<Field<E, 'query'>> & RawPart<Field<E, 'body'>>;
/** `data` as the handler returns it. */
export type Output<E extends { response: z.ZodType }> = z.input<E['response']>;
/** `data` as the caller receives it. */
export type Data<E extends { response: z.ZodType }> = z.output<E['response']>;

/** Declares an owner's calls; every error code must stand in the owner's catalogue or in the platform's. */
export const endpointsOf =
  <O extends Owner, E extends Record<string, ErrorEntry>>(owner: O, _errors: E) =>
  <const T extends Record<string, EndpointDefinition & { errors: readonly (keyof E | keyof typeof platformErrors)[] }>>(
    table: T,
  ): { readonly [K in keyof T]: T[K] & { readonly owner: O; readonly name: K & string } } =>
    Object.fromEntries(Object.entries(table).map(([name, entry]) => [name, { ...entry, owner, name }])) as never;
