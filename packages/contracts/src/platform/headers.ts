/** Names both sides of a hop agree on. */
export const HEADER = {
  requestId: 'x-request-id',
  correlationId: 'x-correlation-id',
  /** The gateway's or a service's signed statement of who calls; stripped when it comes from outside. */
  statement: 'x-pothik-statement',
  idempotencyKey: 'idempotency-key',
} as const;

/** The W3C header with the place in a trace; what strangers say there is not believed. */
export const TRACEPARENT = 'traceparent';

export const COOKIE = {
  access: 'accessToken',
  refresh: 'refreshToken',
  signedIn: 'signedIn',
  language: 'language',
  sidebar: 'sidebar_state',
} as const;
