import { nextInstance } from './instances.rules.js';

const [A, B, C] = ['http://a', 'http://b', 'http://c'] as const;
const ALL = [A, B, C];
const chosen = (skipped: readonly string[], tried: readonly string[] = []) =>
  [0, 1, 2, 3].map((turn) => nextInstance(ALL, { turn, skipped: new Set(skipped), tried: new Set(tried) }));

describe('the next instance', () => {
  it('is each in turn', () => {
    expect(chosen([])).toEqual([A, B, C, A]);
  });

  it('is none that is skipped; the others share its requests evenly', () => {
    expect(chosen([B])).toEqual([A, C, A, C]);
  });

  it('is none that has received this request already', () => {
    expect(chosen([], [A])).toEqual([B, C, B, C]);
    expect(chosen([], ALL)).toEqual([undefined, undefined, undefined, undefined]);
  });

  it('is a skipped one when no other is left', () => {
    expect(chosen(ALL)).toEqual([A, B, C, A]);
    expect(chosen([B, C], [A])).toEqual([B, C, B, C]);
  });
});
