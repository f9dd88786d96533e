/** Headers that both sides of a call agree on. */
export const HEADER = {
  requestId: 'x-request-id',
  correlationId: 'x-correlation-id',
  /** The gateway's or a service's signed statement of who calls; removed from requests from outside. */
  statement: 'x-pothik-statement',
  /** The keyed hash of the caller's address, for the security log; removed from requests from outside. */
  client: 'x-pothik-client',
  idempotencyKey: 'idempotency-key',
} as const;

/** The W3C header that continues a trace; ignored in requests from outside. */
export const TRACEPARENT = 'traceparent';

/** The names of cookies; `cookieNameOf` says what a secret one is called under https. */
export const COOKIE = {
  access: 'accessToken',
  refresh: 'refreshToken',
  /** Recognises a browser at the callback from Google. */
  googleSignIn: 'googleSignIn',
  signedIn: 'signedIn',
  /** The secret by which a browser holds its registration until the e-mail is proved. */
  registration: 'registration',
  /** The secret by which a browser holds its half-done log-in until the second factor completes it. */
  secondFactor: 'second_factor',
  /** Signed: the account that this browser signed in to last. */
  knownBrowser: 'knownBrowser',
  language: 'language',
  sidebar: 'sidebar_state',
} as const;
