import type { PlaceEntry } from './place-entry.types.js';
import { distinct, ranked } from './ranking.rules.js';

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

it('places of one name, kind and area are one, and there are at most so many', () => {
  const entries = [entry('one'), entry('same'), entry('other', { area: 'Ramna, Dhaka' }), entry('more', { name: 'x' })];
  expect(distinct(entries, 2).map(({ id }) => id)).toEqual(['one', 'other']);
});
