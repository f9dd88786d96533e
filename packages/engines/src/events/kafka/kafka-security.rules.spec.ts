import { kafkaSecurity, kafkaSecurityRefusal } from './kafka-security.rules.js';

const LOG_IN = {
  KAFKA_SASL_MECHANISM: 'scram-sha-512',
  KAFKA_USERNAME: 'pothik',
  KAFKA_PASSWORD: 'S3cret!pass',
} as const;

describe('A client of Kafka', () => {
  it('neither encrypts nor logs in without settings', () => {
    expect(kafkaSecurityRefusal({})).toBeUndefined();
    expect(kafkaSecurity({}, undefined)).toEqual({});
    expect(kafkaSecurity({ KAFKA_TLS: 'off' }, undefined)).toEqual({});
  });

  it('encrypts with KAFKA_TLS=on, and trusts the authority of KAFKA_CA_FILE alone when there is one', () => {
    expect(kafkaSecurity({ KAFKA_TLS: 'on' }, undefined)).toEqual({ ssl: true });
    expect(kafkaSecurity({ KAFKA_TLS: 'on', KAFKA_CA_FILE: 'ca.pem' }, 'PEM')).toEqual({ ssl: { ca: 'PEM' } });
  });

  it.each(['plain', 'scram-sha-256', 'scram-sha-512'] as const)('logs in by %s over TLS', (mechanism) => {
    expect(kafkaSecurity({ ...LOG_IN, KAFKA_TLS: 'on', KAFKA_SASL_MECHANISM: mechanism }, undefined)).toEqual({
      ssl: true,
      sasl: { mechanism, username: 'pothik', password: 'S3cret!pass' },
    });
  });

  it('logs in without TLS only by a mechanism that sends no password', () => {
    expect(kafkaSecurityRefusal(LOG_IN)).toBeUndefined();
    expect(kafkaSecurityRefusal({ ...LOG_IN, KAFKA_TLS: 'on', KAFKA_SASL_MECHANISM: 'plain' })).toBeUndefined();
    expect(kafkaSecurity(LOG_IN, undefined)).toEqual({ sasl: expect.objectContaining({ mechanism: 'scram-sha-512' }) });
    expect(kafkaSecurityRefusal({ ...LOG_IN, KAFKA_SASL_MECHANISM: 'plain' })).toBe(
      'KAFKA_SASL_MECHANISM=plain needs KAFKA_TLS=on: it sends KAFKA_PASSWORD readably.',
    );
  });

  it.each(Object.keys(LOG_IN))('has mechanism, user and password together or none: without %s it is refused', (key) => {
    const sentence = kafkaSecurityRefusal({ ...LOG_IN, [key]: undefined });
    expect(sentence).toBe(`KAFKA_SASL_MECHANISM, KAFKA_USERNAME, KAFKA_PASSWORD are set together; missing: ${key}`);
    expect(sentence).not.toContain(LOG_IN.KAFKA_PASSWORD);
  });

  it('is refused with a certificate that it would not use', () => {
    expect(kafkaSecurityRefusal({ KAFKA_CA_FILE: 'ca.pem' })).toBe('KAFKA_CA_FILE needs KAFKA_TLS=on.');
  });
});
