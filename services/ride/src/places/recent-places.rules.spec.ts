import { recentPlaces } from './recent-places.rules.js';

const at = (day: number) => new Date(Date.UTC(2026, 10, day));
const ride = (pickupLocation: string, dropLocation: string, day: number) => ({
  pickupLocation,
  dropLocation,
  pickupPoint: { lat: 23.75, lng: 90.37 },
  dropPoint: null,
  requestedAt: at(day),
});

describe('where somebody rode lately', () => {
  it('is the newest first, its drop before its pickup, each place once', () => {
    const rides = [ride('Farmgate', 'Mirpur 10', 9), ride('mirpur 10', 'Banani 11', 8)];
    expect(recentPlaces(rides, 5)).toEqual([
      { name: 'Mirpur 10', usedAt: at(9).toISOString() },
      { name: 'Farmgate', point: { lat: 23.75, lng: 90.37 }, usedAt: at(9).toISOString() },
      { name: 'Banani 11', usedAt: at(8).toISOString() },
    ]);
  });

  it('is at most so many, and nothing without rides', () => {
    expect(recentPlaces([ride('A', 'B', 2), ride('C', 'D', 1)], 3).map(({ name }) => name)).toEqual(['B', 'A', 'D']);
    expect(recentPlaces([], 5)).toEqual([]);
  });
});
