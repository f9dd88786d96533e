import { isKnown, wordsOf } from './word-match.rules';

it('the words of a text have small letters and Latin digits, and a house number is one', () => {
  expect(wordsOf('House 12/A, রোড ২৭!')).toEqual(['house', '12/a', 'রোড', '27']);
});

const KNOWN = ['kamalapur', 'railway', 'station', '27'];

it.each(['kamalapur', 'kamala', 'kamlapur', 'stations', 'krs', '27'])('%s is known', (word) => {
  expect(isKnown(word, KNOWN)).toBe(true);
});

it.each(['kamal12', 'mosque', '2', '271', 'rx'])('%s is not known', (word) => {
  expect(isKnown(word, KNOWN)).toBe(false);
});
