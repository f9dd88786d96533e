import { steppedNumber, wholeNumberText } from './number.rules';

describe('a whole number', () => {
  it('keeps only the digits, in Latin', () => {
    expect(wholeNumberText('৳ ৩২০.')).toBe('320');
  });

  it('steps within its limits, and starts at the lower one', () => {
    expect(steppedNumber('', 1, { min: 1, max: 30 })).toBe('1');
    expect(steppedNumber('30', 1, { min: 0, max: 30 })).toBe('30');
    expect(steppedNumber('0', -1, { min: 0, max: 30 })).toBe('0');
    expect(steppedNumber('7', 1, {})).toBe('8');
  });
});
