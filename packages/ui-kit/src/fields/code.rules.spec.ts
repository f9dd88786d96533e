import { codeAfterErasing, codeAfterTyping, completesCode } from './code.rules';

describe('a code', () => {
  it('takes a digit and moves to the next box', () => {
    expect(codeAfterTyping('48', 2, '2', 6)).toEqual({ code: '482', next: 3, end: 3 });
  });

  it('puts further digits into the following boxes, never past the last', () => {
    expect(codeAfterTyping('', 0, '482915', 6)).toEqual({ code: '482915', next: 5, end: 6 });
    expect(codeAfterTyping('4829', 4, '1567', 6)).toEqual({ code: '482915', next: 5, end: 6 });
  });

  it('replaces the digit of a filled box', () => {
    expect(codeAfterTyping('482', 1, '87', 6).code).toBe('472');
    expect(codeAfterTyping('482', 1, '78', 6).code).toBe('472');
  });

  it('empties one box and does not move the others', () => {
    expect(codeAfterErasing('482', 1)).toBe('4 2');
    expect(codeAfterErasing('482', 2)).toBe('48');
  });

  it('is complete when its last missing digit is typed, wherever that is', () => {
    expect(completesCode('48291', '482915', 6, 6)).toBe(true);
    expect(completesCode('4 2915', '482915', 2, 6)).toBe(true);
    expect(completesCode('4829', '48291', 5, 6)).toBe(false);
    expect(completesCode('4 29', '4 2915', 6, 6)).toBe(false);
  });

  it('that was full is complete again only with its last box: a corrected digit in the middle may not be the last', () => {
    expect(completesCode('111111', '481111', 2, 6)).toBe(false);
    expect(completesCode('482911', '482915', 6, 6)).toBe(true);
  });
});
