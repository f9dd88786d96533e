import { z } from 'zod';
import { readAddresses, readEnvironment } from './environment.js';

const complete = {
  MONGO_URL: 'mongodb://127.0.0.1:27017',
  KAFKA_BROKERS: '127.0.0.1:9092',
  REDIS_URL: 'redis://127.0.0.1',
  S3_ENDPOINT: 'http://127.0.0.1:9000',
  S3_ACCESS_KEY: 'access',
  S3_SECRET_KEY: 'secret',
  SMTP_URL: 'smtp://127.0.0.1',
  PUBLIC_URL: 'https://pothik.test',
  STATEMENT_KEYS: 'keys',
  NOTIFICATION_URL: 'http://notification:8085',
  SESSION_KEYS: 'sessions',
};
const auth = {
  name: 'auth' as const,
  databases: true,
  engines: ['objects' as const, 'mail' as const],
  calls: ['notification' as const],
  configuration: z.object({ SESSION_KEYS: z.string().min(1) }),
};

describe('what a service reads from its environment', () => {
  it('is complete with all addresses, and the port has a default', () => {
    const { platform, own, addresses } = readEnvironment(auth, complete);
    expect(platform).toMatchObject({ PORT: 8081, HOST: '127.0.0.1', LOG_LEVEL: 'info' });
    expect(own).toEqual({ SESSION_KEYS: 'sessions' });
    expect(addresses).toEqual({ notification: ['http://notification:8085'] });
  });

  it('has metrics on port 9464 by default, another or none if set, and traces only with a collector', () => {
    const read = (given: Record<string, string>) => readEnvironment(auth, { ...complete, ...given }).platform;
    expect(read({}).MANAGEMENT_PORT).toBe(9464);
    expect(read({ MANAGEMENT_PORT: '9465' }).MANAGEMENT_PORT).toBe(9465);
    expect(read({ MANAGEMENT_PORT: 'off' }).MANAGEMENT_PORT).toBe('off');
    expect(() => read({ MANAGEMENT_PORT: 'on' })).toThrow('not right: MANAGEMENT_PORT');
    expect(read({}).OTEL_EXPORTER_OTLP_ENDPOINT).toBeUndefined();
    expect(() => read({ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector' })).toThrow('OTEL_EXPORTER_OTLP_ENDPOINT');
  });

  it('has neither encryption nor a log-in to Kafka by default, and each when it is set', () => {
    const read = (given: Record<string, string>) => readEnvironment(auth, { ...complete, ...given }).platform;
    expect(read({ KAFKA_PASSWORD: '', S3_REGION: '' })).toMatchObject({ KAFKA_TLS: 'off' });
    expect(read({}).KAFKA_PASSWORD).toBeUndefined();
    const secured = {
      KAFKA_TLS: 'on',
      KAFKA_CA_FILE: '/certificates/kafka.pem',
      KAFKA_SASL_MECHANISM: 'scram-sha-512',
      KAFKA_USERNAME: 'pothik',
      KAFKA_PASSWORD: ' S3cret!pass ',
      REDIS_CA_FILE: '/certificates/redis.pem',
      S3_REGION: 'ap-south-1',
    };
    expect(read(secured)).toMatchObject(secured);
  });

  it('refuses a mechanism that there is not, without the password', () => {
    const variables = { ...complete, KAFKA_TLS: 'yes', KAFKA_SASL_MECHANISM: 'md5', KAFKA_PASSWORD: 'S3cret!pass' };
    expect(() => readEnvironment(auth, variables)).toThrow(
      'auth cannot start; not right: KAFKA_TLS, KAFKA_SASL_MECHANISM',
    );
  });

  it('looks for what a dead instance left once a minute by default, and each second to each two minutes if set', () => {
    const read = (given: Record<string, string>) => readEnvironment(auth, { ...complete, ...given }).platform;
    expect(read({}).SAFETY_LOOK_SECONDS).toBe(60);
    for (const seconds of ['1', '120'])
      expect(read({ SAFETY_LOOK_SECONDS: seconds }).SAFETY_LOOK_SECONDS).toBe(Number(seconds));
    for (const wrong of ['0', '121', '1.5', 'often', '-5'])
      expect(() => read({ SAFETY_LOOK_SECONDS: wrong })).toThrow('not right: SAFETY_LOOK_SECONDS');
  });

  it('reads the certificate of Redis in a service without a database, and no setting of Kafka', () => {
    const gateway = { name: 'gateway' as const, databases: false };
    const { platform } = readEnvironment(gateway, { ...complete, REDIS_CA_FILE: '/certificates/redis.pem' });
    expect(platform.REDIS_CA_FILE).toBe('/certificates/redis.pem');
    expect(Object.keys(platform)).not.toContain('KAFKA_PASSWORD');
  });

  it('lists the addresses of another service’s instances, separated by commas', () => {
    const addressesOf = (list: string) => readEnvironment(auth, { ...complete, NOTIFICATION_URL: list }).addresses;
    expect(addressesOf('http://one:8085, http://two:8085,')).toEqual({
      notification: ['http://one:8085', 'http://two:8085'],
    });
    expect(addressesOf('dns+http://notification:8085')).toEqual({ notification: ['dns+http://notification:8085'] });
    for (const wrong of ['http://one:8085,two', 'notification:8085', 'dns+https://notification:8085', ','])
      expect(() => addressesOf(wrong)).toThrow('auth cannot start; not right: NOTIFICATION_URL');
  });

  it('returns the valid addresses before the start, and leaves the others to be named by the start', () => {
    const variables = { AUTH_URL: 'http://one:8081,http://two:8081', USER_URL: 'nowhere', RIDE_URL: ' ' };
    expect(readAddresses(['auth', 'user', 'ride', 'driver'], variables)).toEqual({
      auth: ['http://one:8081', 'http://two:8081'],
    });
  });

  it('names every missing key in one sentence', () => {
    const missing = Object.keys(complete);
    expect(() => readEnvironment(auth, {})).toThrow(/^auth cannot start; missing: /);
    for (const key of missing) expect(() => readEnvironment(auth, {})).toThrow(key);
  });

  it('treats an empty value as missing, and names a wrong one without its value', () => {
    const variables = { ...complete, REDIS_URL: ' ', PORT: 'many', PUBLIC_URL: 'not an address' };
    expect(() => readEnvironment(auth, variables)).toThrow(
      'auth cannot start; missing: REDIS_URL; not right: PUBLIC_URL, PORT',
    );
  });

  it('requires and reads the secrets of the engines that the service is connected to, and no others', () => {
    const service = { name: 'ride' as const, databases: true };
    const { S3_ENDPOINT: _endpoint, S3_ACCESS_KEY: _access, S3_SECRET_KEY: _secret, ...withoutObjects } = complete;
    const { SMTP_URL: _smtp, ...enough } = withoutObjects;
    expect(readEnvironment(service, enough).platform.MONGO_URL).toBe(complete.MONGO_URL);
    expect(Object.keys(readEnvironment(service, complete).platform)).not.toContain('S3_SECRET_KEY');
    const pictures = { ...service, engines: ['objects' as const] };
    expect(() => readEnvironment(pictures, enough)).toThrow(
      'ride cannot start; missing: S3_ENDPOINT, S3_ACCESS_KEY, S3_SECRET_KEY',
    );
  });

  it('reads the settings of an optional engine, and requires none of them', () => {
    const service = { name: 'ride' as const, databases: true, optionalEngines: ['objects' as const] };
    const { S3_ENDPOINT: _endpoint, S3_ACCESS_KEY: _access, S3_SECRET_KEY: _secret, ...without } = complete;
    expect(readEnvironment(service, without).platform.S3_ENDPOINT).toBeUndefined();
    expect(readEnvironment(service, complete).platform.S3_ENDPOINT).toBe(complete.S3_ENDPOINT);
  });

  it('reads the address of a router for a service that knows places, and does without', () => {
    const service = { name: 'ride' as const, databases: true, engines: ['directions' as const, 'nearby' as const] };
    const read = (ROUTER_URL: string) => readEnvironment(service, { ...complete, ROUTER_URL }).platform.ROUTER_URL;
    expect(read('http://router:5000')).toBe('http://router:5000');
    expect(read('')).toBeUndefined();
    expect(() => read('router:5000')).toThrow('ride cannot start; not right: ROUTER_URL');
  });

  it('requires only the key-value store for a service without a database', () => {
    const gateway = { name: 'gateway' as const, databases: false };
    expect(() => readEnvironment(gateway, {})).toThrow(
      'gateway cannot start; missing: REDIS_URL, PUBLIC_URL, STATEMENT_KEYS',
    );
  });
});
