import type { Attempt } from './attempt.rules.js';
import { isRetriedByContract } from './retried-by-contract.rules.js';

const failed = (call: string, attempt: Partial<Attempt>) => ({
  call,
  attempt: { status: 0, code: '', message: '', requestId: '', retryAfterMs: 0, data: undefined, ...attempt },
});

describe('the web’s client makes a failed call again', () => {
  it.each([
    ['a reading one that nobody answered', failed('GET /rides', { code: 'ECONNRESET' })],
    ['a reading one that was told when to come back', failed('GET /rides', { status: 503, retryAfterMs: 2_000 })],
    ['any whose session is too old', failed('POST /rides', { status: 401, code: 'auth/session-stale' })],
  ])('%s', (_what, given) => {
    expect(isRetriedByContract(given)).toBe(true);
  });

  it.each([
    ['a command that nobody answered', failed('POST /rides', { code: 'ECONNRESET' })],
    ['a command that was told when to come back', failed('POST /rides', { status: 503, retryAfterMs: 2_000 })],
    ['a reading one that was refused for good', failed('GET /rides', { status: 500 })],
  ])('but not %s', (_what, given) => {
    expect(isRetriedByContract(given)).toBe(false);
  });
});
