import { driverEvents, driverHttp } from '@pothik/contracts/driver';
import { anId, DriverFixture } from '../testing/driver-fixture.js';

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
  const takeBack = async ({ driver, owner }: Registered, number: number) => {
    const reply = await fixture.platform.call(driverHttp.takeBackChanges, { id: driver._id, number }, { as: owner });
    expect(reply.status).toBe(200);
  };
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
      await takeBack(driver, number);
    }
    expect(await told(driver)).toHaveLength(1);
    fixture.platform.clock.advance(15 * 60_000);
    await change(driver, MERCEDES);
    expect(await told(driver)).toHaveLength(2);
  });

  it('is not told of brand and model alone', async () => {
    const driver = await fixture.onDuty();
    await change(driver, { brand: 'Honda' });
    expect(await told(driver)).toEqual([]);
  });

  it('is not told of a driver who was never approved, whose change waits for nobody', async () => {
    const driver = await fixture.registered();
    await change(driver, MERCEDES);
    await license(driver, `DK-${anId()}`);
    expect(await told(driver)).toEqual([]);
  });
});
