import { isGivenUp, pauseAfter, RETRY_POLICY } from './retry.rules.js';

describe('A failing handler', () => {
  it('waits 200 ms, then twice as long after each failure, up to 30 s', () => {
    const pauses = [1, 2, 3, 7, 8, 9, 1_000].map((failures) => pauseAfter(failures, RETRY_POLICY));
    expect(pauses).toEqual([200, 400, 800, 12_800, 25_600, 30_000, 30_000]);
  });

  it('is given up after its eighth attempt', () => {
    expect([7, 8].map((failures) => isGivenUp(failures, RETRY_POLICY))).toEqual([false, true]);
  });
});
