import { authEvents } from '@pothik/contracts/auth';
import { type DriverView, driverEvents, driverHttp, UNCONFIRMED_CHANGES_MAXIMUM } from '@pothik/contracts/driver';
import { type Person, Sweeper } from '@pothik/service-kit';
import { person } from '@pothik/service-kit/testing';
import { anId, codeOf, DriverFixture, dataOf } from '../testing/driver-fixture.js';
import { RideEventsFixture } from '../testing/ride-events-fixture.js';
import { PICTURE } from '../testing/vehicle-fixture.js';
import { VehicleRepository } from '../vehicles/index.js';
import { CONFIRMED_CHANGES_SWEEP } from './change-confirmation.service.js';

type Registered = Awaited<ReturnType<DriverFixture['onDuty']>>;

const BIKE = { vehicleType: 'BIKE', plate: 'DHAKA METRO-LA 11-1234' } as const;
const MERCEDES = {
  vehicleType: 'PREMIUM',
  vehicleLicense: 'DM-GA-99-9999',
  brand: 'Mercedes',
  model: 'C 200',
} as const;

describe('a change of vehicle or licence of an approved driver', () => {
  let fixture: DriverFixture;
  beforeAll(async () => {
    fixture = await DriverFixture.start();
  });
  afterAll(() => fixture?.close());

  const change = ({ vehicle, owner }: Registered, input: object, idempotencyKey?: string) =>
    fixture.platform.call(
      driverHttp.updateVehicle,
      { id: vehicle._id, ...input },
      { as: owner, ...(idempotencyKey ? { idempotencyKey } : {}) },
    );
  const license = ({ driver, owner }: Registered, licenseNumber: string) =>
    fixture.platform.call(driverHttp.update, { id: driver._id, licenseNumber }, { as: owner });
  const withdraw = ({ driver, owner }: Registered, number: number, as: Person = owner) =>
    fixture.platform.call(driverHttp.takeBackChanges, { id: driver._id, number }, { as });
  const own = async ({ driver, owner }: Registered) =>
    dataOf<DriverView>(await fixture.platform.call(driverHttp.getDriver, { id: driver._id }, { as: owner }));
  const confirm = async ({ driver }: Registered) => {
    const { changedSinceApproval } = await fixture.show(driver._id);
    const seen = changedSinceApproval?.seen ?? { license: 0, vehicle: 0 };
    return fixture.platform.call(driverHttp.confirmChanges, { id: driver._id, seen }, { as: fixture.administrator });
  };
  const online = (who: Registered) => fixture.switched(who, 'ONLINE');

  it('nobody changes into another: OFFLINE, with the confirmed vehicle, until an administrator confirms it', async () => {
    const driver = await fixture.onDuty(BIKE);
    const reply = await change(driver, MERCEDES);
    expect([reply.status, reply.body]).toMatchObject([200, { data: { vehicleType: 'BIKE', brand: 'Toyota' } }]);
    const waiting = await own(driver);
    expect(waiting).toMatchObject({
      status: 'APPROVED',
      availabilityStatus: 'OFFLINE',
      availabilityCause: 'changed',
      vehicle: { vehicleType: 'BIKE', vehicleLicense: 'DM-LA-11-1234', brand: 'Toyota' },
    });
    expect(waiting.waitingChange?.changes).toEqual([
      { field: 'vehicleLicense', from: 'DM-LA-11-1234', to: 'DM-GA-99-9999' },
      { field: 'brand', from: 'Toyota', to: 'Mercedes' },
      { field: 'model', from: 'Axio', to: 'C 200' },
      { field: 'vehicleType', from: 'BIKE', to: 'PREMIUM' },
    ]);
    const refused = await online(driver);
    expect([refused.status, refused.body]).toMatchObject([
      409,
      { code: 'driver/change-waiting', message: 'Your change is being checked.' },
    ]);
    const confirmed = dataOf<DriverView>(await confirm(driver));
    expect(confirmed).toMatchObject({ availabilityStatus: 'OFFLINE', vehicle: MERCEDES, changedSinceApproval: null });
    expect((await own(driver)).waitingChange).toBeUndefined();
    expect((await online(driver)).status).toBe(200);
    expect(await fixture.freeIds({ vehicleType: 'PREMIUM' })).toContain(driver.driver._id);
  });

  it('is published: that it waits with OFFLINE, and the confirmed vehicle before ONLINE', async () => {
    const driver = await fixture.onDuty(BIKE);
    await change(driver, MERCEDES);
    const offline = (await fixture.published(driverEvents.availabilityChanged, driver.driver._id)).at(-1);
    expect(offline?.payload).toMatchObject({ to: 'OFFLINE', cause: 'changed', driver: { changeWaiting: true } });
    const vehicles = await fixture.published(driverEvents.vehicleUpdated, driver.vehicle._id);
    expect(JSON.stringify(vehicles)).not.toMatch(/Mercedes|99-9999/);
    await confirm(driver);
    await online(driver);
    const vehicle = (await fixture.published(driverEvents.vehicleUpdated, driver.vehicle._id)).at(-1);
    const [confirmed] = await fixture.published(driverEvents.changesConfirmed, driver.driver._id);
    const back = (await fixture.published(driverEvents.availabilityChanged, driver.driver._id)).at(-1);
    expect(confirmed?.payload).toMatchObject({
      vehicle: { ...MERCEDES, id: driver.vehicle._id },
      vehicleVersion: vehicle?.aggregateVersion,
    });
    expect(confirmed?.payload.driver.changeWaiting).toBeUndefined();
    expect(confirmed?.aggregateVersion).toBeLessThan(back?.aggregateVersion ?? 0);
  });

  it('of brand alone waits while the driver stays ONLINE: everybody sees the confirmed one', async () => {
    const driver = await fixture.onDuty(BIKE);
    const reply = await change(driver, { brand: 'Mercedes' });
    expect([reply.status, reply.body]).toMatchObject([200, { data: { brand: 'Toyota' } }]);
    const waiting = await own(driver);
    expect(waiting).toMatchObject({
      availabilityStatus: 'ONLINE',
      vehicle: { brand: 'Toyota' },
      waitingChange: { changes: [{ field: 'brand', from: 'Toyota', to: 'Mercedes' }] },
    });
    for (const to of ['OFFLINE', 'ONLINE'] as const) expect((await fixture.switched(driver, to)).status).toBe(200);
    const free = (text: string) => fixture.freeIds({ searchTerm: text, vehicleType: 'BIKE' });
    expect(await free('Mercedes')).not.toContain(driver.driver._id);
    await confirm(driver);
    expect(await own(driver)).toMatchObject({ availabilityStatus: 'ONLINE', vehicle: { brand: 'Mercedes' } });
    expect(await free('Mercedes')).toContain(driver.driver._id);
  });

  it('is taken back in one step, licence and vehicle, again without harm', async () => {
    const driver = await fixture.onDuty(BIKE);
    await change(driver, MERCEDES);
    const number = `DK-${anId()}`;
    await license(driver, number);
    const waiting = (await own(driver)).waitingChange;
    expect(waiting?.changes.map(({ field }) => field)).toContain('licenseNumber');
    for (const attempt of [1, 2]) {
      const reply = await withdraw(driver, waiting?.number ?? 0);
      expect([attempt, reply.status, reply.body]).toMatchObject([attempt, 200, { message: 'Change taken back' }]);
      expect(dataOf<DriverView>(reply).waitingChange).toBeUndefined();
    }
    expect((await online(driver)).status).toBe(200);
    expect(await own(driver)).toMatchObject({
      vehicle: { vehicleType: 'BIKE' },
      licenseNumber: driver.driver.licenseNumber,
    });
    // The licence number is free for others again.
    expect((await license(await fixture.onDuty(), number)).status).toBe(200);
  });

  it('is taken back by nobody else, and not what was confirmed', async () => {
    const driver = await fixture.onDuty(BIKE);
    await change(driver, MERCEDES);
    const number = (await own(driver)).waitingChange?.number ?? 0;
    const stranger = (await fixture.registered()).owner;
    expect(codeOf(await withdraw(driver, number, stranger))).toBe('driver/not-found');
    expect((await withdraw(driver, number, fixture.administrator)).status).toBe(403);
    await confirm(driver);
    const late = await withdraw(driver, number);
    expect([late.status, codeOf(late)]).toEqual([409, 'driver/change-confirmed']);
    expect((await withdraw(driver, 0)).status).toBe(400);
  });

  it('made again in another window is not taken back unseen', async () => {
    const driver = await fixture.onDuty(BIKE);
    await change(driver, { brand: 'Honda' });
    const seen = (await own(driver)).waitingChange?.number ?? 0;
    await change(driver, { vehicleLicense: 'DM-GA-99-9998' });
    const before = await own(driver);
    const reply = await withdraw(driver, seen);
    expect([reply.status, reply.body]).toMatchObject([
      409,
      { code: 'driver/change-gone', message: 'This change was taken back or made again. Please look again.' },
    ]);
    expect(await own(driver)).toEqual(before);
    expect((await withdraw(driver, before.waitingChange?.number ?? 0)).status).toBe(200);
    expect(await own(driver)).not.toHaveProperty('waitingChange');
  });

  it('is none when the same licence number is written in another way, however often', async () => {
    const driver = await fixture.onDuty(BIKE);
    const { licenseNumber } = driver.driver;
    for (let times = 0; times <= UNCONFIRMED_CHANGES_MAXIMUM; times += 1) {
      const written = times % 2 === 0 ? licenseNumber.toLowerCase() : licenseNumber.toUpperCase();
      expect((await license(driver, written)).status).toBe(200);
    }
    expect(await fixture.show(driver.driver._id)).toMatchObject({
      licenseNumber: licenseNumber.toLowerCase(),
      availabilityStatus: 'ONLINE',
      changedSinceApproval: null,
    });
  });

  it('made again after the review is not confirmed unseen', async () => {
    const driver = await fixture.onDuty(BIKE);
    await change(driver, MERCEDES);
    const seen = (await fixture.show(driver.driver._id)).changedSinceApproval?.seen;
    await change(driver, { vehicleLicense: 'DM-GA-99-9998' });
    const reply = await fixture.platform.call(
      driverHttp.confirmChanges,
      { id: driver.driver._id, seen: seen ?? { license: 0, vehicle: 0 } },
      { as: fixture.administrator },
    );
    expect([reply.status, codeOf(reply)]).toEqual([409, 'driver/change-gone']);
    expect((await own(driver)).vehicle.vehicleType).toBe('BIKE');
  });

  it('a waiting licence number belongs to one driver already', async () => {
    const [first, second] = [await fixture.onDuty(), await fixture.onDuty()];
    const number = `DK-${anId()}`;
    await license(first, number);
    const taken = await license(second, number.toLowerCase());
    expect([taken.status, codeOf(taken)]).toEqual([409, 'driver/license-taken']);
    await confirm(first);
    expect((await own(first)).licenseNumber).toBe(number);
    expect(codeOf(await license(second, number))).toBe('driver/license-taken');
  });

  it('is refused during a ride, and leaves everything as it was', async () => {
    const driver = await fixture.onDuty(BIKE);
    await new RideEventsFixture(fixture.platform, driver.driver._id).accepted();
    for (const reply of [await change(driver, MERCEDES), await license(driver, `DK-${anId()}`)])
      expect([reply.status, codeOf(reply)]).toEqual([409, 'driver/engaged']);
    expect(await own(driver)).toMatchObject({ availabilityStatus: 'ONLINE' });
    expect(await own(driver)).not.toHaveProperty('waitingChange');
  });

  it('that is repeated by its key is made once', async () => {
    const driver = await fixture.onDuty(BIKE);
    const [once, again] = [await change(driver, MERCEDES, 'the-key'), await change(driver, MERCEDES, 'the-key')];
    expect([once.status, again.status]).toEqual([200, 200]);
    expect((await own(driver)).waitingChange?.number).toBe(1);
    expect(codeOf(await change(driver, { brand: 'Other' }, 'the-key'))).toBe('request/key-reused');
  });

  it('with a refused picture changes nothing', async () => {
    const driver = await fixture.onDuty(BIKE);
    const options = { as: driver.owner, files: [{ ...PICTURE, bytes: Buffer.from('no picture') }] };
    const form = { id: driver.vehicle._id, ...MERCEDES };
    const reply = await fixture.platform.call(driverHttp.updateVehicle, form, options);
    expect(codeOf(reply)).toBe('driver/image-not-accepted');
    expect((await own(driver)).availabilityStatus).toBe('ONLINE');
  });

  it('made while suspended waits after the reinstatement', async () => {
    const driver = await fixture.onDuty(BIKE);
    await fixture.setStatus(driver.driver._id, 'SUSPENDED', 'Papers missing');
    await change(driver, MERCEDES);
    await fixture.setStatus(driver.driver._id, 'APPROVED');
    expect(codeOf(await online(driver))).toBe('driver/change-waiting');
    expect((await own(driver)).vehicle.vehicleType).toBe('BIKE');
  });

  it('that was confirmed and not applied, by a crash, is applied by the sweep; nobody takes it back meanwhile', async () => {
    const driver = await fixture.onDuty(BIKE);
    await change(driver, MERCEDES);
    const { number = 0 } = (await own(driver)).waitingChange ?? {};
    const vehicles = fixture.platform.service('driver').app.get(VehicleRepository, { strict: false });
    const crash = jest.spyOn(vehicles, 'change').mockRejectedValueOnce(new Error('The process died'));
    expect((await confirm(driver)).status).toBe(500);
    crash.mockRestore();
    expect(codeOf(await withdraw(driver, number))).toBe('driver/change-confirmed');
    expect(codeOf(await online(driver))).toBe('driver/change-waiting');
    expect(codeOf(await change(driver, { vehicleType: 'CAR' }))).toBe('request/conflict');
    fixture.platform.clock.advance(5_001);
    await fixture.platform.service('driver').app.get(Sweeper, { strict: false }).run(CONFIRMED_CHANGES_SWEEP);
    expect(await own(driver)).toMatchObject({ vehicle: MERCEDES });
    expect((await online(driver)).status).toBe(200);
  });

  it('of a deleted account leaves nothing of what waited', async () => {
    const { owner, ...driver } = await fixture.onDuty(BIKE);
    await change({ owner, ...driver }, MERCEDES);
    await license({ owner, ...driver }, 'DK-WAITING-1');
    const stored = () => fixture.platform.model<object>('driver', 'Driver').findById(driver.driver._id).lean();
    expect(JSON.stringify(await stored())).toMatch(/Mercedes.*DK-WAITING|DK-WAITING.*Mercedes/);
    const account = { id: owner.id, name: '', email: '', role: 'DRIVER' as const, verified: false };
    await fixture.platform.publish(authEvents.userDeleted, { aggregateId: owner.id, payload: { account } });
    await fixture.platform.settled();
    expect(JSON.stringify(await stored())).not.toMatch(/Mercedes|99-9999|WAITING/);
  });

  describe('the card of a driver', () => {
    const card = (who: Registered, as = person({ role: 'RIDER' })) =>
      fixture.platform.call(driverHttp.getDriver, { id: who.driver._id }, { as });

    it('is read by strangers of an APPROVED driver alone, with the confirmed vehicle', async () => {
      const driver = await fixture.registered(BIKE);
      expect(codeOf(await card(driver))).toBe('driver/not-found');
      await fixture.setStatus(driver.driver._id, 'APPROVED');
      await change(driver, MERCEDES);
      expect((await card(driver)).body).toMatchObject({ data: { vehicle: { vehicleType: 'BIKE', brand: 'Toyota' } } });
      expect(JSON.stringify((await card(driver)).body)).not.toContain('Mercedes');
      await fixture.setStatus(driver.driver._id, 'SUSPENDED', 'Papers missing');
      const other = (await fixture.onDuty()).owner;
      for (const as of [person({ role: 'RIDER' }), other])
        expect([(await card(driver, as)).status, codeOf(await card(driver, as))]).toEqual([404, 'driver/not-found']);
      for (const as of [driver.owner, fixture.administrator]) expect((await card(driver, as)).status).toBe(200);
    });
  });

  it('plates that read alike are shown to administrators at approval and at the review of a change', async () => {
    const rahim = await fixture.onDuty({ name: 'Rahim', plate: 'DHAKA METRO-GA 77-1234' });
    const applicant = await fixture.registered({ plate: 'ঢাকা মেট্রো-গ ৭৭-১২৩৪' });
    const expected = { driver: rahim.driver._id, name: 'Rahim', plate: 'DM-GA-77-1234', status: 'APPROVED' };
    expect((await fixture.show(applicant.driver._id)).plateLooksLike).toEqual([expected]);
    const other = await fixture.onDuty({ plate: 'DHAKA METRO-GA 66-1234' });
    expect((await fixture.show(other.driver._id)).plateLooksLike).toEqual([]);
    await change(other, { vehicleLicense: 'DHAKA METRO-GA 77-I234' });
    expect((await fixture.show(other.driver._id)).plateLooksLike).toContainEqual(expected);
    expect(await own(other)).not.toHaveProperty('plateLooksLike');
  });
});
