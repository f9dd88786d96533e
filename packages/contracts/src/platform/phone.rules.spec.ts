import {
  accountNumber,
  INTERNATIONAL_PHONE,
  phoneInFile,
  profilePhone,
  readPhone,
  searchedPhone,
} from './phone.rules.js';
import { banglaDigits } from './typed-text.rules.js';

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
    '＋８８０　１７１２（３４５）６７８',
    '[+880] 1712-345-678',
    '017\u200b12\u200c34\u200d56\u206078\ufeff',
    '0\u202a1712\u202e345\u200f678',
    '01712‐345‑678',
    '01712—345―678',
    '00880 01712 345678',
  ])('%s is 01712345678', (typed) => {
    expect(readPhone(typed)).toEqual({ national: '01712345678', international: '+8801712345678' });
  });

  it.each([
    '01112345678',
    '0171234567',
    '017123456789',
    '01712345678 ext 4',
    '01712345678;ext=1',
    '01712345678 x4',
    '01712345678/9',
    '01212345678',
    '+91 98765 43210',
    '91 1712345678',
    '+9101712345678',
    '++8801712345678',
    '0008801712345678',
    '01712 345678, 01812 345678',
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

it('an account is keyed by +880, and a profile has 01', () => {
  expect(accountNumber('01712345678')).toBe('+8801712345678');
  expect(profilePhone('+8801712345678')).toBe('01712345678');
});

describe('a number that nobody has thought of', () => {
  /** The same numbers in each run (mulberry32). */
  const seeded = (seed: number) => () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const random = seeded(44);
  const oneOf = <T>(of: readonly T[]): T => of[Math.floor(random() * of.length)] as T;
  const digits = (count: number) => Array.from({ length: count }, () => oneOf([...'0123456789'])).join('');
  const fullwidth = (text: string) => text.replace(/\d/g, (digit) => String.fromCharCode(0xff10 + Number(digit)));
  const between = [
    '',
    '',
    '',
    ' ',
    '-',
    '.',
    '(',
    ')',
    '[',
    ']',
    '\u2013',
    '\u00a0',
    '\u200b',
    '\u200d',
    '\u202e',
    '\u2060',
  ];
  const spread = (text: string) => Array.from(text, (character) => character + oneOf(between)).join('');

  it('is read in 2,000 made-up writings of one', () => {
    for (let round = 0; round < 2000; round += 1) {
      const number = `1${oneOf([...'3456789'])}${digits(8)}`;
      const prefix = oneOf(['', '0', '880', '+880', '00880', '8800', '+8800', '008800']);
      const typed = spread(oneOf([String, banglaDigits, fullwidth])(prefix + number));
      expect([typed, readPhone(typed)]).toEqual([typed, { national: `0${number}`, international: `+880${number}` }]);
    }
  });

  it('is refused in 2,000 made-up texts that are none, and never read as anything but a mobile number', () => {
    for (let round = 0; round < 2000; round += 1) {
      const number = `1${oneOf([...'3456789'])}${digits(8)}`;
      const wrong = oneOf([
        `${number}${digits(1)}`,
        number.slice(1),
        `1${oneOf([...'012'])}${digits(8)}`,
        `${number}e`,
        `x${number}`,
        `${number}#1`,
      ]);
      const typed = spread(oneOf(['0', '880', '+880']) + wrong);
      expect([typed, readPhone(typed)]).toEqual([typed, undefined]);
    }
    for (let round = 0; round < 2000; round += 1) {
      const typed = Array.from({ length: 14 }, () => oneOf([...'01378+ -()০১৩৮০１８xe'])).join('');
      const read = readPhone(typed);
      if (read !== undefined) expect(read.international).toMatch(INTERNATIONAL_PHONE);
    }
  });
});
