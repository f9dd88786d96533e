import { isLinking, withoutEndings, withoutLinking, wordsAskedFor } from './linking-words.rules.js';
import { wordsOf } from './words.rules.js';

const textOf = (words: readonly { text: string }[] | undefined) => words?.map(({ text }) => text).join(' ');

describe('words that only link places are not sought', () => {
  it.each([
    ['mirpur 10 er pashe', 'mirpur 10'],
    ['near the square hospital', 'square hospital'],
    ['mohakhali theke', 'mohakhali'],
    ['gulshan 1 jabo', 'gulshan 1'],
    ['basundhara ra', 'basundhara'],
  ])('%s', (typed, sought) => {
    expect(textOf(withoutLinking(wordsOf(typed)))).toBe(sought);
  });

  it('stay where nothing else names a place', () => {
    expect(textOf(withoutLinking(wordsOf('front road')))).toBe('front road');
    expect(textOf(withoutLinking(wordsOf('ra')))).toBe('ra');
  });

  it('are known in either script', () => {
    expect(['pashe', 'পাশে', 'near', 'হয়ে'].map((word) => isLinking(wordsOf(word)[0] ?? { text: '' }))).toEqual([
      true,
      true,
      true,
      true,
    ]);
  });
});

describe('a place has no ending before “beside” and its like', () => {
  it.each([
    ['ফার্মগেটের সামনে', 'ফার্মগেট'],
    ['মহাখালীর পাশে', 'মহাখালী'],
    ['bananir kache', 'banani'],
    ['mirpurer pashe', 'mirpur'],
  ])('%s', (typed, bare) => {
    expect(textOf(wordsAskedFor(typed))).toBe(textOf(wordsOf(bare)));
  });

  it.each(['mirpur 10 er pashe', 'dhaka pashe', 'banani'])('nothing changes in “%s”', (typed) => {
    expect(withoutEndings(wordsOf(typed))).toBeUndefined();
  });
});
