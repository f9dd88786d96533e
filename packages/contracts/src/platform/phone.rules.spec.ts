import { phoneInFile, readPhone, searchedPhone } from './phone.rules.js';

it('a number in a file keeps its 0', () => {
  expect([phoneInFile('01712345678'), phoneInFile('')]).toEqual(['01712-345678', '']);
});

describe('a mobile number', () => {
  it.each([
    '01712345678',
    ' 01712345678 ',
    '1712345678',
    '+8801712345678',
    '8801712345678',
    '008801712345678',
    '+880 1712-345678',
    '+880 (1712) 345 678',
    '+880 01712 345678',
    '01712-345678',
    '01712.345.678',
    '01712–345678',
    '01712\u00a0345678',
    '\u202a01712345678\u202c',
    '০১৭১২৩৪৫৬৭৮',
    '+৮৮০ ১৭১২-৩৪৫৬৭৮',
    '০১৭১২ 345678',
    '０１７１２３４５６７８',
  ])('%s is 01712345678', (typed) => {
    expect(readPhone(typed)).toEqual({ national: '01712345678', international: '+8801712345678' });
  });

  it.each([
    '01112345678',
    '0171234567',
    '017123456789',
    '01712345678 ext 4',
    '+9101712345678',
    '+1712345678901',
    '',
    'none',
  ])('%s is none', (typed) => {
    expect(readPhone(typed)).toBeUndefined();
  });
});

it.each([
  ['01711-000 123', '01711000123'],
  ['+880 1711 000123', '01711000123'],
  ['880171', '0171'],
  ['০১৭১১', '01711'],
  ['0123', '0123'],
  ['12', undefined],
  ['+', undefined],
  ['House 12345', undefined],
])('%s is searched for as %s', (typed, searched) => {
  expect(searchedPhone(typed)).toBe(searched);
});
