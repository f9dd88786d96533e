import { addressesOf, hostOf, isNameOfMany, plainAddress } from './instance-names.rules.js';

const RIDE = 'dns+http://ride:8080';

describe('a DNS name of many instances', () => {
  it('starts with dns+, and every other address is one instance', () => {
    expect([RIDE, 'http://ride:8080', 'https://ride.test'].map(isNameOfMany)).toEqual([true, false, false]);
    expect(plainAddress(RIDE)).toBe('http://ride:8080');
    expect(plainAddress('http://ride:8080')).toBe('http://ride:8080');
    expect(hostOf(RIDE)).toBe('ride');
  });

  it('resolves to each of its addresses, in an order independent of the answer of DNS', () => {
    const one = { address: '10.0.0.7', family: 4 };
    const two = { address: '10.0.0.5', family: 4 };
    const both = ['http://10.0.0.5:8080', 'http://10.0.0.7:8080'];
    expect(addressesOf(RIDE, [one, two])).toEqual(both);
    expect(addressesOf(RIDE, [two, one, one])).toEqual(both);
    expect(addressesOf('dns+http://ride', [one])).toEqual(['http://10.0.0.7']);
  });

  it('does not count an instance twice that has addresses of both kinds', () => {
    const newer = { address: 'fd00::7', family: 6 };
    expect(addressesOf(RIDE, [newer, { address: '10.0.0.7', family: 4 }])).toEqual(['http://10.0.0.7:8080']);
    expect(addressesOf(RIDE, [newer])).toEqual(['http://[fd00::7]:8080']);
  });
});
