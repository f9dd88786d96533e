import { driverEvents } from '@pothik/contracts/driver';
import { type Driver, isHeldOffline } from './driver.rules.js';
import {
  finishChange,
  heldOfVehicle,
  holdLicense,
  holdVehicle,
  isToTell,
  needsConfirmation,
  outdateDecisions,
  tellChange,
  withdrawChange,
} from './waiting-change.rules.js';

const now = new Date('2026-11-02T06:00:00Z');
const online: Driver = {
  _id: '665000000000000000000002',
  userId: '665000000000000000000003',
  vehicleId: '665000000000000000000004',
  status: 'APPROVED',
  statusReason: '',
  statusSince: now,
  availabilityStatus: 'ONLINE',
  onlineSince: now,
  licenseNumber: 'DK1234567',
  licenseKey: 'DK1234567',
  experience: 7,
  confirmed: { license: 0, vehicle: 0 },
};
const bike = { vehicleType: 'BIKE', vehicleLicense: 'DM-LA-11-1234', brand: 'Honda', model: 'Livo' } as const;
const mercedes = { vehicleType: 'PREMIUM', vehicleLicense: 'DM-GA-99-9999', brand: 'Mercedes' } as const;
const after = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const typesOf = (change: ReturnType<typeof holdVehicle> | ReturnType<typeof tellChange>) =>
  change?.events.map(({ definition }) => definition.type);
const refusal = (code: string) => expect.objectContaining({ code });
const held = (form: object = mercedes, driver = online) => holdVehicle(driver, bike, form, false, now)?.next ?? driver;
const confirmed = (driver: Driver): Driver => ({
  ...driver,
  waiting: { ...driver.waiting, confirmedAt: now } as never,
});

