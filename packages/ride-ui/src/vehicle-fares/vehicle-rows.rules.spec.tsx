import type { RideEstimate } from '@pothik/contracts/ride';
import { vehicleRows } from './vehicle-rows.rules';

const estimate = (vehicleType: RideEstimate['vehicleType'], low: number): RideEstimate => ({
  ...{ cityId: 'dhaka', vehicleType, tariffVersion: 1, distanceBasis: 'ROADS', minutesBasis: 'STATED', ceiling: null },
  metres: { low: 6_000, high: 8_000 },
  minutes: { low: 20, high: 40 },
  fare: { low, high: low + 50 },
});
const ESTIMATES = [estimate('CAR', 300), estimate('CNG', 180), estimate('MINIVAN', 100), estimate('BIKE', 110)];
const types = (rows: ReturnType<typeof vehicleRows>) =>
  rows.map(({ vehicleType, isAway }) => (isAway ? `(${vehicleType})` : vehicleType));

describe('the vehicles to choose', () => {
  it('are in the order of the price, those with nobody near last', () => {
    const near = [{ vehicleType: 'CNG' as const }, { vehicleType: 'CAR' as const }, { vehicleType: 'BIKE' as const }];
    expect(types(vehicleRows(ESTIMATES, near))).toEqual(['BIKE', 'CNG', 'CAR', '(MINIVAN)']);
  });

  it('are all there while nobody knows who is near', () => {
    expect(types(vehicleRows(ESTIMATES, undefined))).toEqual(['MINIVAN', 'BIKE', 'CNG', 'CAR']);
  });

  it('are those that somebody drives now where there is no estimate', () => {
    expect(types(vehicleRows([], [{ vehicleType: 'CNG' }, { vehicleType: 'CAR' }]))).toEqual(['CAR', 'CNG']);
    expect(vehicleRows([], undefined)).toEqual([]);
  });
});
