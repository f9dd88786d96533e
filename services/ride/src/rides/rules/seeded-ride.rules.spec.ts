import { DHAKA } from '../../cities/dhaka.table.js';
import { ratesFor } from '../../cities/tariff.rules.js';
import { implausibilityOf } from './plausibility.rules.js';
import { DRIVER, ESTIMATE, NOW, RIDER } from './sample-ride.js';
import { type SeededRide, stepsOfSeededRide } from './seeded-ride.rules.js';

const seededRide = (outcome: SeededRide['outcome']): SeededRide => ({
  rideId: '665000000000000000000005',
  riderId: RIDER.id,
  driverId: '665000000000000000000002',
  driverUserId: DRIVER.id,
  vehicleId: '665000000000000000000004',
  pickupLocation: 'Mirpur 10',
  dropLocation: 'Farmgate',
  fare: 180,
  requestedAt: NOW,
  outcome,
});
const statuses = (outcome: SeededRide['outcome']) =>
  stepsOfSeededRide(seededRide(outcome))
    .at(-1)
    ?.ride.history.map(({ to }) => to);

describe('a seeded ride', () => {
  it.each([
    ['COMPLETED', ['REQUESTED', 'ACCEPTED', 'PICKED UP', 'IN TRANSIT', 'COMPLETED']],
    ['CANCELLED', ['REQUESTED', 'ACCEPTED', 'CANCELLED']],
    ['REJECTED', ['REQUESTED', 'REJECTED']],
  ] as const)('that was %s took every step of the table', (outcome, steps) => {
    expect(statuses(outcome)).toEqual(steps);
  });

  it('keeps its fare and its times, in order', () => {
    const steps = stepsOfSeededRide(seededRide('COMPLETED'));
    const times = steps.map(({ at }) => at.getTime());
    expect(steps.at(-1)?.ride).toMatchObject({ fare: 180, endedAt: steps.at(-1)?.at, code: null });
    expect(times).toEqual([...times].sort((one, other) => one - other));
    expect(new Set(times).size).toBe(times.length);
  });

  it('with an estimate keeps it, has a fair fare, and took the minutes of its middle', () => {
    const { ride } = stepsOfSeededRide(seededRide('COMPLETED'), ESTIMATE).at(-1) ?? {};
    expect(ride).toMatchObject({ fare: ESTIMATE.fare.high, fareReason: '', estimate: ESTIMATE });
    const [picked, ended] = [ride?.pickedUpAt?.getTime() ?? 0, ride?.endedAt?.getTime() ?? 0];
    expect((ended - picked) / 60_000).toBe(1 + (ESTIMATE.minutes.low + ESTIMATE.minutes.high) / 2);
  });

  it.each([undefined, ESTIMATE])('is plausible by the true bounds, with the estimate %j', (estimate) => {
    const { ride } = stepsOfSeededRide({ ...seededRide('COMPLETED'), vehicleType: 'CNG' }, estimate).at(-1) ?? {};
    if (ride === undefined) throw new Error('A seeded ride has steps');
    const rates = ratesFor([DHAKA], { ...ride, vehicle: { vehicleType: 'CNG' } });
    expect(rates).not.toEqual([]);
    expect(implausibilityOf(ride, rates, { shortestSeconds: 60, fastestKmh: 120, fareKmh: 60 })).toEqual([]);
  });
});