describe('a change of type, plate or licence', () => {
  it('waits after the first approval, not before', () => {
    expect([needsConfirmation(online), needsConfirmation({ ...online, confirmed: null })]).toEqual([true, false]);
    expect(needsConfirmation({ ...online, status: 'SUSPENDED' })).toBe(true);
  });

  it('outdates a first decision that is under way, unless it is taken', () => {
    const pending: Driver = { ...online, status: 'PENDING', confirmed: null };
    expect(outdateDecisions(pending)).toEqual({ next: pending, events: [] });
    expect(() => outdateDecisions(online)).toThrow(refusal('request/conflict'));
  });

  it('takes the driver OFFLINE, stays APPROVED and tells that it waits, in the same write', () => {
    const change = holdVehicle(online, bike, mercedes, false, now);
    expect(change?.next).toMatchObject({
      status: 'APPROVED',
      availabilityStatus: 'OFFLINE',
      availabilityCause: 'changed',
      onlineSince: null,
      waiting: { ...mercedes, number: 1, at: now },
    });
    expect(change?.events.map(({ payload }) => payload)).toEqual([
      { driver: expect.objectContaining({ changeWaiting: true, availabilityStatus: 'OFFLINE' }) },
      expect.objectContaining({ to: 'OFFLINE', cause: 'changed' }),
      { driver: expect.objectContaining({ changeWaiting: true, availabilityStatus: 'OFFLINE' }) },
    ]);
    expect(JSON.stringify(change?.events)).not.toMatch(/Mercedes|99-9999/);
  });

  it('is told also of a driver who is OFFLINE already: requests wait for him', () => {
    const change = holdVehicle({ ...online, availabilityStatus: 'OFFLINE' }, bike, mercedes, false, now);
    expect(typesOf(change)).toEqual(['driver.driver-updated', 'driver.change-waits']);
  });

  it('keeps the cause of a suspension', () => {
    const suspended: Driver = {
      ...online,
      status: 'SUSPENDED',
      availabilityStatus: 'OFFLINE',
      availabilityCause: 'suspended',
    };
    expect(held(mercedes, suspended)).toMatchObject({ availabilityCause: 'suspended', waiting: mercedes });
  });

  it('is refused during a ride', () => {
    expect(() => holdVehicle(online, bike, mercedes, true, now)).toThrow(refusal('driver/engaged'));
    expect(() => holdLicense(online, 'DK7654321', true, now)).toThrow(refusal('driver/engaged'));
  });

  it('made again replaces what waits under a new number; the same again changes nothing', () => {
    const waiting = held();
    expect(holdVehicle(waiting, bike, mercedes, false, now)).toBeUndefined();
    expect(held({ model: 'C 200' }, waiting).waiting).toEqual({
      ...mercedes,
      model: 'C 200',
      number: 2,
      at: now,
      told: true,
    });
  });

  it('is told to administrators when it begins to wait, at most once in 15 minutes, and not when it is taken back', () => {
    const waiting = held();
    expect(typesOf(holdVehicle(waiting, bike, { model: 'C 200' }, false, now))).toEqual(['driver.driver-updated']);
    const back = withdrawChange(waiting, 1, now);
    expect(typesOf(back)).toEqual(['driver.driver-updated']);
    const anew = (minutes: number) =>
      typesOf(holdVehicle(back?.next ?? waiting, bike, mercedes, false, after(minutes)));
    expect(anew(14)).not.toContain(driverEvents.changeWaits.type);
    expect(anew(15)).toContain(driverEvents.changeWaits.type);
  });

  it('made within 15 minutes of the last telling is told later, once: by the sweep or by the next edit', () => {
    const back = withdrawChange(held(), 1, now)?.next ?? online;
    const untold = held(mercedes, back);
    expect([tellChange(untold, after(14)), isToTell(untold, after(14))]).toEqual([undefined, false]);
    const told = tellChange(untold, after(15));
    expect(typesOf(told)).toEqual(['driver.change-waits']);
    expect(told?.next).toMatchObject({ waiting: { ...mercedes, number: 2, told: true }, changeToldAt: after(15) });
    expect(tellChange(told?.next ?? untold, after(60))).toBeUndefined();
    const edited = holdVehicle(untold, bike, { model: 'C 200' }, false, after(15));
    expect(typesOf(edited)).toEqual(['driver.driver-updated', 'driver.change-waits']);
    expect(typesOf(holdVehicle(edited?.next ?? untold, bike, { model: 'C 300' }, false, after(60)))).toEqual([
      'driver.driver-updated',
    ]);
  });

  it('made while suspended is told after the reinstatement', () => {
    const suspended = held(mercedes, { ...online, status: 'SUSPENDED', availabilityStatus: 'OFFLINE' });
    expect(tellChange(suspended, after(60))).toBeUndefined();
    expect(typesOf(tellChange({ ...suspended, status: 'APPROVED' }, now))).toEqual(['driver.change-waits']);
  });

  it('is told anew when it was left for brand and model meanwhile', () => {
    const left = held({ vehicleType: 'BIKE', vehicleLicense: 'DM-LA-11-1234' }, held());
    expect([left.waiting?.told, isToTell(left, after(60))]).toEqual([undefined, false]);
    expect(isToTell(held(mercedes, left), after(15))).toBe(true);
  });

  it('that is confirmed, and applies within seconds, is not told', () => {
    const { changeToldAt: _told, ...untold } = confirmed(held(mercedes, { ...online, changeToldAt: now }));
    expect(isToTell(untold, after(60))).toBe(false);
  });

  it('back to the confirmed values no longer waits', () => {
    const back = held({ vehicleType: 'BIKE', vehicleLicense: 'DM-LA-11-1234', brand: 'Honda' }, held());
    expect(back).toMatchObject({ availabilityStatus: 'OFFLINE' });
    expect(back.waiting).toBeUndefined();
  });

  it('of licence and vehicle waits as one', () => {
    const both = holdLicense(held(), 'DK7654321', false, now)?.next ?? online;
    expect(both.waiting).toMatchObject({ ...mercedes, licenseNumber: 'DK7654321', number: 2 });
    expect(held({ vehicleType: 'CAR' }, both).waiting).toMatchObject({
      licenseNumber: 'DK7654321',
      vehicleType: 'CAR',
    });
  });

  it.each([
    ['while a confirmed one is being applied', confirmed(held()), bike],
    [
      'on a vehicle that was read before the last one was applied',
      { ...online, confirmed: { license: 0, vehicle: 0, waiting: 3 } },
      bike,
    ],
    ['on a vehicle that was read after a later one was applied', online, { ...bike, appliedChange: 4 }],
  ])('is not decided %s', (_case, driver, vehicle) => {
    expect(() => holdVehicle(driver, vehicle, mercedes, false, now)).toThrow(refusal('request/conflict'));
  });
});

