import { elapsedText } from './elapsed.rules';

describe('the time since an SOS', () => {
  it.each([
    [0, '0:00'],
    [41_900, '0:41'],
    [252_000, '4:12'],
    [3_599_999, '59:59'],
    [3_600_000, '1:00:00'],
    [93_789_000, '26:03:09'],
    // The device's clock is behind the server's.
    [-2_000, '0:00'],
  ])('of %i ms is written %s', (ms, text) => {
    expect(elapsedText(ms)).toBe(text);
  });
});
