import { openSurfaceWarning, readLocalConfiguration } from './local-configuration.js';

describe('what npm start reads from its environment', () => {
  it('listens on loopback with the development surface by default', () => {
    expect(readLocalConfiguration({})).toMatchObject({
      PORT: 8080,
      HOST: '127.0.0.1',
      PUBLIC_URL: 'http://localhost:8080',
      developmentSurface: true,
    });
  });

  it('has no development surface, and always rate limits, on any other address', () => {
    const configuration = readLocalConfiguration({ HOST: '0.0.0.0', RATE_LIMITS: 'off' });
    expect(configuration).toMatchObject({ developmentSurface: false, RATE_LIMITS: 'on' });
  });

  it.each([
    ['HOST', { HOST: '10.0.0.7' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'https://pothik.example' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'http://localhost.example:8080' }],
    ['both', { HOST: '0.0.0.0', PUBLIC_URL: 'https://pothik.example' }],
  ])(
    'has no development surface, no demonstration and always rate limits when %s is not this machine: %j',
    (_what, given) => {
      const configuration = readLocalConfiguration({ ...given, RATE_LIMITS: 'off', DEMO: 'on' });
      expect(configuration).toMatchObject({ developmentSurface: false, RATE_LIMITS: 'on', DEMO: 'off' });
    },
  );

  it('has other numbers of rate limits on every address, and refuses wrong ones by their setting’s name', () => {
    const given = { HOST: '0.0.0.0', RATE_LIMITS: 'log-in=5' };
    expect(readLocalConfiguration(given).RATE_LIMITS).toBe('log-in=5');
    expect(() => readLocalConfiguration({ RATE_LIMITS: 'log-in=many' })).toThrow(
      'These settings are not right: RATE_LIMITS.',
    );
  });

  it.each([
    { HOST: '127.8.0.1' },
    { HOST: '::1' },
    { PUBLIC_URL: 'http://[::1]:8080' },
    { PUBLIC_URL: 'http://pothik.localhost' },
  ])('has it while HOST and PUBLIC_URL are this machine: %j', (given) => {
    expect(readLocalConfiguration({ ...given, RATE_LIMITS: 'off' })).toMatchObject({
      developmentSurface: true,
      RATE_LIMITS: 'off',
      DEMO: 'on',
    });
  });

  it('has the development surface on other addresses with DEV_SURFACE=on', () => {
    const configuration = readLocalConfiguration({ HOST: '0.0.0.0', RATE_LIMITS: 'off', DEV_SURFACE: 'on' });
    expect(configuration).toMatchObject({ developmentSurface: true, RATE_LIMITS: 'off' });
  });

  it('warns only where DEV_SURFACE=on opens it to other machines', () => {
    const warning = (variables: Record<string, string>) => openSurfaceWarning(readLocalConfiguration(variables));
    expect(warning({ HOST: '0.0.0.0', DEV_SURFACE: 'on' })).toMatch(/^Warning: DEV_SURFACE=on .* HOST=0\.0\.0\.0\.$/);
    expect(warning({ PUBLIC_URL: 'https://pothik.example', DEV_SURFACE: 'on' })).toMatch(
      / PUBLIC_URL=https:\/\/pothik\.example\.$/,
    );
    expect(warning({ HOST: '0.0.0.0' })).toBeUndefined();
    expect(warning({ HOST: 'localhost', DEV_SURFACE: 'on' })).toBeUndefined();
  });

  it('has no metrics and no traces by default', () => {
    expect(readLocalConfiguration({}).MANAGEMENT_PORT).toBeUndefined();
    expect(readLocalConfiguration({}).OTEL_EXPORTER_OTLP_ENDPOINT).toBeUndefined();
    expect(readLocalConfiguration({ MANAGEMENT_PORT: '9464' }).MANAGEMENT_PORT).toBe(9464);
  });

  it('looks for what a dead instance left once a minute by default, and at another interval if set', () => {
    expect(readLocalConfiguration({}).SAFETY_LOOK_SECONDS).toBe(60);
    expect(readLocalConfiguration({ SAFETY_LOOK_SECONDS: '5' }).SAFETY_LOOK_SECONDS).toBe(5);
    expect(() => readLocalConfiguration({ SAFETY_LOOK_SECONDS: '0' })).toThrow('not right: SAFETY_LOOK_SECONDS');
  });

  it('raises the partitions of the embedded event log when it is set, within bounds', () => {
    expect(readLocalConfiguration({}).EVENT_PARTITIONS).toBeUndefined();
    expect(readLocalConfiguration({ EVENT_PARTITIONS: '16' }).EVENT_PARTITIONS).toBe(16);
    for (const wrong of ['7', '129', '8.5', 'many'])
      expect(() => readLocalConfiguration({ EVENT_PARTITIONS: wrong })).toThrow('not right: EVENT_PARTITIONS');
  });

  it('names every invalid setting', () => {
    expect(() => readLocalConfiguration({ PORT: 'x', DEMO: 'maybe' })).toThrow(
      'These settings are not right: PORT, DEMO.',
    );
  });
});
