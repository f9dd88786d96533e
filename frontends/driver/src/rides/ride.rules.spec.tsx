import { RIDE_STATUS } from '@pothik/contracts/ride';
import { mayCancel, nextActionOf, shortPlaceOf } from './ride.rules';

const STATUSES = Object.values(RIDE_STATUS);

describe('the one thing a driver does next', () => {
  it('follows from the table of a ride’s life for every status', () => {
    const kinds = STATUSES.map((rideStatus) => nextActionOf({ rideStatus, fare: 320 })?.kind);
    expect(kinds).toEqual(['answer', 'enter-code', 'move', 'move', undefined, undefined, undefined]);
  });

  it('is the fare before the code', () => {
    expect(nextActionOf({ rideStatus: 'ACCEPTED', fare: null })).toEqual({ kind: 'set-fare' });
    expect(nextActionOf({ rideStatus: 'IN TRANSIT', fare: 320 })).toEqual({ kind: 'move', to: 'COMPLETED' });
  });
});

it('a driver may cancel where the table of a ride’s life has such an edge for drivers', () => {
  expect(STATUSES.filter(mayCancel)).toEqual(['ACCEPTED']);
});

it('a place is called by what comes before its first comma', () => {
  expect([shortPlaceOf('Dhanmondi 27, lake gate'), shortPlaceOf('Farmgate'), shortPlaceOf(', gate 2')]).toEqual([
    'Dhanmondi 27',
    'Farmgate',
    ', gate 2',
  ]);
});
