import { dhakaDay } from '@pothik/contracts/platform';
import { later } from '../rides/rules/ride.rules.js';
import { DRIVER, ESTIMATE, MINUTE, NOW, POINTS, RIDER, rideIn } from '../rides/rules/sample-ride.js';
import { speedSampleOf, type TimedRide } from './speed-sample.rules.js';

const ID = '665000000000000000000005';
/** 6 km in half an hour, at noon in Dhaka. */
const completed: TimedRide = rideIn('COMPLETED', {
  ...POINTS,
  estimate: { ...ESTIMATE, metres: { low: 5_500, high: 6_500 } },
  pickedUpAt: NOW,
  endedAt: later(NOW, 30 * MINUTE),
});
const sampleOf = (fields: Partial<TimedRide>) => speedSampleOf(ID, { ...completed, ...fields });

describe('what a completed ride teaches of its hour', () => {
  it('is the middle of its estimated distance over the time it took', () => {
    expect(sampleOf({})).toMatchObject({
      key: { cityId: 'dhaka', vehicleType: 'CNG', hour: 12 },
      sample: { rideId: ID, endedAt: later(NOW, 30 * MINUTE), kilometresPerHour: 12 },
    });
  });

  it('names its two people and its day in Dhaka, and what its track must show', () => {
    const endedAt = later(NOW, 30 * MINUTE);
    expect(sampleOf({})).toMatchObject({
      people: [RIDER.id, DRIVER.id],
      day: dhakaDay(endedAt),
      claimed: { metres: { low: 5_500, high: 6_500 }, minutes: 30 },
      driverId: completed.driverId,
      track: { pickup: POINTS.pickupPoint, drop: POINTS.dropPoint, from: NOW, until: endedAt },
    });
  });

  it.each<[string, Partial<TimedRide>]>([
    ['without an estimate', { estimate: null }],
    ['without a pickup’s point', { pickupPoint: null }],
    ['without a drop-off’s point', { dropPoint: null }],
    ['that was cancelled', { status: 'CANCELLED' }],
    ['without a pickup', { pickedUpAt: null }],
    ['that was ended hours too late', { endedAt: later(NOW, 5 * 60 * MINUTE) }],
    ['that was ended at once', { endedAt: later(NOW, MINUTE) }],
    ['that was ended when it began', { endedAt: NOW }],
    ['round the corner', { estimate: { ...ESTIMATE, metres: { low: 300, high: 400 } }, endedAt: later(NOW, MINUTE) }],
  ])('is nothing for one %s', (_what, fields) => {
    expect(sampleOf(fields)).toBeUndefined();
  });
});
