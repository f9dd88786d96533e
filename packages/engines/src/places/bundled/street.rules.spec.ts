import { agreement, asksForStreet, likeness, streetNumbersOf, typedStreet } from './street.rules.js';
import { wordsOf } from './words.rules.js';

const typed = (text: string) => typedStreet(text.split(',').map((part) => wordsOf(part)));
const numbersOf = (text: string) =>
  Object.fromEntries([...typed(text).numbers].map(([label, numbers]) => [label, [...numbers]]));

describe('a typed street', () => {
  it.each([
    ['Road 27, Dhanmondi', { road: ['27'] }],
    ['রোড নং ২৭, ধানমন্ডি', { road: ['27'] }],
    ['10 no road', { road: ['10'] }],
    ['Road 2, Sector 3', { road: ['2'], sector: ['3'] }],
    ['D block 10 no road', { block: ['d'], road: ['10'] }],
    ['House 12', {}],
  ])('has its numbers: %s', (text, numbers) => {
    expect(numbersOf(text)).toEqual(numbers);
  });

  it('has its name, without the house before it', () => {
    expect(typed('12 Green Road').names.map(({ letters }) => letters)).toEqual(['greenroad']);
    expect(typed('Road 5').names).toEqual([]);
    expect([asksForStreet(typed('Green Road')), asksForStreet(typed('Farmgate'))]).toEqual([true, false]);
  });
});

describe('a place', () => {
  const of = (name: string) => streetNumbersOf([wordsOf(name)]);

  it.each([
    ['Road 27', 'Dhanmondi 27', 1],
    ['Road 27', 'Dhanmondi Road 2', -1],
    ['Road 27', 'Farmgate', 0],
    ['Road 2, Sector 3', 'Sector 3 Road 2', 2],
  ])('agrees with the typed numbers: %s, %s', (text, name, worth) => {
    expect(agreement(typed(text).numbers, of(name))).toBe(worth);
  });

  it.each([
    ['Green Road', 'Green Road', 1],
    ['Green Road', 'গ্রীন রোড', 1],
    ['Green Road', 'Greenway', 0],
  ])('is called as the typed street: %s, %s', (text, name, worth) => {
    expect(likeness(typed(text).names, wordsOf(name))).toBe(worth);
  });
});
