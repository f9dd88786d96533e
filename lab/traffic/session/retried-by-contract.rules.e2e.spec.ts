import type { Attempt } from './attempt.rules.js';
import { isRetriedByContract } from './retried-by-contract.rules.js';

const failed = (call: string, attempt: Partial<Attempt>) => ({
  call,
  attempt: { status: 0, code: '', message: '', requestId: '', retryAfterMs: 0, data: undefined, ...attempt },
});

describe('the web’s client retries a failed call', () => {
  it.each([
    ['a read without an answer', failed('GET /rides', { code: 'ECONNRESET' })],
    ['a read with Retry-After', failed('GET /rides', { status: 503, retryAfterMs: 2_000 })],
    ['any call whose session is too old', failed('POST /rides', { status: 401, code: 'auth/session-stale' })],
  ])('%s', (_what, given) => {
    expect(isRetriedByContract(given)).toBe(true);
  });

  it.each([
    ['a command without an answer', failed('POST /rides', { code: 'ECONNRESET' })],
    ['a command with Retry-After', failed('POST /rides', { status: 503, retryAfterMs: 2_000 })],
    ['a read that was refused for good', failed('GET /rides', { status: 500 })],
  ])('but not %s', (_what, given) => {
    expect(isRetriedByContract(given)).toBe(false);
  });
});
