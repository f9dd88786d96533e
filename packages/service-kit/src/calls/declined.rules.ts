/** The header of a 503 whose request was not started. */
export const DECLINED = 'x-pothik-declined';

type Headers = Readonly<Record<string, string | readonly string[] | undefined>>;

/**
 * Whether an instance refused before it started the request. A service that is not prepared sets the header. A server
 * that closes answers before our code runs: without the header, and unlike our services without Retry-After.
 */
export const isDeclined = (status: number, headers: Headers): boolean =>
  status === 503 && (headers[DECLINED] !== undefined || headers['retry-after'] === undefined);
