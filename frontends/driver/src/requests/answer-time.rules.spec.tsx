import { isUrgent } from './answer-time.rules';

describe('urgency', () => {
  it('is in the last 30 seconds of two minutes, the last 20 of one, and the last 10 of half a minute', () => {
    expect([31, 30].map((seconds) => isUrgent(seconds, 120_000))).toEqual([false, true]);
    expect([21, 20].map((seconds) => isUrgent(seconds, 60_000))).toEqual([false, true]);
    expect([11, 10].map((seconds) => isUrgent(seconds, 30_000))).toEqual([false, true]);
  });
});
