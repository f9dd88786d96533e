import { nextInstance } from './instances.rules.js';

const [A, B, C] = ['http://a', 'http://b', 'http://c'] as const;
const ALL = [A, B, C];
const chosen = (leftOut: readonly string[], tried: readonly string[] = []) =>
  [0, 1, 2, 3].map((turn) => nextInstance(ALL, { turn, leftOut: new Set(leftOut), tried: new Set(tried) }));

describe('the next instance', () => {
  it('is each in its turn', () => {
    expect(chosen([])).toEqual([A, B, C, A]);
  });

  it('is none that is left out; the others share its part evenly', () => {
    expect(chosen([B])).toEqual([A, C, A, C]);
  });

  it('is none that had this request already', () => {
    expect(chosen([], [A])).toEqual([B, C, B, C]);
    expect(chosen([], ALL)).toEqual([undefined, undefined, undefined, undefined]);
  });

  it('is one that is left out when no other is left: somebody must try', () => {
    expect(chosen(ALL)).toEqual([A, B, C, A]);
    expect(chosen([B, C], [A])).toEqual([B, C, B, C]);
  });
});
