import { codeDigits, formatMoney, localDigits, toLatinDigits } from './digits.rules';

describe('digits', () => {
  it('replaces Bangla digits by Latin ones and leaves other characters', () => {
    expect(toLatinDigits('০১৭-১২৩')).toBe('017-123');
  });

  it('shows digits in the script of the reader', () => {
    expect(localDigits('1:47', 'bn')).toBe('১:৪৭');
    expect(localDigits('1:47', 'en')).toBe('1:47');
  });

  it('takes the digits of a pasted text, at most as many as requested', () => {
    expect(codeDigits('code: ৪৮২-9159', 6)).toBe('482915');
  });

  it('writes amounts with the sign, a non-breaking space, and lakh grouping in both languages', () => {
    expect(formatMoney(412650, 'en')).toBe('৳\u00a04,12,650');
    expect(formatMoney(412650, 'bn')).toBe('৳\u00a0৪,১২,৬৫০');
    expect(formatMoney(0, 'en')).toBe('৳\u00a00');
  });
});
