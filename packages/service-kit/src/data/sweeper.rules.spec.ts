import { retryAfterMs, timerMs } from './sweeper.rules.js';

describe('A failed sweep is tried again', () => {
  it.each([
    [60_000, 0, true, 5_000],
    [60_000, 9, true, 5_000],
    [60_000, 0, false, 5_000],
    [60_000, 2, false, 20_000],
    [60_000, 2_000, false, 60_000],
    [3_600_000, 7, false, 640_000],
    [2_000, 0, false, 2_000],
  ])(
    'of an interval of %i ms, after %i failures before, unavailable %s: after %i ms',
    (intervalMs, failures, isUnavailable, pause) => {
      expect(retryAfterMs({ intervalMs, failures, isUnavailable })).toBe(pause);
    },
  );
});

describe('The timer of a moment', () => {
  const now = new Date('2026-11-02T06:00:00Z');
  const inMs = (ms: number) => new Date(now.getTime() + ms);

  it('waits until then, no shorter than asked for, and no longer than a timer can', () => {
    expect([timerMs(inMs(700), now, 0), timerMs(inMs(-700), now, 0), timerMs(inMs(3), now, 50)]).toEqual([700, 0, 50]);
    expect(timerMs(inMs(365 * 86_400_000), now, 0)).toBe(2_147_483_647);
  });
});
