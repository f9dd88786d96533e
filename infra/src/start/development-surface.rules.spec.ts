import { isOfThisMachine, type OpenSurface } from './development-surface.rules.js';

const HERE: OpenSurface = { DEV_SURFACE: 'off', HOST: '127.0.0.1', PUBLIC_URL: 'http://localhost:8080' };
const OPENED: OpenSurface = { DEV_SURFACE: 'on', HOST: '192.168.0.7', PUBLIC_URL: 'https://pothik.example' };
const host = 'localhost:8080';

describe('a request for the development surface is of this machine', () => {
  it.each([
    { host },
    { host: '127.0.0.1' },
    { host: '[::1]:8080' },
    { host: 'pothik.localhost:8080' },
    { host, 'x-forwarded-host': 'localhost:3000' },
    { host, 'x-forwarded-host': 'localhost:3000, 127.0.0.1:8080' },
    { host, 'x-forwarded-for': '127.0.0.1' },
    { host, 'x-forwarded-for': '::1, 127.0.0.1' },
    { host, 'x-forwarded-for': '::ffff:127.0.0.1' },
  ])('with %j', (headers) => expect(isOfThisMachine(headers, HERE)).toBe(true));

  it.each([
    {},
    { host: 'pothik.example' },
    { host: 'localhost.example' },
    { host: '192.168.0.7:8080' },
    { host, 'x-forwarded-host': 'pothik.example' },
    { host, 'x-forwarded-host': 'pothik.example, localhost' },
    { host, 'x-forwarded-host': '' },
    { host, 'x-forwarded-for': '203.0.113.7' },
    { host, 'x-forwarded-for': '203.0.113.7, 127.0.0.1' },
    { host, 'x-forwarded-for': 'unknown' },
    { host, forwarded: 'for=203.0.113.7;host=pothik.example' },
  ])('not with %j', (headers) => expect(isOfThisMachine(headers, HERE)).toBe(false));
});

describe('with DEV_SURFACE=on', () => {
  it.each([
    { host: '192.168.0.7:8080' },
    { host: 'pothik.example' },
    { host, 'x-forwarded-host': 'pothik.example' },
    { host, 'x-forwarded-for': '203.0.113.7' },
    { host },
  ])('a request with %j is answered too', (headers) => expect(isOfThisMachine(headers, OPENED)).toBe(true));

  it.each([{ host: 'rebound.example' }, { host, 'x-forwarded-host': 'rebound.example' }])(
    'a request with %j is not: a page of another site made that name point here',
    (headers) => expect(isOfThisMachine(headers, OPENED)).toBe(false),
  );
});
