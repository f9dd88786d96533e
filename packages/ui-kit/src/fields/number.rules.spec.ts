import { steppedNumber, typedNumber } from './number.rules';

describe('a whole number', () => {
  it('has its digits in Latin, without the taka sign', () => {
    expect(typedNumber('৳ ৩২০')).toBe('320');
    expect(typedNumber('১,২৫০')).toBe('1,250');
  });

  it.each(['120.50', '-5', '1e3', '2.5', '12x'])('keeps %s as it was typed, for the form to refuse', (typed) => {
    expect(typedNumber(typed)).toBe(typed);
  });

  it('steps within its limits, and starts at the lower one', () => {
    expect(steppedNumber('', 1, { min: 1, max: 30 })).toBe('1');
    expect(steppedNumber('30', 1, { min: 0, max: 30 })).toBe('30');
    expect(steppedNumber('0', -1, { min: 0, max: 30 })).toBe('0');
    expect(steppedNumber('7', 1, {})).toBe('8');
    expect(steppedNumber('1,250', 1, {})).toBe('1251');
  });

  it('does not step from a text that is no number', () => {
    expect(steppedNumber('12x', 1, { min: 1 })).toBe('12x');
  });
});
