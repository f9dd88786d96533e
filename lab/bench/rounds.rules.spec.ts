import { ratios, shuffled } from './rounds.rules.mjs';

describe('rounds of several programs', () => {
  it('measures each once, in an order that chance decides', () => {
    const names = ['baseline', 'before', 'after'];
    expect(shuffled(names, () => 0)).toEqual(['before', 'after', 'baseline']);
    expect(shuffled(names, () => 0.999)).toEqual(names);
    expect(names).toEqual(['baseline', 'before', 'after']);
  });

  it('gives every order about the same chance', () => {
    let state = 7;
    const random = () => {
      state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
      return state / 0x80000000;
    };
    const orders = Array.from({ length: 6_000 }, () => shuffled(['a', 'b', 'c'], random).join(''));
    const counts = [...new Set(orders)].map((order) => orders.filter((other) => other === order).length);
    expect(counts).toHaveLength(6);
    expect(Math.min(...counts)).toBeGreaterThan(800);
  });

  it('compares what was measured in the same round', () => {
    expect(ratios([10, 30], [20, 40])).toEqual([0.5, 0.75]);
  });
});
