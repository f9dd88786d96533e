import { applyConfirmedChange, approveVehicle, registerVehicle, vehicleUpdated } from './vehicle.rules.js';

const form = { vehicleType: 'CNG' as const, brand: 'Bajaj', model: 'RE 4S', vehicleLicense: 'DHAKA-TA-1122' };

describe('registering a vehicle', () => {
  it('starts without pictures', () => {
    expect(registerVehicle(form, false)).toEqual({
      ...form,
      plateKey: 'DHAKATA1122',
      plateLikeness: 'DHAKATA1122',
      images: [],
    });
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

describe('a vehicle whose driver was approved', () => {
  const now = new Date('2026-11-02T06:00:00Z');
  const ids = { _id: '665000000000000000000004', ownerId: '665000000000000000000003' };
  const vehicle = { ...ids, ...registerVehicle(form, false) };

  it('keeps since when type and plate change by confirmation alone', () => {
    const approved = approveVehicle(vehicle, now).next;
    expect(approved.approvedAt).toEqual(now);
    expect(approveVehicle(approved, new Date('2026-11-03T06:00:00Z')).next.approvedAt).toEqual(now);
  });

  it('takes a confirmed change once, and is published with it', () => {
    const change = { number: 3, at: now, vehicleType: 'PREMIUM' as const, vehicleLicense: 'DM-GA-99-9999' };
    const applied = applyConfirmedChange(vehicle, change);
    expect(applied?.next).toMatchObject({
      vehicleType: 'PREMIUM',
      vehicleLicense: 'DM-GA-99-9999',
      plateKey: 'DMGA999999',
      brand: 'Bajaj',
      appliedChange: 3,
    });
    expect(applied?.events[0]?.payload.vehicle).toMatchObject({ vehicleType: 'PREMIUM' });
    expect(applyConfirmedChange(applied?.next ?? vehicle, change)).toBeUndefined();
  });
});
