import { rideVehicleOf } from './ride-vehicle.rules.js';

it('a ride copies only the shown fields of its vehicle', () => {
  const copied = { vehicleType: 'CNG', brand: 'Bajaj', model: 'RE 4S', vehicleLicense: 'DM-TA 11-2233' } as const;
  const known = { ...copied, images: ['a.webp'] };
  expect(rideVehicleOf(known)).toEqual(copied);
});

it('an unknown vehicle is null', () => {
  expect(rideVehicleOf(undefined)).toBeNull();
});
