import { type Attempt, isSuccess, mayRepeat, needsRefresh, pauseAfter, wordsOf } from './attempt.rules.js';

const attempt = (fields: Partial<Attempt>): Attempt => ({
  status: 200,
  code: '',
  message: '',
  requestId: 'request',
  retryAfterMs: 0,
  data: undefined,
  ...fields,
});

describe('a client of the load', () => {
  it.each([
    [0, true],
    [429, true],
    [503, true],
    [200, false],
    [409, false],
    [500, false],
  ])('retries an unavailable, rate-limited or unanswered call: %i, %s', (status, repeats) => {
    expect(mayRepeat(attempt({ status }))).toBe(repeats);
  });

  it('refreshes a session that is too old, and after no other refusal', () => {
    expect(needsRefresh(attempt({ status: 401, code: 'auth/session-stale' }))).toBe(true);
    expect(needsRefresh(attempt({ status: 401, code: 'auth/not-signed-in' }))).toBe(false);
    expect(needsRefresh(attempt({ status: 403, code: 'auth/session-stale' }))).toBe(false);
  });

  it('accepts any status of success', () => {
    expect([199, 200, 201, 299, 300].filter((status) => isSuccess(attempt({ status })))).toEqual([200, 201, 299]);
  });

  it('waits as long as Retry-After says, at least 250 ms and at most 1 s', () => {
    expect([0, 600, 5_000].map((retryAfterMs) => pauseAfter(attempt({ retryAfterMs })))).toEqual([250, 600, 1_000]);
  });

  it('describes a broken connection by its message, and an answer by status, code and request', () => {
    expect(wordsOf(attempt({ status: 0, code: 'ECONNRESET' }))).toBe('broken: ECONNRESET');
    const refused = attempt({ status: 409, code: 'request/conflict', message: 'Try again.' });
    expect(wordsOf(refused)).toBe('409 request/conflict "Try again." (request request)');
  });
});
