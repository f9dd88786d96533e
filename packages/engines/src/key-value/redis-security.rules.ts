/** Whom a connection trusts, beyond what its address says. */
export interface RedisSecurity {
  tls?: { ca: string };
}

/**
 * Why no connection may be made with a certificate, in one sentence without values; undefined when it may.
 * @param url `rediss://` encrypts, `redis://` does not
 */
export function redisSecurityRefusal(url: string, certificate: string | undefined): string | undefined {
  return certificate === undefined || url.startsWith('rediss://')
    ? undefined
    : 'REDIS_CA_FILE needs an address in REDIS_URL that begins with rediss://.';
}

/** @param certificate the content of REDIS_CA_FILE; without one, the authorities that Node trusts */
export const redisSecurity = (certificate: string | undefined): RedisSecurity =>
  certificate === undefined ? {} : { tls: { ca: certificate } };
