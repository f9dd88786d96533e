import { longestFreeFirst } from './free-driver.rules.js';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 2, 6, minute));
const a = { _id: 'a', onlineSince: at(0) };
const b = { _id: 'b', onlineSince: at(5) };

describe('free drivers are ordered longest free first', () => {
  it('since they came ONLINE', () => {
    expect(longestFreeFirst([b, a], new Map())).toEqual([a, b]);
  });

  it('or since their last ride ended, when that is later', () => {
    expect(longestFreeFirst([a, b], new Map([['a', at(9)]]))).toEqual([b, a]);
    expect(longestFreeFirst([a, b], new Map([['b', at(1)]]))).toEqual([a, b]);
  });

  it('and by id when free since the same moment', () => {
    const c = { ...a, _id: 'c' };
    expect(longestFreeFirst([c, a], new Map())).toEqual([a, c]);
  });
});
