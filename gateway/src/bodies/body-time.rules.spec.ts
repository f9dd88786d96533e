import { timeOfBody } from './body-time.rules.js';

describe('the time that a body is granted', () => {
  it('is the limit at most, and 70 % of it at least', () => {
    expect(timeOfBody(10_000, 0)).toBe(10_000);
    expect(timeOfBody(10_000, 0.5)).toBe(8_500);
    expect(timeOfBody(10_000, 1)).toBe(7_000);
  });
});
