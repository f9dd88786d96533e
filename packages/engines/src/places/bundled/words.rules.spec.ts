import { isNumber, wordsOf } from './words.rules.js';

const texts = (text: string) => wordsOf(text).map((word) => word.text);

describe('the words of a name', () => {
  it.each([
    ['one spelling of generic words in both scripts', 'সড়ক ৫', ['road', '5']],
    ['no “No.” and no “নং”', 'Road No. 5, সড়ক নং-৫', ['road', '5', 'road', '5']],
    ['a number apart from the word before it', 'mirpur-10 road10', ['mirpur', '10', 'road', '10']],
    ['a number without zeros before it', 'House 005', ['house', '5']],
    ['a letter with its number', '24/A 24-A 24a', ['24a', '24a', '24a']],
    [
      'a letter before a number by what it stands for',
      'H 24, R#104, S-11',
      ['house', '24', 'road', '104', 'sector', '11'],
    ],
    ['the Bangla names of letters', 'ব্লক সি', ['block', 'c']],
    ['no “R/A”', 'Banani R/A', ['banani']],
    ['no accents and no signs', 'Café — “Gulshan”', ['cafe', 'gulshan']],
  ])('have %s', (_what, text, expected) => {
    expect(texts(text)).toEqual(expected);
  });

  it('know the number that a word names, in English and Bangla', () => {
    expect(wordsOf('ten দশ dosh').map(({ number }) => number)).toEqual(['10', '10', '10']);
    expect(wordsOf('gulshan')[0]).toEqual({ text: 'gulshan', sound: 'glsn', isGeneric: false });
  });

  it('are none of emoji and punctuation', () => {
    expect(wordsOf('🛺 … !?')).toEqual([]);
  });
});

it('a number begins with a digit', () => {
  expect([isNumber('24a'), isNumber('a24'), isNumber(undefined)]).toEqual([true, false, false]);
});
