import { type AdmittedHosts, admittedHosts, isAdmitted } from './host.rules.js';

const settings = {
  HOST: '0.0.0.0',
  PUBLIC_URL: 'https://pothik.example',
  ALLOWED_ORIGINS: ['https://app.example:8443'],
  ALLOWED_HOSTS: ['10.0.0.7', '[fd00::7]'],
};
const deployed = admittedHosts(settings);
const onThisMachine = admittedHosts({ ...settings, HOST: '127.0.0.1' });
const published = admittedHosts({ ...settings, PUBLIC_URL: 'http://localhost:8080' });
const admits = (hosts: AdmittedHosts, host: string | undefined, url = '/api/v1/user/get-me') =>
  isAdmitted({ host, url }, hosts);

describe('the gateway answers requests', () => {
  it.each(['pothik.example', 'pothik.example:443', 'POTHIK.example.', 'app.example', '10.0.0.7:8080', '[fd00::7]:80'])(
    'to %s: PUBLIC_URL’s host, one of ALLOWED_ORIGINS, or one of ALLOWED_HOSTS',
    (host) => expect(admits(deployed, host)).toBe(true),
  );

  it.each(['localhost:8080', '127.0.0.1:8080', '127.0.0.9', '[::1]:8080', 'pothik.localhost'])(
    'to %s, a loopback name, while HOST or PUBLIC_URL is this machine',
    (host) => {
      expect(admits(onThisMachine, host)).toBe(true);
      expect(admits(published, host)).toBe(true);
      expect(admits(deployed, host)).toBe(false);
    },
  );

  it.each([
    undefined,
    '',
    'evil.example',
    'pothik.example.evil.example',
    'evil.example:443@pothik.example',
    'pothik.example/evil.example',
    'pothik.example, evil.example',
    'localhost.evil.example',
    '127.0.0.1.evil.example',
    '10.0.0.8',
  ])('not to %j', (host) => {
    for (const hosts of [deployed, onThisMachine, published]) expect(admits(hosts, host)).toBe(false);
  });

  it('for its health to any name: probes ask by address', () => {
    expect(admits(deployed, '10.1.2.3:8080', '/health/live')).toBe(true);
    expect(admits(deployed, '10.1.2.3:8080', '/health/ready')).toBe(true);
    expect(admits(deployed, '10.1.2.3:8080', '/healthy')).toBe(false);
    expect(admits(deployed, '10.1.2.3:8080', '/health/../api/v1/user/get-me')).toBe(false);
  });
});
