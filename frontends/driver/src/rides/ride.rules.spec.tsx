import { RIDE_STATUS } from '@pothik/contracts/ride';
import { mayCancel, nextActionOf, shortLocationOf } from './ride.rules';

const STATUSES = Object.values(RIDE_STATUS);

describe('the next action of a driver', () => {
  it('follows from the transition table for every status', () => {
    const kinds = STATUSES.map((rideStatus) => nextActionOf({ rideStatus, fare: 320 })?.kind);
    expect(kinds).toEqual(['answer', 'enter-code', 'move', 'move', undefined, undefined, undefined]);
  });

  it('is the fare before the code', () => {
    expect(nextActionOf({ rideStatus: 'ACCEPTED', fare: null })).toEqual({ kind: 'set-fare' });
    expect(nextActionOf({ rideStatus: 'IN TRANSIT', fare: 320 })).toEqual({ kind: 'move', to: 'COMPLETED' });
  });
});

it('a driver may cancel where the transition table has such a transition for drivers', () => {
  expect(STATUSES.filter(mayCancel)).toEqual(['ACCEPTED']);
});

it('the short name of a location ends before its first comma', () => {
  expect([
    shortLocationOf('Dhanmondi 27, lake gate'),
    shortLocationOf('Farmgate'),
    shortLocationOf(', gate 2'),
  ]).toEqual(['Dhanmondi 27', 'Farmgate', ', gate 2']);
});
