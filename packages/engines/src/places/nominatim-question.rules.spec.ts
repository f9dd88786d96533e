import { isQuestion, reverseQuery, searchQuery } from './nominatim-question.rules.js';

it('places of Bangladesh are sought, in the reader’s language', () => {
  const query = searchQuery('gulshan & banani', { language: 'bn', limit: 5 });
  expect(query.get('q')).toBe('gulshan & banani');
  expect(query.get('countrycodes')).toBe('bd');
  expect(query.get('accept-language')).toBe('bn');
  expect(query.has('viewbox')).toBe(false);
});

it('those around a point come first', () => {
  const query = searchQuery('road 5', { language: 'en', near: { lat: 23.79, lng: 90.41 }, limit: 5 });
  expect(query.get('viewbox')).toBe('90.21000,23.99000,90.61000,23.59000');
});

it('at most 200 characters are sent', () => {
  expect(searchQuery('x'.repeat(10_000), { language: 'en', limit: 5 }).get('q')).toHaveLength(200);
});

it('a point is named as finely as it can be', () => {
  const query = reverseQuery({ lat: 23.79, lng: 90.41 }, 'en');
  expect([query.get('lat'), query.get('lon'), query.get('zoom')]).toEqual(['23.79', '90.41', '18']);
});

it('a question has a letter or a digit', () => {
  expect(['gulshan', 'গুলশান', '5', '🛺', '…', ''].map(isQuestion)).toEqual([true, true, true, false, false, false]);
});
