import { DEMONSTRATION_DRIVERS, DEMONSTRATION_PEOPLE } from './people.js';
import { seededRides } from './seeded-rides.js';

const TODAY = new Date('2026-11-21T08:00:00Z');
const DAY_MS = 24 * 3_600_000;
const rides = seededRides(TODAY);

describe('a month of seeded rides', () => {
  it('is the same at every start, so that an interrupted seed continues', () => {
    expect(seededRides(TODAY)).toEqual(rides);
  });

  it('lies between two and thirty-one days ago', () => {
    const ages = rides.map(({ requestedAt }) => (TODAY.getTime() - requestedAt.getTime()) / DAY_MS);
    expect(Math.min(...ages)).toBeGreaterThan(1);
    expect(Math.max(...ages)).toBeLessThan(32);
  });

  it('has enough rides, and every way a ride ends', () => {
    expect(rides.length).toBeGreaterThan(50);
    expect(new Set(rides.map(({ outcome }) => outcome))).toEqual(new Set(['COMPLETED', 'CANCELLED', 'REJECTED']));
  });

  it('is driven by approved drivers and ridden by riders', () => {
    const approved = DEMONSTRATION_DRIVERS.filter(({ status }) => status === 'APPROVED').map(
      ({ driverId }) => driverId,
    );
    const riders = DEMONSTRATION_PEOPLE.filter(({ role }) => role === 'RIDER').map(({ id }) => id);
    expect(rides.filter(({ driverId }) => !approved.includes(driverId))).toEqual([]);
    expect(rides.filter(({ riderId }) => !riders.includes(riderId))).toEqual([]);
  });

  it('has two different locations, and fares of whole BDT between 1 and 50,000', () => {
    expect(rides.filter(({ pickupLocation, dropLocation }) => pickupLocation === dropLocation)).toEqual([]);
    expect(rides.filter(({ fare }) => !Number.isInteger(fare) || fare < 1 || fare > 50_000)).toEqual([]);
  });
});
