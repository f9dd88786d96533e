import { plateLikeness } from './plate-likeness.rules.js';

describe('plates that read alike', () => {
  it.each([
    ['DHAKA METRO-GA 11-1234', 'DM-GA-11-1234'],
    ['ঢাকা মেট্রো-গ ১১-১২৩৪', 'DM-GA-11-1234'],
    ['Chittagong Metro Ga 11-1234', 'Chatto Metro-GA 11-1234'],
    ['DHAKA METRO-GA 11-I2E4', 'DHAKA METRO-GA 11-12E4'],
    ['DHAKA METRO-GA 1I-I234', 'DM-GA-11-1234'],
    ['DHAKA METR0-GA 11-1234', 'DM-GA-11-1234'],
    ['DM-GA-1O-OB58', 'DM-GA-10-0858'],
    ['ABC-12345', 'A8C 1234S'],
    ['abc-00123', 'ABC OO123'],
  ])('%s and %s', (one, other) => {
    expect(plateLikeness(one)).toBe(plateLikeness(other));
  });

  it.each([
    ['DM-GA-11-1234', 'DM-GA-11-1235'],
    ['DM-GA-11-1234', 'DM-KHA-11-1234'],
    ['DM-GA-11-1234', 'CM-GA-11-1234'],
    ['ABC-12345', 'ABD-12345'],
  ])('but not %s and %s', (one, other) => {
    expect(plateLikeness(one)).not.toBe(plateLikeness(other));
  });

  it('a plate that is empty reads like none', () => {
    expect(plateLikeness('')).toBe('');
  });
});
