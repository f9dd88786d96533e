import { freshStartCode, isSameCode } from './start-code.js';

describe('start codes', () => {
  it('are six digits, leading zeros included', () => {
    const codes = Array.from({ length: 2_000 }, freshStartCode);
    expect(codes.filter((code) => !/^\d{6}$/.test(code))).toEqual([]);
    expect(codes.some((code) => code.startsWith('0'))).toBe(true);
    expect(new Set(codes).size).toBeGreaterThan(1_900);
  });

  it('are equal only when every digit is', () => {
    expect(isSameCode('048291', '048291')).toBe(true);
    expect(isSameCode('048291', '048292')).toBe(false);
    expect(isSameCode('48291', '048291')).toBe(false);
  });
});
