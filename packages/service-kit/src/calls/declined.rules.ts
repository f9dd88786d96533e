/** Says of a 503 that nothing of its request was begun. */
export const DECLINED = 'x-pothik-declined';

type Headers = Readonly<Record<string, string | readonly string[] | undefined>>;

/**
 * Whether a instance refused before it began. A service that is not prepared says so. A server that closes answers before
 * any code of ours runs, and unlike our services says nothing of when to come back.
 */
export const isDeclined = (status: number, headers: Headers): boolean =>
  status === 503 && (headers[DECLINED] !== undefined || headers['retry-after'] === undefined);
