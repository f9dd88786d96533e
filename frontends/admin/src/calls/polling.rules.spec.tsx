import { nextPollAfter } from './polling.rules';

describe('what a service has not consumed yet is polled', () => {
  it.each([
    [0, 700],
    [1_500, 700],
    [9_000, 3_000],
    [29_999, 29_999 / 3],
    [30_000, false],
  ])('%i ms after it was done: in %s ms', (waited, expected) => {
    expect(nextPollAfter(waited)).toBe(expected);
  });
});
