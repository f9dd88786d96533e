import { rideWith } from '../../testing/samples';
import { sayOf } from './say.rules';

const AT = '2026-11-02T06:00:00.000Z';
const ended = (by: 'SYSTEM' | 'ADMINISTRATOR') =>
  rideWith({
    rideStatus: 'CANCELLED',
    history: [{ from: 'REQUESTED', to: 'CANCELLED', by, at: AT, reason: '' }],
  });

describe('what the desk tells a caller', () => {
  it.each([
    ['that drivers are asked', rideWith({ rideStatus: 'REQUESTED', fare: null }), 'sayLooking'],
    ['that the fare follows', rideWith({ fare: null }), 'sayFareNext'],
    ['the fare, and when to give the code', rideWith(), 'sayComing'],
    ['that the driver is there', rideWith({ arrivedAt: AT }), 'sayArrived'],
    ['that nobody could take it', rideWith({ rideStatus: 'REJECTED' }), 'sayNobody'],
    ['that nobody answered', ended('SYSTEM'), 'sayNobody'],
    ['nothing about what they cancelled', ended('ADMINISTRATOR'), undefined],
    ['nothing during the ride', rideWith({ rideStatus: 'IN TRANSIT' }), undefined],
  ] as const)('is %s', (_case, ride, say) => {
    expect(sayOf(ride)).toBe(say);
  });
});
