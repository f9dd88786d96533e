import { furtherServices, isPushService } from './push-services.rules.js';

describe('the address of a push service', () => {
  it.each([
    'https://fcm.googleapis.com/fcm/send/abc:def',
    'https://fcm.googleapis.com:443/wp/abc',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://web.push.apple.com/abc',
    'https://api.sandbox.push.apple.com/abc',
    'https://db5p.notify.windows.com/w/?token=abc',
  ])('is known: %s', (endpoint) => {
    expect(isPushService(endpoint)).toBe(true);
  });

  it.each([
    ['another host', 'https://push.example.org/abc'],
    ['a host that ends alike', 'https://evilfcm.googleapis.com/abc'],
    ['a host that begins alike', 'https://fcm.googleapis.com.evil.test/abc'],
    ['a domain without its dot', 'https://evilpush.apple.com/abc'],
    ['the bare domain', 'https://push.apple.com/abc'],
    ['a dot behind', 'https://fcm.googleapis.com./abc'],
    ['without encryption', 'http://fcm.googleapis.com/abc'],
    ['another scheme', 'file://fcm.googleapis.com/abc'],
    ['a user', 'https://someone@fcm.googleapis.com/abc'],
    ['a password', 'https://:secret@fcm.googleapis.com/abc'],
    ['another port', 'https://fcm.googleapis.com:8443/abc'],
    ['this machine', 'https://localhost/abc'],
    ['a private address', 'https://10.0.0.1/abc'],
    ['the address of metadata', 'http://169.254.169.254/latest'],
    ['a private address of IPv6', 'https://[fd00::1]/abc'],
    ['a number for an address', 'https://2130706433/abc'],
    ['a path alone', '/fcm/send/abc'],
    ['no address', 'fcm.googleapis.com'],
    ['nothing', ''],
  ])('is not known: %s', (_what, endpoint) => {
    expect(isPushService(endpoint)).toBe(false);
  });

  it('is known when an operator added its origin, and only that origin', () => {
    const further = ['https://push.example.org', 'http://127.0.0.1:4000'];
    expect(isPushService('https://push.example.org/abc', further)).toBe(true);
    expect(isPushService('http://127.0.0.1:4000/abc', further)).toBe(true);
    expect(isPushService('http://push.example.org/abc', further)).toBe(false);
    expect(isPushService('http://127.0.0.1:4001/abc', further)).toBe(false);
    expect(isPushService('https://user@push.example.org/abc', further)).toBe(false);
  });
});

describe('the push services that an operator adds', () => {
  it.each([
    [undefined, []],
    [' ', []],
    ['https://push.example.org, http://127.0.0.1:4000', ['https://push.example.org', 'http://127.0.0.1:4000']],
  ])('%s are %j', (list, origins) => {
    expect(furtherServices(list)).toEqual(origins);
  });

  it.each(['push.example.org', 'https://push.example.org/path', 'http://push.example.org', 'https://a.test,b'])(
    'are not right: %s',
    (list) => {
      expect(furtherServices(list)).toBeUndefined();
    },
  );
});
