import { hostNameOf, isLoopbackName } from './host-name.rules.js';

describe('the name in a Host header', () => {
  it.each([
    ['pothik.example', 'pothik.example'],
    ['Pothik.Example:8443', 'pothik.example'],
    ['pothik.example.', 'pothik.example'],
    ['127.0.0.1:8080', '127.0.0.1'],
    ['[::1]:8080', '[::1]'],
  ])('%s is %s', (host, name) => expect(hostNameOf(host)).toBe(name));

  it.each([
    undefined,
    '',
    'a.example, b.example',
    'a.example/b',
    'a.example?b',
    'a.example#b',
    'b@a.example',
    'a.example\\b',
    '::1',
    'a:b:c',
  ])('is undefined in %j', (host) => expect(hostNameOf(host)).toBeUndefined());
});

describe('a loopback name', () => {
  it.each(['127.0.0.1', '127.1.2.3', '::1', '[::1]', 'localhost', 'LOCALHOST', 'localhost.', 'pothik.localhost'])(
    'is %s',
    (name) => expect(isLoopbackName(name)).toBe(true),
  );

  it.each([
    '',
    '0.0.0.0',
    '::',
    '10.0.0.7',
    'pothik.example',
    'localhost.example',
    'mylocalhost',
    '127.0.0.1.example',
    '127.0.0',
    '127.0.0.1:8080',
  ])('is not %j', (name) => expect(isLoopbackName(name)).toBe(false));
});
