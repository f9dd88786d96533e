import type { PlacesData } from '@pothik/places-data';
import { indexedWords, neighbourhoodOf, weightOfSize, wholeNamesOf, wordsOfNames } from './entry-words.rules.js';
import { wordsOf } from './words.rules.js';

it('a name is indexed by its letters, and by its sound with neighbouring words also joined', () => {
  expect(indexedWords(wordsOfNames(['Chak Bazar', null]))).toEqual({ name: 'chak bazar', sound: 'ck bjr ckbjr' });
});

it('a name and its twin in the other script, and a number and its word, have a whole name in common', () => {
  const shared = (one: string, other: string) =>
    wholeNamesOf(wordsOf(one)).filter((name) => wholeNamesOf(wordsOf(other)).includes(name));
  expect(shared('Farmgate', 'ফার্মগেট')).toHaveLength(1);
  expect(shared('Mirpur 10', 'mirpur ten')).not.toEqual([]);
  expect(shared('Dhanmondi', 'Dhanmondi 32')).toEqual([]);
});

it('a place is found by its thana, its neighbourhood and the localities within 1 km', () => {
  const data = {
    areas: [['Gulshan', 'গুলশান', 'Dhaka', 0, 0, []]],
    localities: [
      ['Banani', 0, 500, 500, 40],
      ['Mirpur 10', 0, 5_000, 500, 40],
    ],
  } as unknown as PlacesData;
  expect(neighbourhoodOf(data)(0, { x: 0, y: 0 })).toBe('gulshan glsn banani bnn');
  expect(neighbourhoodOf(data)(undefined, { x: 90_000, y: 0 })).toBe('');
  expect(neighbourhoodOf(data)(undefined, { x: 9_043_500, y: 2_381_700 })).toBe('bashundhara bsndr');
});

it('a larger place weighs more, a place without a size as it is', () => {
  expect(weightOfSize(0)).toBe(1);
  expect(weightOfSize(100)).toBeGreaterThan(weightOfSize(10));
});
