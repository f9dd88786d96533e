import type { RideStatus } from '@pothik/contracts/ride';
import { sampleRide } from '../../../testing/sample-ride';
import { cellOf, comesToPickup, destinationOf } from './eta.rules';

const PICKUP = { lat: 23.7555, lng: 90.3742 };
const DROP = { lat: 23.732, lng: 90.4262 };

it.each<[RideStatus, object | undefined]>([
  ['REQUESTED', undefined],
  ['ACCEPTED', PICKUP],
  ['PICKED UP', DROP],
  ['IN TRANSIT', DROP],
  ['COMPLETED', undefined],
  ['CANCELLED', undefined],
])('the driver of a ride that is %s goes to %j', (rideStatus, destination) => {
  expect(destinationOf({ rideStatus, pickupPoint: PICKUP, dropPoint: DROP })).toEqual(destination);
});

it('nobody knows where the driver of a ride goes that was written as text alone', () => {
  expect(destinationOf({ rideStatus: 'ACCEPTED' })).toBeUndefined();
});

describe('the driver comes to the pickup', () => {
  const at = '2026-11-02T06:05:00.000Z';
  it.each([
    ['after the acceptance', sampleRide('ACCEPTED'), true],
    ['until being there', sampleRide('ACCEPTED', { arrivedAt: at }), false],
    ['not while moving away', sampleRide('ACCEPTED', { movingAwaySince: at }), false],
    ['not during the ride', sampleRide('IN TRANSIT'), false],
  ])('%s', (_when, ride, comes) => {
    expect(comesToPickup(ride)).toBe(comes);
  });
});

it('steps of some metres stay within a cell, 500 m leave it', () => {
  expect(cellOf({ lat: 23.75501, lng: 90.37401 })).toBe(cellOf({ lat: 23.75503, lng: 90.37404 }));
  expect(cellOf({ lat: 23.7551, lng: 90.374 })).not.toBe(cellOf({ lat: 23.7596, lng: 90.374 }));
});