describe('brand and model', () => {
  it('wait with another type or plate, and alone', () => {
    expect(heldOfVehicle(bike, mercedes, undefined)).toEqual(mercedes);
    expect(heldOfVehicle(bike, { brand: 'Yamaha', model: '' }, undefined)).toEqual({ brand: 'Yamaha' });
    expect(heldOfVehicle(bike, { brand: 'BMW' }, { ...mercedes, number: 1, at: now })).toEqual({
      ...mercedes,
      brand: 'BMW',
    });
  });

  it('wait alone while the driver stays ONLINE, and books nobody out', () => {
    const change = holdVehicle(online, bike, { brand: 'Yamaha' }, false, now);
    expect(change?.next).toMatchObject({ availabilityStatus: 'ONLINE', waiting: { brand: 'Yamaha', number: 1 } });
    expect(change?.events.map(({ definition }) => definition.type)).toEqual(['driver.driver-updated']);
    expect(change?.events[0]?.payload.driver).not.toHaveProperty('changeWaiting');
  });

  it('that are left of a change of type take the driver OFFLINE no more', () => {
    const left = held({ vehicleType: 'BIKE', vehicleLicense: 'DM-LA-11-1234' }, held());
    expect(left.waiting).toMatchObject({ brand: 'Mercedes' });
    expect([isHeldOffline(held()), isHeldOffline(left)]).toEqual([true, false]);
  });

  it('do not wait with a plate that is only read anew', () => {
    const typed = { ...bike, vehicleLicense: 'ঢাকা মেট্রো-ল ১১-১২৩৪' };
    expect(heldOfVehicle(typed, { vehicleLicense: 'DM-LA-11-1234' }, undefined)).toEqual({});
  });
});

describe('taking back', () => {
  it('takes back all that waits, in one step; again changes nothing', () => {
    const both = holdLicense(held(), 'DK7654321', false, now)?.next ?? online;
    const back = withdrawChange(both, 2, now)?.next;
    expect([back?.waiting, back?.licenseKey, back?.availabilityStatus]).toEqual([undefined, 'DK1234567', 'OFFLINE']);
    expect(withdrawChange(back ?? both, 2, now)).toBeUndefined();
  });

  it('is of the change that the driver saw: one made again meanwhile stays', () => {
    const again = held({ model: 'C 200' }, held());
    expect(() => withdrawChange(again, 1, now)).toThrow(refusal('driver/change-gone'));
    expect(withdrawChange(again, 2, now)?.next.waiting).toBeUndefined();
  });

  it('is refused once an administrator confirmed the change', () => {
    const waiting = held();
    expect(() => withdrawChange(confirmed(waiting), 1, now)).toThrow(refusal('driver/change-confirmed'));
    const done: Driver = { ...online, confirmed: { license: 0, vehicle: 0, waiting: 1 } };
    expect(() => withdrawChange(done, 1, now)).toThrow(refusal('driver/change-confirmed'));
  });
});

describe('a confirmed change', () => {
  const vehicle = { id: online.vehicleId.toString(), ownerId: online.userId.toString(), ...bike, images: [] };

  it('no longer waits once the vehicle has it, and is told with the vehicle', () => {
    const both = confirmed(holdLicense(held(), 'DK7654321', false, now)?.next ?? online);
    const change = finishChange(both, vehicle, 5);
    expect(change?.next).toMatchObject({
      licenseNumber: 'DK7654321',
      licenseKey: 'DK7654321',
      confirmed: { waiting: 2 },
      availabilityStatus: 'OFFLINE',
    });
    expect([change?.next.waiting, change?.next.changeToldAt]).toEqual([undefined, undefined]);
    expect(change?.events[0]?.definition.payload.parse(change.events[0].payload)).toMatchObject({
      vehicle: bike,
      vehicleVersion: 5,
    });
    expect(change?.events[0]?.payload.driver.changeWaiting).toBeUndefined();
    expect(finishChange(change?.next ?? both, vehicle, 5)).toBeUndefined();
  });

  it('that was not confirmed goes on waiting', () => {
    expect(finishChange(held(), vehicle, 5)).toBeUndefined();
  });
});
