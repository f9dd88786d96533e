import { connectionsPerAddress } from './connection-limits.rules.js';

describe('the connections of one address', () => {
  it('are a fifth of all, and at least one', () => {
    expect(connectionsPerAddress(10_000, false)).toBe(2_000);
    expect(connectionsPerAddress(1, false)).toBe(1);
  });

  it('are all of them behind a proxy, whose address every connection has', () => {
    expect(connectionsPerAddress(10_000, true)).toBe(10_000);
  });
});
