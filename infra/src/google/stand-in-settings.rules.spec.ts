import { isOurCallback, standInAddress } from './stand-in-settings.rules.js';

const surroundings = {
  PORT: 8080,
  HOST: '127.0.0.1',
  PUBLIC_URL: 'http://localhost:8080',
  developmentSurface: true,
  DEMO: 'on',
} as const;

describe('the stand-in for Google', () => {
  it.each([
    ['127.0.0.1', 'http://127.0.0.1:8080/dev/google'],
    ['localhost', 'http://localhost:8080/dev/google'],
    ['127.8.0.1', 'http://127.8.0.1:8080/dev/google'],
    ['::1', 'http://[::1]:8080/dev/google'],
    ['0.0.0.0', 'http://127.0.0.1:8080/dev/google'],
  ])('of a platform that listens on %s is %s', (HOST, address) => {
    expect(standInAddress({ ...surroundings, HOST })).toBe(address);
  });

  it('is off when Google itself is configured', () => {
    expect(standInAddress({ ...surroundings, GOOGLE_CLIENT_ID: 'id' })).toBeUndefined();
  });

  it('is off without the demonstration', () => {
    expect(standInAddress({ ...surroundings, DEMO: 'off' })).toBeUndefined();
  });

  it('is off without a development surface', () => {
    expect(standInAddress({ ...surroundings, HOST: '0.0.0.0', developmentSurface: false })).toBeUndefined();
  });

  it('is off where the platform cannot call itself over loopback', () => {
    expect(standInAddress({ ...surroundings, HOST: '192.168.0.7' })).toBeUndefined();
  });
});

describe('a browser is redirected back', () => {
  const path = '/api/v1/auth/google/callback';

  it.each([`http://localhost:8080${path}`, `http://127.0.0.1:8080${path}`, `http://[::1]:8080${path}`])(
    'to %s',
    (address) => expect(isOurCallback(address, surroundings.PUBLIC_URL)).toBe(true),
  );

  it.each([
    '',
    path,
    'http://localhost:8080/',
    `http://localhost:8081${path}`,
    `http://elsewhere.test:8080${path}`,
    `http://localhost:8080@elsewhere.test${path}`,
    `http://somebody@localhost:8080${path}`,
    `http://localhost:8080${path}?next=1`,
    `https://localhost:8080${path}`.replace('8080', '443'),
  ])('never to %j', (address) => expect(isOurCallback(address, surroundings.PUBLIC_URL)).toBe(false));
});
