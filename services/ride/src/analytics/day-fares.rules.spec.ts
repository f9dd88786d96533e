import type { VehicleCount } from './day-count.rules.js';
import { fareOf, faresOf } from './day-fares.rules.js';

const vehicle = (fare: number, type: Pick<VehicleCount, 'vehicleType'> = {}): VehicleCount => ({
  vehicleId: 'a vehicle',
  driverId: 'its driver',
  rides: 1,
  completed: 1,
  fare,
  ...type,
});

describe('The fares of a day', () => {
  const fares = faresOf({
    vehicles: [vehicle(250, { vehicleType: 'CAR' }), vehicle(100, { vehicleType: 'CAR' }), vehicle(90)],
  });

  it('are summed over all vehicles, and by the type that was stored with their rides', () => {
    expect(fares).toEqual({ all: 440, byType: { CAR: 350 } });
    expect(faresOf({ vehicles: [] })).toEqual({ all: 0, byType: {} });
  });

  it('of a type leave out rides that were stored without one', () => {
    expect([fareOf(fares), fareOf(fares, 'CAR'), fareOf(fares, 'BIKE')]).toEqual([440, 350, 0]);
  });
});
