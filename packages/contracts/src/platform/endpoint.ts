import type { z } from 'zod';
import type { ZodMiniType } from 'zod/mini';
import type { ErrorEntry, platformErrors } from './errors.js';
import type { Signer } from './owners.js';
import type { Right, Role } from './roles.js';
import type { Route } from './route.js';

/** A call between services: only the listed ones may make it. */
export interface ServiceAccess {
  readonly services: readonly Signer[];
}

/** Who may call: everybody, everybody signed in, the listed roles, or the listed services. */
export type Access = 'PUBLIC' | 'SIGNED_IN' | readonly Role[] | ServiceAccess;

/** Whether a call is for services alone: it is mounted below `/internal`, where the gateway forwards nothing. */
export const isForServices = (access: Access): access is ServiceAccess =>
  typeof access === 'object' && 'services' in access;

/** The roles that a call names; none where it is open to everybody, to every signed-in person or to services. */
export const rolesOf = (access: Access): readonly Role[] =>
  typeof access === 'string' || isForServices(access) ? [] : access;

/** What a call sends. Forms are made with zod/mini, so that a page with a form loads less code. */
export type Schema = z.ZodType | ZodMiniType;

/** What the server declares for a call beside its route. */
export interface EndpointDefinition {
  readonly access: Access;
  /** Of administrators only those who have this right may call; of others whoever `access` names. */
  readonly right?: Right;
  readonly summary: string;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: Schema;
  /** Bytes that its JSON body may have, where that is less than `JSON_MAXIMUM_BYTES`. */
  readonly bodyMaximumBytes?: number;
  /** The media type of a success that is no envelope: a picture's bytes, a stream of events. */
  readonly produces?: string;
  /** `data` of the envelope. */
  readonly response: z.ZodType;
  readonly status: 200 | 201;
  /** Its own refusals; those that follow from the rest of the entry are added (`refusalsOf` in service-kit). */
  readonly errors: readonly string[];
  /**
   * Whether it takes Idempotency-Key and stores it with what it changes. Without an entry a command of signed-in people
   * takes one, and a PUBLIC call none.
   */
  readonly takesKey?: boolean;
  /** A person's device may keep this act while there is no network: it takes Act-Age. */
  readonly takesActAge?: true;
  /** The gateway states the caller's address: the owner counts what was wrong against it, which only it knows. */
  readonly statesAddress?: true;
  /** Emergency help and log-out: no rate limit of the gateway counts them. */
  readonly isNeverLimited?: true;
}

/** One call of the API. Controllers, the gateway and the OpenAPI page are made from this entry. */
export type Endpoint = Route & EndpointDefinition;

/** The name of a call in metrics and traces: `ride.book`. */
export const nameOfCall = ({ owner, name }: Pick<Route, 'owner' | 'name'>): string => `${owner}.${name}`;

/** Whether a call takes Idempotency-Key. */
export const takesIdempotencyKey = ({
  method,
  access,
  takesKey,
}: Pick<Endpoint, 'method' | 'access' | 'takesKey'>): boolean => takesKey ?? (method !== 'GET' && access !== 'PUBLIC');

/** The media type of server-sent events: a response without a length that stays open. */
export const EVENT_STREAM = 'text/event-stream';
/** The media type of a list as a file, which is written row by row. */
export const CSV = 'text/csv';

/** Whether the answer is a stream that stays open, so that its duration is no latency. */
export const lastsAsRead = ({ produces }: Pick<Endpoint, 'produces'>): boolean =>
  produces === EVENT_STREAM || produces === CSV;

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

/** A schema for the body if the route has a body, and none otherwise. */
type BodyOf<R> = R extends { readonly hasBody: true } ? { readonly body: Schema } : { readonly body?: undefined };

/** Makes endpoints of routes; every error code must be in the given catalogue or the platform's. */
export const endpointWith =
  <E extends Record<string, ErrorEntry>>(_errors: E) =>
  <
    const R extends Route,
    const D extends EndpointDefinition & { errors: readonly (keyof E | keyof typeof platformErrors)[] },
  >(
    route: R,
    definition: D & BodyOf<R>,
  ) => ({ ...route, ...definition });

/** A table with exactly one endpoint for each route, under the route's name: `satisfies EndpointsOf<typeof routes>`. */
export type EndpointsOf<Routes> = {
  readonly [Name in keyof Routes]: Endpoint & Routes[Name] & { readonly name: Name };
};
