import { latestVersion, minimumFares, type Tariff, tariffAt } from './tariff.rules.js';

const tariff = (version: number, day: string, vehicleType: Tariff['vehicleType'] = 'CNG'): Tariff => ({
  version,
  vehicleType,
  base: 40,
  baseKilometres: 2,
  perKilometre: 12,
  perMinute: 0,
  waitingPerMinute: 2,
  minimum: 40,
  validFrom: new Date(`${day}T00:00:00.000Z`),
  source: 'Gazette',
  reason: 'First',
  byId: '',
  createdAt: new Date('2026-01-01T00:00:00.000Z'),
});
const on = (day: string) => new Date(`${day}T12:00:00.000Z`);
const versionOn = (tariffs: Tariff[], day: string) => tariffAt(tariffs, 'CNG', on(day))?.version;

describe('the version of a tariff that holds at a moment', () => {
  const versions = [tariff(1, '2026-01-01'), tariff(2, '2026-12-01'), tariff(3, '2026-11-01')];

  it('is the one valid the latest, in whatever order they were made', () => {
    expect(['2026-10-31', '2026-11-15', '2026-12-15'].map((day) => versionOn(versions, day))).toEqual([1, 3, 2]);
  });

  it('begins at its moment', () => {
    expect(tariffAt(versions, 'CNG', new Date('2026-12-01T00:00:00.000Z'))?.version).toBe(2);
    expect(tariffAt(versions, 'CNG', new Date('2026-11-30T23:59:59.999Z'))?.version).toBe(3);
  });

  it('is the newer one of two from the same moment', () => {
    const corrected = [tariff(2, '2026-01-01'), tariff(1, '2026-01-01')];
    expect(versionOn(corrected, '2026-05-01')).toBe(2);
  });

  it('is none before the first, and none of another vehicle type', () => {
    expect(versionOn(versions, '2025-12-31')).toBeUndefined();
    expect(tariffAt(versions, 'BIKE', on('2026-12-15'))).toBeUndefined();
  });
});

it('versions of each vehicle type are counted from 1', () => {
  const versions = [tariff(1, '2026-01-01'), tariff(2, '2026-02-01'), tariff(1, '2026-01-01', 'BIKE')];
  expect([latestVersion(versions, 'CNG'), latestVersion(versions, 'BIKE'), latestVersion(versions, 'EV')]).toEqual([
    2, 1, 0,
  ]);
});

it('the minimum fare of a vehicle type is that of the cheapest city now, a whole number of taka', () => {
  const cities = [
    {
      tariffs: [
        { ...tariff(1, '2026-01-01'), minimum: 60 },
        { ...tariff(2, '2026-12-01'), minimum: 10 },
      ],
    },
    {
      tariffs: [
        { ...tariff(1, '2026-01-01'), minimum: 49.5 },
        { ...tariff(1, '2026-01-01', 'BIKE'), minimum: 0 },
      ],
    },
  ];
  expect(minimumFares(cities, on('2026-11-15'))).toEqual([
    { vehicleType: 'BIKE', fare: 1 },
    { vehicleType: 'CNG', fare: 50 },
  ]);
});
