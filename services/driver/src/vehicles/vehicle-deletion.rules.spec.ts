import type { Vehicle } from './vehicle.rules.js';
import { deleteVehicle } from './vehicle-deletion.rules.js';

const NOW = new Date('2026-11-02T06:00:00Z');
const vehicle: Vehicle = {
  _id: '665000000000000000000004',
  ownerId: '665000000000000000000003',
  vehicleType: 'CNG',
  brand: 'Bajaj',
  model: 'RE 4S',
  vehicleLicense: 'DHAKA-TA-1122',
  plateKey: 'DHAKATA1122',
  images: ['/api/v1/vehicle/images/a.webp'],
  changes: [{ number: 1, field: 'vehicleLicense', from: 'DHAKA-TA-0001', to: 'DHAKA-TA-1122', at: new Date(0) }],
  changeNumber: 1,
};

describe('the vehicle of somebody whose account is deleted', () => {
  const change = deleteVehicle(vehicle, NOW);

  it('has neither plate nor pictures, former ones included, which is published', () => {
    expect(JSON.stringify(change)).not.toMatch(/DHAKA|webp/);
    const [published] = change?.events ?? [];
    expect(published?.definition.type).toBe('driver.vehicle-updated');
    expect(published?.payload.vehicle).toMatchObject({
      vehicleLicense: '',
      images: [],
      vehicleType: 'CNG',
      brand: 'Bajaj',
    });
  });

  it('is emptied once', () => {
    expect(deleteVehicle(change?.next ?? vehicle, NOW)).toBeUndefined();
  });
});
