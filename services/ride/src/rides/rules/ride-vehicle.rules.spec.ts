import { rideVehicleOf } from './ride-vehicle.rules.js';

it('a ride keeps of its vehicle what is shown of it, and nothing else', () => {
  const kept = { vehicleType: 'CNG', brand: 'Bajaj', model: 'RE 4S', vehicleLicense: 'DM-TA 11-2233' } as const;
  const known = { ...kept, images: ['a.webp'] };
  expect(rideVehicleOf(known)).toEqual(kept);
});

it('a vehicle of which nothing is known yet is none', () => {
  expect(rideVehicleOf(undefined)).toBeNull();
});
