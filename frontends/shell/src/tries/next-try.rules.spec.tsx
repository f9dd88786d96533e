import { nextTryAt } from './next-try.rules';

const NOW = Date.parse('2026-11-02T08:00:10.000Z');

describe('the next try after too many', () => {
  it.each([
    [50, '2026-11-02T08:01:00.000Z'],
    [51, '2026-11-02T08:02:00.000Z'],
    [900, '2026-11-02T08:16:00.000Z'],
  ])('is never shown too early: %i s are the end of the minute', (seconds, at) => {
    expect(nextTryAt(seconds, NOW)).toBe(Date.parse(at));
  });

  it('is unknown when the server does not say', () => {
    expect(nextTryAt(undefined, NOW)).toBeUndefined();
  });
});
