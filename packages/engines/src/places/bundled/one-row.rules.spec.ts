import { isSamePlace, oneRowEach, type ShownPlace } from './one-row.rules.js';

/** `north` in metres, about. */
const place = (name: string, { north = 0, ...more }: Partial<ShownPlace> & { north?: number } = {}): ShownPlace => ({
  kind: 'ROAD',
  name,
  area: 'Banani, Dhaka',
  x: 9_040_000,
  y: 2_379_000 + Math.round(north / 1.11),
  ...more,
});

describe('two rows are one place', () => {
  it.each([
    [
      'a locality and a street of its name',
      place('Mirpur 10', { kind: 'LOCALITY' }),
      place('Mirpur-10', { north: 400 }),
    ],
    ['a thana and what is called after it', place('Gulshan', { kind: 'AREA' }), place('gulshan', { north: 3_000 })],
    ['names in both scripts', place('Panthapath', { kind: 'LOCALITY' }), place('পান্থপথ', { north: 300 })],
    ['a numbered road of one area', place('Road 11'), place('সড়ক ১১', { north: 2_000 })],
    ['a named road across two areas', place('Green Road'), place('গ্রীন রোড', { area: 'Tejgaon, Dhaka', north: 500 })],
    [
      'a crossing in either order',
      place('Green Road × Panthapath', { kind: 'CROSSING' }),
      place('Panthapath × Green Road', { kind: 'CROSSING', north: 20 }),
    ],
  ])('%s', (_what, one, other) => {
    expect(isSamePlace(one, other)).toBe(true);
    expect(isSamePlace(other, one)).toBe(true);
  });
});

describe('two rows are two places', () => {
  it.each([
    ['a numbered road in two areas', place('Road 11'), place('Road 11', { area: 'Gulshan 1, Dhaka', north: 500 })],
    ['a named road far apart', place('Mirpur Road'), place('Mirpur Road', { area: 'Shyamoli, Dhaka', north: 3_000 })],
    ['branches of a shop', place('Shwapno', { kind: 'LANDMARK' }), place('Shwapno', { kind: 'LANDMARK', north: 600 })],
    ['another name', place('Mirpur 10', { kind: 'LOCALITY' }), place('Mirpur 11', { kind: 'LOCALITY' })],
    ['a house and its road', place('House 7', { kind: 'HOUSE' }), place('House 7')],
  ])('%s', (_what, one, other) => {
    expect(isSamePlace(one, other)).toBe(false);
  });
});

it('of one place the row of the best kind stays, where the first was; and there are at most so many', () => {
  const rows = [place('Mohakhali'), place('Banani'), place('Mohakhali', { kind: 'LOCALITY' }), place('Road 4')];
  expect(oneRowEach(rows, 8).map(({ kind, name }) => `${kind} ${name}`)).toEqual([
    'LOCALITY Mohakhali',
    'ROAD Banani',
    'ROAD Road 4',
  ]);
  expect(oneRowEach(rows, 1)).toHaveLength(1);
});
