import { failureOf, mayRepeat, mayRepeatAfter, type Repeatability } from './retry.rules.js';

const coded = (code: string, extra: object = {}) => Object.assign(new Error(code), { code, ...extra });
const wrapped = (cause: Error) => new TypeError('fetch failed', { cause });
const request = (given: Partial<Repeatability>): Repeatability => ({
  method: 'POST',
  isKeyed: false,
  isWhole: true,
  ...given,
});

describe('how an attempt failed', () => {
  it.each([
    ['NOT_CONNECTED', coded('ECONNREFUSED', { syscall: 'connect' })],
    ['NOT_CONNECTED', coded('EHOSTUNREACH', { syscall: 'connect' })],
    ['NOT_CONNECTED', coded('ETIMEDOUT', { syscall: 'connect' })],
    ['NOT_CONNECTED', coded('ENOTFOUND', { syscall: 'getaddrinfo' })],
    ['NOT_CONNECTED', coded('UND_ERR_CONNECT_TIMEOUT')],
    ['NOT_CONNECTED', Object.assign(new AggregateError([]), { code: 'ECONNREFUSED' })],
    ['BROKEN', coded('UND_ERR_SOCKET')],
    ['BROKEN', coded('ECONNRESET', { syscall: 'read' })],
    ['BROKEN', coded('EPIPE', { syscall: 'write' })],
    ['BROKEN', coded('ETIMEDOUT', { syscall: 'read' })],
    ['LATE', coded('UND_ERR_HEADERS_TIMEOUT')],
    ['LATE', new DOMException('time is up', 'TimeoutError')],
    ['OTHER', coded('UND_ERR_INVALID_ARG')],
    ['OTHER', new SyntaxError('no JSON')],
    ['OTHER', 'a text'],
  ] as const)('%s: %s', (failure, error) => {
    expect(failureOf(error)).toBe(failure);
    if (error instanceof Error) expect(failureOf(wrapped(error))).toBe(failure);
  });
});

describe('a request may be sent to another instance', () => {
  it('when no part of it can have been received, also when it is not idempotent', () => {
    expect(mayRepeat('NOT_CONNECTED', request({ method: 'POST' }))).toBe(true);
    expect(mayRepeat('NOT_CONNECTED', request({ method: 'DELETE' }))).toBe(true);
  });

  it('when it only reads, or has an idempotency key', () => {
    for (const failure of ['BROKEN', 'LATE'] as const) {
      expect(mayRepeat(failure, request({ method: 'GET' }))).toBe(true);
      expect(mayRepeat(failure, request({ method: 'HEAD' }))).toBe(true);
      expect(mayRepeat(failure, request({ isKeyed: true }))).toBe(true);
      expect(mayRepeat(failure, request({ method: 'POST' }))).toBe(false);
    }
  });

  it('never when it was invalid, or cannot be sent again completely', () => {
    expect(mayRepeat('OTHER', request({ method: 'GET' }))).toBe(false);
    for (const failure of ['NOT_CONNECTED', 'BROKEN', 'LATE'] as const)
      expect(mayRepeat(failure, request({ isKeyed: true, isWhole: false }))).toBe(false);
  });

  it('once after a 503, when it is safe to send twice', () => {
    const refused = { status: 503, isDeclined: false };
    expect(mayRepeatAfter(refused, 0, request({ method: 'GET' }))).toBe(true);
    expect(mayRepeatAfter(refused, 0, request({ isKeyed: true }))).toBe(true);
    expect(mayRepeatAfter(refused, 1, request({ method: 'GET' }))).toBe(false);
    expect(mayRepeatAfter(refused, 0, request({ method: 'POST' }))).toBe(false);
    expect(mayRepeatAfter(refused, 0, request({ isKeyed: true, isWhole: false }))).toBe(false);
    expect(mayRepeatAfter({ status: 500, isDeclined: false }, 0, request({ method: 'GET' }))).toBe(false);
  });

  it('after it was declined, as long as it can be sent again completely', () => {
    const declined = { status: 503, isDeclined: true };
    expect(mayRepeatAfter(declined, 0, request({ method: 'POST' }))).toBe(true);
    expect(mayRepeatAfter(declined, 1, request({ method: 'POST' }))).toBe(true);
    expect(mayRepeatAfter(declined, 0, request({ isWhole: false }))).toBe(false);
  });
});
