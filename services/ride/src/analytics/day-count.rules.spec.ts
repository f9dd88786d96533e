import type { RideStatus } from '@pothik/contracts/ride';
import { rideIn } from '../rides/rules/sample-ride.js';
import { viewAnalytics } from './analytics.views.js';
import { countDay, countHours, sumOfCounts, vehiclesWithoutType } from './day-count.rules.js';

const ride = (status: RideStatus, vehicleId: string, fare: number, requestedAt = '2026-11-02T06:00:00.000Z') =>
  rideIn(status, { vehicleId, driverId: `driver of ${vehicleId}`, fare, requestedAt: new Date(requestedAt) });

const monday = countDay(
  [
    ride('COMPLETED', 'car', 250),
    ride('COMPLETED', 'car', 150, '2026-11-02T13:20:00.000Z'),
    ride('CANCELLED', 'bike', 90),
    ride('IN TRANSIT', 'bike', 70),
  ],
  1,
);
const tuesday = countDay([ride('COMPLETED', 'car', 100), ride('COMPLETED', 'gone', 40)], 0);
const types = new Map([
  ['car', 'CAR' as const],
  ['bike', 'BIKE' as const],
]);
const days = [
  { day: '2026-11-02', count: monday },
  { day: '2026-11-03', count: tuesday },
];

describe('analytics', () => {
  it('count every ride, and the fares of completed rides alone', () => {
    const { totals, byDay } = viewAnalytics(days, types);
    expect(byDay).toEqual([
      { day: '2026-11-02', rides: 4, completed: 2, fare: 400, activeDrivers: 1, sosIncidents: 1 },
      { day: '2026-11-03', rides: 2, completed: 2, fare: 140, activeDrivers: 2, sosIncidents: 0 },
    ]);
    expect(totals).toEqual({ rides: 6, completed: 4, fare: 540, activeDrivers: 2, sosIncidents: 1 });
  });

  it('count rides by status', () => {
    const { byStatus } = viewAnalytics(days, types);
    expect(byStatus.filter(({ rides }) => rides > 0)).toEqual([
      { rideStatus: 'IN TRANSIT', rides: 1 },
      { rideStatus: 'COMPLETED', rides: 4 },
      { rideStatus: 'CANCELLED', rides: 1 },
    ]);
    expect(byStatus).toHaveLength(7);
  });

  it('count rides by vehicle type; unknown vehicles come last', () => {
    const { byVehicleType } = viewAnalytics(days, types);
    expect(byVehicleType.filter(({ rides }) => rides > 0)).toEqual([
      { vehicleType: 'CAR', rides: 3, completed: 3, fare: 500 },
      { vehicleType: 'BIKE', rides: 2, completed: 0, fare: 0 },
      { vehicleType: null, rides: 1, completed: 1, fare: 40 },
    ]);
    expect(viewAnalytics([], types).byVehicleType.map(({ vehicleType }) => vehicleType)).not.toContain(null);
  });

  it('ask for the types of vehicles alone that have rides without one, each once', () => {
    const vehicle = { vehicleType: 'CAR', brand: 'Toyota', model: 'Axio', vehicleLicense: 'DM-GA-11' } as const;
    const count = countDay([{ ...ride('COMPLETED', 'car', 60), vehicle }, ride('COMPLETED', 'bike', 100)], 0);
    const known = countDay([{ ...ride('COMPLETED', 'car', 60), vehicle }], 0);
    expect(vehiclesWithoutType([{ day: '2026-11-04', count: known }])).toEqual([]);
    expect(vehiclesWithoutType([...days, { day: '2026-11-04', count }])).toEqual(['car', 'bike', 'gone']);
  });

  it('use the vehicle type at the time of the ride, not the current one', () => {
    const asBike = { vehicleType: 'BIKE', brand: 'Honda', model: 'Livo', vehicleLicense: 'DM-HA-11' } as const;
    const count = countDay([{ ...ride('COMPLETED', 'car', 60), vehicle: asBike }, ride('COMPLETED', 'car', 100)], 0);
    const { byVehicleType, totals } = viewAnalytics([{ day: '2026-11-02', count }], types);
    expect(byVehicleType.filter(({ rides }) => rides > 0)).toEqual([
      { vehicleType: 'CAR', rides: 1, completed: 1, fare: 100 },
      { vehicleType: 'BIKE', rides: 1, completed: 1, fare: 60 },
    ]);
    expect(totals).toMatchObject({ rides: 2, activeDrivers: 1 });
  });

  it('count rides by hour in Dhaka', () => {
    const { byHour } = viewAnalytics(days, types);
    expect(byHour.filter(({ rides }) => rides > 0)).toEqual([
      { hour: 12, rides: 5 },
      { hour: 19, rides: 1 },
    ]);
    expect(byHour).toHaveLength(24);
  });

  it('count each ride once in every view', () => {
    const { totals, byStatus, byVehicleType, byHour, byWeekdayHour = [] } = viewAnalytics(days, types);
    const cells = byWeekdayHour.flatMap(({ rides }) => rides);
    expect(cells.reduce((sum, rides) => sum + rides, 0)).toBe(totals.rides);
    for (const view of [byStatus, byVehicleType, byHour]) {
      expect(view.reduce((sum, { rides }) => sum + rides, 0)).toBe(totals.rides);
    }
  });
});

describe('the count of a day', () => {
  const rides = [
    ride('COMPLETED', 'car', 250),
    ride('COMPLETED', 'car', 150, '2026-11-02T07:59:59.999Z'),
    { ...ride('COMPLETED', 'car', 60), vehicle: null },
    ride('CANCELLED', 'bike', 90, '2026-11-02T08:00:00.000Z'),
  ];
  const raisedAt = [new Date('2026-11-02T06:30:00.000Z'), new Date('2026-11-02T07:30:00.000Z')];
  const hours = ['2026-11-02T12', '2026-11-02T13', '2026-11-02T14', '2026-11-02T15'];

  it('is the sum of those of its hours', () => {
    const counts = countHours(hours, rides, raisedAt);
    expect(
      [...counts].map(([hour, { hours: counted, sosIncidents }]) => [hour, counted.indexOf(1), sosIncidents]),
    ).toEqual([
      ['2026-11-02T12', -1, 1],
      ['2026-11-02T13', 13, 1],
      ['2026-11-02T14', 14, 0],
      ['2026-11-02T15', -1, 0],
    ]);
    expect(counts.get('2026-11-02T12')?.hours[12]).toBe(2);
    expect(sumOfCounts([...counts.values()])).toEqual(countDay(rides, 2));
  });

  it('of no hours counts nothing', () => {
    expect(sumOfCounts([])).toEqual(countDay([], 0));
  });
});
