import { formatElapsed } from './elapsed.rules';

describe('how long it has lasted', () => {
  it.each([
    [5_000, 'en', '1 minute'],
    [7_500_000, 'en', '2 hours'],
    [3 * 86_400_000, 'en', '3 days'],
    [400 * 86_400_000, 'en', '400 days'],
    [3 * 86_400_000, 'bn', '৩ দিন'],
  ] as const)('%d ms in %s: %s', (elapsedMs, locale, text) => {
    expect(formatElapsed(elapsedMs, locale)).toBe(text);
  });
});
