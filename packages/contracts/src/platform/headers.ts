import { API_PREFIX } from './owners.js';

/** Headers that both sides of a call agree on. */
export const HEADER = {
  requestId: 'x-request-id',
  correlationId: 'x-correlation-id',
  /** The gateway's or a service's signed statement of who calls; removed from requests from outside. */
  statement: 'x-pothik-statement',
  /** The gateway's signed statement of the caller's address, as it is counted; removed from requests from outside. */
  address: 'x-pothik-address',
  /** The keyed hash of the caller's address, for the security log; removed from requests from outside. */
  client: 'x-pothik-client',
  idempotencyKey: 'idempotency-key',
  /**
   * How long ago a person did what this call says, in whole milliseconds by their device: an act that waited for a network.
   * It is shown and never used. Calls with `takesActAge` read it.
   */
  actAge: 'act-age',
  /** Sent by our pages with every call: their tabs renew the session themselves, so the gateway never does it for them. */
  page: 'x-pothik-page',
  /** Sent by a page that opens its live stream: its own random name. Of the streams of one name the newest alone is kept. */
  streamReader: 'x-pothik-stream-reader',
} as const;

/** The value of `HEADER.page`. */
export const OF_A_PAGE = '1';

/** The W3C header that continues a trace; ignored in requests from outside. */
export const TRACEPARENT = 'traceparent';

/** The path of the refresh cookie under http: every call carries it, so that the gateway can renew a session. Under https it is /. */
export const REFRESH_COOKIE_PATH = API_PREFIX;
/** That of releases before: auth's calls alone. */
export const REFRESH_COOKIE_FORMER_PATH = `${API_PREFIX}/auth`;
