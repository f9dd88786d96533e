import { registerVehicle, vehicleUpdated } from './vehicle.rules.js';

const form = { vehicleType: 'CNG' as const, brand: 'Bajaj', model: 'RE 4S', vehicleLicense: 'DHAKA-TA-1122' };

describe('registering a vehicle', () => {
  it('starts without pictures', () => {
    expect(registerVehicle(form, false)).toEqual({ ...form, plateKey: 'DHAKATA1122', images: [] });
  });

  it('is refused while the person has an open ride', () => {
    expect(() => registerVehicle(form, true)).toThrow(expect.objectContaining({ code: 'driver/has-open-ride' }));
  });

  it('is published as stored', () => {
    const ids = { _id: '665000000000000000000004', ownerId: '665000000000000000000003' };
    const [event] = vehicleUpdated({ ...ids, ...registerVehicle(form, false) });
    expect(event?.definition.payload.parse(event.payload)).toEqual(event?.payload);
    expect(event?.payload.vehicle).toMatchObject({
      id: ids._id,
      ownerId: ids.ownerId,
      vehicleLicense: 'DHAKA-TA-1122',
    });
  });
});
