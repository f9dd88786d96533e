import { missingUnique } from './unique-indexes.rules.js';

const rides = {
  name: 'rides',
  fields: ['riderId', 'rideId', 'raisedBy', 'createdAt'],
  isOutbox: true,
  isProjection: false,
  indexes: [
    { key: { riderId: 1 }, unique: true },
    { key: { rideId: 1, raisedBy: 1 }, unique: true },
    { key: { createdAt: -1 }, unique: false },
  ],
};

describe('what is declared unique', () => {
  it('is enforced by a unique index of the same fields in the same order', () => {
    const standing = [{ key: { _id: 1 } }, { key: { riderId: 1 }, unique: true }];
    expect(missingUnique(rides, [...standing, { key: { rideId: 1, raisedBy: 1 }, unique: true }])).toEqual([]);
    expect(missingUnique(rides, [...standing, { key: { raisedBy: 1, rideId: 1 }, unique: true }])).toEqual([
      'rideId 1, raisedBy 1',
    ]);
  });

  it('is not enforced by an index that is not unique, or without an index', () => {
    expect(missingUnique(rides, [{ key: { riderId: 1 } }])).toEqual(['riderId 1', 'rideId 1, raisedBy 1']);
  });
});
