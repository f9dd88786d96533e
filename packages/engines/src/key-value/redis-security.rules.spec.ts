import { redisSecurity, redisSecurityRefusal } from './redis-security.rules.js';

describe('A connection to Redis', () => {
  it('trusts the authority of REDIS_CA_FILE alone when there is one, else those that Node trusts', () => {
    expect(redisSecurity('PEM')).toEqual({ tls: { ca: 'PEM' } });
    expect(redisSecurity(undefined)).toEqual({});
    expect(redisSecurityRefusal('rediss://redis:6379', 'PEM')).toBeUndefined();
    expect(redisSecurityRefusal('redis://redis:6379', undefined)).toBeUndefined();
  });

  it('is refused with a certificate that it would not use, in a sentence without the password', () => {
    expect(redisSecurityRefusal('redis://pothik:S3cret!pass@redis:6379', 'PEM')).toBe(
      'REDIS_CA_FILE needs an address in REDIS_URL that begins with rediss://.',
    );
  });
});
