import { outcomeOf } from './push-answer.rules.js';

const NOW = new Date('2026-11-02T06:00:00.000Z');
const answered = (status: number, retryAfter: string | null = null) =>
  outcomeOf({ status, said: 'because', retryAfter }, NOW);

describe('what a push service answered', () => {
  it.each([
    [200, 'sent'],
    [201, 'sent'],
    [202, 'sent'],
    [404, 'gone'],
    [410, 'gone'],
    [401, 'keys-wrong'],
    [403, 'keys-wrong'],
    [413, 'too-large'],
    [400, 'refused'],
    [301, 'refused'],
    [307, 'refused'],
    [408, 'later'],
    [429, 'later'],
    [500, 'later'],
    [503, 'later'],
  ])('%i means %s', (status, kind) => {
    expect(answered(status).kind).toBe(kind);
  });

  it('is quoted where it refuses', () => {
    expect(answered(403)).toEqual({ kind: 'keys-wrong', said: 'status 403: because' });
  });

  it.each([
    ['120', 120_000],
    ['0', 0],
    ['Mon, 02 Nov 2026 06:01:30 GMT', 90_000],
    ['Mon, 02 Nov 2026 05:00:00 GMT', 0],
  ])('says when to try again: Retry-After %s', (retryAfter, afterMs) => {
    expect(answered(429, retryAfter)).toMatchObject({ kind: 'later', afterMs });
  });

  it.each([null, '', 'soon', '-5'])('does not say when to try again: Retry-After %j', (retryAfter) => {
    expect(answered(503, retryAfter)).not.toHaveProperty('afterMs');
  });
});
