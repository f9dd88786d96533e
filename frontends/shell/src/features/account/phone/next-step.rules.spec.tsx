import { askedNext } from './next-step.rules';

describe('after a right code', () => {
  it.each([
    ['auth/name-required', 'name'],
    ['auth/user-deleted', 'name-after-deletion'],
    ['auth/number-long-unused', 'whose'],
  ])('%s asks: %s', (code, asked) => {
    expect(askedNext(code)).toBe(asked);
  });

  it.each(['auth/code-invalid', 'request/too-many', 'constructor'])('%s asks nothing', (code) => {
    expect(askedNext(code)).toBeUndefined();
  });
});
