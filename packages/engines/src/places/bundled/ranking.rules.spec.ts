import type { PlaceEntry } from './place-entry.types.js';
import { readingsOf } from './question.rules.js';
import { byStreet, ranked } from './ranking.rules.js';
import { wordsOf } from './words.rules.js';

const entry = (id: string, changed: Partial<PlaceEntry> = {}): PlaceEntry => ({
  id,
  kind: 'ROAD',
  name: 'Road 5',
  area: 'Gulshan, Dhaka',
  x: 9_040_000,
  y: 2_379_000,
  weight: 1,
  ...changed,
});

const order = (entries: readonly PlaceEntry[], options: Partial<Parameters<typeof ranked>[1]> = {}) =>
  ranked(
    entries.map((one) => ({ entry: one, score: 1 })),
    { language: 'en', ...options },
  ).map(({ entry: { id } }) => id);

it('the better known comes first, and of equals the earlier', () => {
  expect(order([entry('lane'), entry('avenue', { weight: 2 }), entry('other lane')])).toEqual([
    'avenue',
    'lane',
    'other lane',
  ]);
});

it('the one whose whole name was typed comes before better known ones', () => {
  const entries = [entry('32', { weight: 3 }), entry('whole', { wholeNames: ['dhanmondi'] })];
  expect(order(entries, { typed: ['dhanmondi'] })).toEqual(['whole', '32']);
});

it('of equals the nearer comes first', () => {
  const far = entry('far', { y: 2_375_000 });
  expect(order([far, entry('near')], { near: { lat: 23.79, lng: 90.4 } })).toEqual(['near', 'far']);
});

it('of equals the one with a name in the reader’s script comes first', () => {
  const twins = [entry('Latin'), entry('Bangla', { name: 'সড়ক ৫', nameBn: 'সড়ক ৫' })];
  expect(order(twins, { language: 'bn' })).toEqual(['Bangla', 'Latin']);
  expect(order(twins.reverse())).toEqual(['Latin', 'Bangla']);
});

it('of equals the one in the neighbourhood that was typed comes first, and in its number', () => {
  const roads = [
    entry('none'),
    entry('11', { area: 'Mirpur 11, Dhaka' }),
    entry('10', { area: 'Mirpur 10, Dhaka' }),
    entry('Banani', { area: 'Banani, Dhaka' }),
  ];
  expect(order(roads, { words: wordsOf('road 5 mirpur 10') })).toEqual(['10', '11', 'none', 'Banani']);
  expect(order(roads, { words: wordsOf('road 5 বনানী') })[0]).toBe('Banani');
});

it('a road of another sector than the typed one is apart', () => {
  const street = readingsOf('uttara sector 7 road 5')[0]?.street ?? { numbers: new Map(), names: [] };
  const roads = [entry('4', { area: 'Uttara Sector 4, Dhaka' }), entry('7', { area: 'Uttara Sector 7, Dhaka' })];
  const { right, wrong } = byStreet(roads, street);
  expect([right, wrong].map((list) => list.map(({ id }) => id))).toEqual([['7'], ['4']]);
});
