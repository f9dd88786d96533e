import { readSearch, searchKeysOf } from './ride-search.rules.js';

const ID = '6650000000000000001c7ab3';
const plated = (vehicleLicense: string) =>
  ({ vehicle: { vehicleType: 'CAR', brand: 'Toyota', model: 'Axio', vehicleLicense } }) as const;

describe('what a ride is found by', () => {
  it('is its short number', () => {
    expect(searchKeysOf(ID, { vehicle: null })).toEqual({ number: 'P-1RYNK', plateKeys: [] });
  });

  it.each([
    ['Dhaka Metro-Ga 23-4567', ['DMGA234567', '234567', '4567']],
    ['ঢাকা মেট্রো-গ ২৩-৪৫৬৭', ['DMGA234567', '234567', '4567']],
    ['DHAKA-D-4567', ['DHAKAD4567', '4567']],
    ['GOVERNOR', ['GOVERNOR']],
    ['--------', ['--------']],
  ])('is its plate, with and without what stands before its digits: %s', (plate, keys) => {
    expect(searchKeysOf(ID, plated(plate)).plateKeys).toEqual(keys);
  });
});

describe('a text that is searched for', () => {
  it.each([
    ['p-1rynk', { number: 'P-1RYNK', plateKey: 'P1RYNK' }],
    ['dm ga 23-৪৫৬৭', { plateKey: 'DMGA234567' }],
    [ID, { number: 'P-1RYNK', plateKey: ID.toUpperCase() }],
    ['23', {}],
    ['.*', {}],
    ['$$$$', {}],
  ])('%s', (typed, read) => {
    expect(readSearch(typed)).toEqual(read);
  });
});
