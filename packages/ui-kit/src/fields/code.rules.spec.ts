import { codeAfterErasing, codeAfterTyping } from './code.rules';

describe('a code', () => {
  it('takes a digit and moves to the next box', () => {
    expect(codeAfterTyping('48', 2, '2', 6)).toEqual({ code: '482', next: 3 });
  });

  it('puts further digits into the following boxes, never past the last', () => {
    expect(codeAfterTyping('', 0, '482915', 6)).toEqual({ code: '482915', next: 5 });
    expect(codeAfterTyping('4829', 4, '1567', 6)).toEqual({ code: '482915', next: 5 });
  });

  it('replaces the digit of a filled box', () => {
    expect(codeAfterTyping('482', 1, '87', 6).code).toBe('472');
    expect(codeAfterTyping('482', 1, '78', 6).code).toBe('472');
  });

  it('empties one box and does not move the others', () => {
    expect(codeAfterErasing('482', 1)).toBe('4 2');
    expect(codeAfterErasing('482', 2)).toBe('48');
  });
});
