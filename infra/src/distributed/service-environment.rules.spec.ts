import {
  type Ports,
  programOf,
  SERVICE_NAMES,
  serviceAddresses,
  serviceEnvironment,
} from './service-environment.rules.js';

const ports: Ports = {
  gateway: [1, 2],
  auth: [3, 4],
  user: [5, 6],
  driver: [7, 8],
  ride: [9, 10],
  notification: [11, 12],
};

const around = {
  given: { RATE_LIMITS: 'off', HOST: '0.0.0.0', PORT: '8080' },
  engines: { MONGO_URL: 'mongodb://127.0.0.1:13' },
  ports,
  publicUrl: 'http://localhost:1',
  sessionKeys: 'secret',
  formerProfilesKey: 'another',
  pushKeys: 'pairs',
  statementKeys: 'keys of ride',
};

describe('distributed services', () => {
  it('are six programs, the gateway first', () => {
    expect(SERVICE_NAMES).toHaveLength(6);
    expect(SERVICE_NAMES.map(programOf).slice(0, 2)).toEqual(['gateway/dist/main.js', 'services/auth/dist/main.js']);
  });

  it('know every instance of every owner', () => {
    expect(serviceAddresses(ports)).toMatchObject({ RIDE_URL: 'http://127.0.0.1:9,http://127.0.0.1:10' });
    expect(Object.keys(serviceAddresses(ports))).toHaveLength(5);
  });

  it('listen on loopback only, whatever the environment says', () => {
    expect(serviceEnvironment(around).HOST).toBe('127.0.0.1');
  });

  it('get the addresses of the engines, and the settings of our environment', () => {
    expect(serviceEnvironment(around)).toMatchObject({ RATE_LIMITS: 'off', MONGO_URL: 'mongodb://127.0.0.1:13' });
  });

  it('log warnings unless LOG_LEVEL is set', () => {
    expect(serviceEnvironment(around).LOG_LEVEL).toBe('warn');
    expect(serviceEnvironment({ ...around, given: { LOG_LEVEL: 'debug' } }).LOG_LEVEL).toBe('debug');
  });
});
