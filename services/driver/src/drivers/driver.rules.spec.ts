import { type Driver, driverRegistered, registerDriver } from './driver.rules.js';

const now = new Date('2026-11-02T06:00:00Z');
const me = '665000000000000000000003';
const vehicle = '665000000000000000000004';
const form = { user: me, vehicle, licenseNumber: 'DK1234567', experience: 7 };
const context = { callerId: me, vehicleOwnerId: me, hasOpenRide: false };

const driver: Driver = {
  _id: '665000000000000000000002',
  userId: me,
  vehicleId: vehicle,
  ...registerDriver(form, context, now),
};

const refusal = (code: string) => expect.objectContaining({ code });

describe('registering as a driver', () => {
  it('starts PENDING and OFFLINE', () => {
    expect(registerDriver(form, context, now)).toMatchObject({
      status: 'PENDING',
      availabilityStatus: 'OFFLINE',
      statusSince: now,
      onlineSince: null,
    });
  });

  it('is for oneself only', () => {
    const other = { ...form, user: '665000000000000000000009' };
    expect(() => registerDriver(other, context, now)).toThrow(refusal('driver/vehicle-not-found'));
  });

  it.each([['665000000000000000000009'], [undefined]])('needs one’s own vehicle, not one of %s', (vehicleOwnerId) => {
    expect(() => registerDriver(form, { ...context, vehicleOwnerId }, now)).toThrow(
      refusal('driver/vehicle-not-found'),
    );
  });

  it('is refused while the person has an open ride', () => {
    expect(() => registerDriver(form, { ...context, hasOpenRide: true }, now)).toThrow(refusal('driver/has-open-ride'));
  });

  it('is published without licence number', () => {
    const [event] = driverRegistered(driver);
    expect(event?.definition.payload.parse(event.payload)).toMatchObject({ driver: { userId: me, status: 'PENDING' } });
    expect(JSON.stringify(event?.payload)).not.toContain('DK1234567');
  });
});
