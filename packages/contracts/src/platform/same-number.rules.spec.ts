import { sameNumberKey } from './same-number.rules.js';

describe('two numbers', () => {
  it.each([
    ['DK1234567', 'dk 1234567'],
    ['DHAKA-TA-11-2233', 'Dhaka Ta 11 2233'],
    ['DHAKA-TA-11-2233', 'DHAKA TA ১১-২২৩৩'],
    ['ঢাকা মেট্রো-গ ১২-৩৪৫৬', 'ঢাকা মেট্রো গ 12 3456'],
    ['DK1234567', 'ＤＫ１２３４５６７'],
  ])('%s and %s', (one, other) => {
    expect(sameNumberKey(one)).toBe(sameNumberKey(other));
  });

  it('differ otherwise, also without letters and digits', () => {
    expect(sameNumberKey('DK1234567')).not.toBe(sameNumberKey('DK1234568'));
    expect(sameNumberKey('--------')).not.toBe(sameNumberKey('********'));
  });
});
