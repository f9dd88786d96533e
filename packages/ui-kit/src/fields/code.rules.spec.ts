import { codeAfterErasing, codeAfterTyping } from './code.rules';

describe('a code', () => {
  it('takes a digit and goes to the next box', () => {
    expect(codeAfterTyping('48', 2, '2', 6)).toEqual({ code: '482', next: 3 });
  });

  it('lets more digits go on to the following boxes, and never past the last', () => {
    expect(codeAfterTyping('', 0, '482915', 6)).toEqual({ code: '482915', next: 5 });
    expect(codeAfterTyping('4829', 4, '1567', 6)).toEqual({ code: '482915', next: 5 });
  });

  it('keeps the new digit of a box that was filled', () => {
    expect(codeAfterTyping('482', 1, '87', 6).code).toBe('472');
    expect(codeAfterTyping('482', 1, '78', 6).code).toBe('472');
  });

  it('empties one box and moves no other', () => {
    expect(codeAfterErasing('482', 1)).toBe('4 2');
    expect(codeAfterErasing('482', 2)).toBe('48');
  });
});
