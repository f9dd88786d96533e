import { driverEvents, driverHttp } from '@pothik/contracts/driver';
import { Sweeper, SYSTEM_ACTOR } from '@pothik/service-kit';
import { DriverRepository, tellChange } from '../drivers/index.js';
import { anId, DriverFixture } from '../testing/driver-fixture.js';
import { UNTOLD_CHANGES_SWEEP } from './untold-changes.sweep.js';

const MERCEDES = { vehicleType: 'PREMIUM', vehicleLicense: 'DM-GA-99-9999', brand: 'Mercedes' } as const;

describe('a change that waits', () => {
  let fixture: DriverFixture;
  beforeAll(async () => {
    fixture = await DriverFixture.start();
  });
  afterAll(() => fixture?.close());

  type Registered = Awaited<ReturnType<DriverFixture['onDuty']>>;
  const change = async ({ vehicle, owner }: Registered, input: object, idempotencyKey = anId()) => {
    const form = { id: vehicle._id, ...input };
    const reply = await fixture.platform.call(driverHttp.updateVehicle, form, { as: owner, idempotencyKey });
    expect(reply.status).toBe(200);
  };
  const license = async ({ driver, owner }: Registered, licenseNumber: string) => {
    const reply = await fixture.platform.call(driverHttp.update, { id: driver._id, licenseNumber }, { as: owner });
    expect(reply.status).toBe(200);
  };
  const withdraw = async ({ driver, owner }: Registered, number: number) => {
    const reply = await fixture.platform.call(driverHttp.takeBackChanges, { id: driver._id, number }, { as: owner });
    expect(reply.status).toBe(200);
  };
  const drivers = () => fixture.platform.service('driver').app.get(DriverRepository, { strict: false });
  const sweep = () => fixture.platform.service('driver').app.get(Sweeper, { strict: false }).run(UNTOLD_CHANGES_SWEEP);
  const told = ({ driver }: Registered) => fixture.published(driverEvents.changeWaits, driver._id);

  it('is told to administrators once, and says nothing of what changed', async () => {
    const driver = await fixture.onDuty({ vehicleType: 'BIKE', plate: 'DHAKA METRO-LA 11-1234' });
    for (const key of ['the-key', 'the-key', anId()]) await change(driver, MERCEDES, key);
    await change(driver, { vehicleLicense: 'DM-GA-99-9998' });
    await license(driver, `DK-${anId()}`);
    const events = await told(driver);
    expect(events.map(({ payload }) => payload.driver)).toMatchObject([
      { changeWaiting: true, availabilityStatus: 'OFFLINE' },
    ]);
    expect(JSON.stringify(events)).not.toMatch(/Mercedes|99-999|DK-/);
  });

  it('is told again when it is made anew, not within 15 minutes', async () => {
    const driver = await fixture.onDuty({ vehicleType: 'BIKE', plate: 'DHAKA METRO-LA 11-1234' });
    for (const number of [1, 2, 3]) {
      await change(driver, MERCEDES);
      await withdraw(driver, number);
    }
    expect(await told(driver)).toHaveLength(1);
    fixture.platform.clock.advance(15 * 60_000);
    await change(driver, MERCEDES);
    expect(await told(driver)).toHaveLength(2);
  });

  it('made again within 15 minutes is told when they are over, by the sweep, once', async () => {
    const driver = await fixture.onDuty({ vehicleType: 'BIKE', plate: 'DHAKA METRO-LA 11-1234' });
    await change(driver, MERCEDES);
    await withdraw(driver, 1);
    fixture.platform.clock.advance(60_000);
    await change(driver, MERCEDES);
    await sweep();
    expect(await told(driver)).toHaveLength(1);
    fixture.platform.clock.advance(14 * 60_000);
    for (const _turn of [1, 2]) await sweep();
    const events = await told(driver);
    expect(events.map(({ payload }) => payload.driver)).toMatchObject([
      { changeWaiting: true },
      { changeWaiting: true },
    ]);
    fixture.platform.clock.advance(24 * 60 * 60_000);
    await change(driver, { vehicleLicense: 'DM-GA-99-9998' });
    await sweep();
    expect(await told(driver)).toHaveLength(2);
  });

  it('is told once by two sweeps at once', async () => {
    const driver = await fixture.onDuty();
    await change(driver, MERCEDES);
    await withdraw(driver, 1);
    await change(driver, MERCEDES);
    fixture.platform.clock.advance(15 * 60_000);
    const stored = await drivers().find(driver.driver._id);
    const tell = () =>
      drivers().change({ id: driver.driver._id }, (current) => tellChange(current, fixture.platform.clock.now()), {
        actor: SYSTEM_ACTOR,
      });
    await Promise.all([tell(), sweep(), tell()]);
    expect([stored?.waiting?.told, (await told(driver)).length]).toEqual([undefined, 2]);
  });

  it('made while suspended is told after the reinstatement', async () => {
    const driver = await fixture.onDuty({ vehicleType: 'BIKE', plate: 'DHAKA METRO-LA 11-1234' });
    await fixture.setStatus(driver.driver._id, 'SUSPENDED', 'Papers missing');
    await change(driver, MERCEDES);
    await sweep();
    expect(await told(driver)).toEqual([]);
    await fixture.setStatus(driver.driver._id, 'APPROVED');
    await sweep();
    expect((await told(driver)).map(({ payload }) => payload.driver)).toMatchObject([
      { status: 'APPROVED', changeWaiting: true },
    ]);
  });

  it('is not told of brand and model alone', async () => {
    const driver = await fixture.onDuty();
    await change(driver, { brand: 'Honda' });
    await sweep();
    expect(await told(driver)).toEqual([]);
  });

  it('is not told of a driver who was never approved, whose change waits for nobody', async () => {
    const driver = await fixture.registered();
    await change(driver, MERCEDES);
    await license(driver, `DK-${anId()}`);
    expect(await told(driver)).toEqual([]);
  });
});
