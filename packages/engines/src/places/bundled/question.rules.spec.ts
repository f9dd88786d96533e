import { houseKey, joinedPairs, readingsOf } from './question.rules.js';
import { wordsOf } from './words.rules.js';

const read = (text: string) =>
  readingsOf(text).map(({ words, house }) => ({ words: words.map((word) => word.text).join(' '), house }));

describe('a question', () => {
  it.each([
    ['house 24 road 104', 'road 104', '24'],
    ['Road 104, House 24/A, Gulshan', 'road 104 gulshan', '24a'],
    ['বাড়ি ২৪, সড়ক ১০৪', 'road 104', '24'],
  ])('names a house by its number: %s', (text, words, house) => {
    expect(read(text)[0]).toEqual({ words, house });
  });

  it('that begins with a number may name a house, or a place with that number', () => {
    expect(read('24/A, Road 5')).toEqual([
      { words: '24a road 5', house: undefined },
      { words: 'road 5', house: '24a' },
    ]);
  });

  it('of a number alone names no house', () => {
    expect(read('10')).toEqual([{ words: '10', house: undefined }]);
  });

  it('has no words that only link places', () => {
    expect(read('Mirpur 10 er pashe')).toEqual([{ words: 'mirpur 10', house: undefined }]);
  });

  it('names a place also without its ending', () => {
    expect(read('bananir pashe').map(({ words }) => words)).toEqual(['bananir', 'banani']);
  });

  it('has no house number behind a comma', () => {
    expect(read('basha, 10 no goli')).toEqual([{ words: 'house 10 goli', house: undefined }]);
  });

  it('is read up to 200 characters and 12 words', () => {
    expect(readingsOf('ab '.repeat(5_000))[0]?.words).toHaveLength(12);
    expect(readingsOf('x'.repeat(10_000))[0]?.words[0]?.text).toHaveLength(200);
  });

  it('without a letter or digit has no reading', () => {
    expect(readingsOf('🛺 …')).toEqual([]);
  });
});

it('a house’s number has one form for every way to write it', () => {
  expect(['24/A', '24a', 'House 24-A', '২৪/এ'].map(houseKey)).toEqual(['24a', '24a', '24a', '24a']);
  expect(houseKey('5–7')).toBe('5-7');
});

it('two neighbouring words may be one', () => {
  const joined = joinedPairs(wordsOf('new pantha path')).map((words) => words.map(({ text }) => text).join(' '));
  expect(joined).toEqual(['newpantha path', 'new panthapath']);
});
