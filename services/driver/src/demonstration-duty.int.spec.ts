import { type DriverView, driverHttp } from '@pothik/contracts/driver';
import { signOfDrivingKey, signOfLifeKey } from '@pothik/contracts/notification';
import { Sweeper } from '@pothik/service-kit';
import { DEMONSTRATION_DUTY_SWEEP, DemonstrationDuties } from './demonstration-duty.js';
import { DriverFixture, dataOf } from './testing/driver-fixture.js';

const minutes = (count: number) => count * 60_000;

describe('the demonstration’s drivers on duty', () => {
  let fixture: DriverFixture;
  let registered: Awaited<ReturnType<DriverFixture['onDuty']>>;
  beforeEach(async () => {
    fixture = await DriverFixture.start();
    registered = await fixture.onDuty();
    await consent(true);
  });
  afterEach(() => fixture?.close());

  const app = () => fixture.platform.service('driver').app;
  const start = () => {
    const { driver, owner } = registered;
    return app()
      .get(DemonstrationDuties)
      .start([{ driverId: driver._id, userId: owner.id }]);
  };
  const pass = async (count: number) => {
    for (let passed = 0; passed < count; passed += 1) {
      fixture.platform.clock.advance(minutes(1));
      await app().get(Sweeper, { strict: false }).run(DEMONSTRATION_DUTY_SWEEP);
    }
  };
  const consent = (granted: boolean) =>
    fixture.platform.call(driverHttp.changePositionConsent, { granted }, { as: registered.owner });
  /** As the gateway stores it. */
  const signIn = async () => {
    const { clock, keyValue } = fixture.platform;
    await keyValue.raise(signOfLifeKey(registered.owner.id), clock.now().getTime(), minutes(90));
  };
  const stoodInAt = async () => Number(await fixture.platform.keyValue.get(signOfDrivingKey(registered.owner.id)));
  const shown = async (): Promise<DriverView> =>
    dataOf(await fixture.platform.call(driverHttp.getDriver, { id: registered.driver._id }, { as: registered.owner }));

  it('come back ONLINE, with consent, ten minutes after somebody left them OFFLINE', async () => {
    await start();
    await signIn();
    await consent(false);
    await fixture.switched(registered, 'OFFLINE');
    await pass(9);
    expect((await shown()).availabilityStatus).toBe('OFFLINE');
    await pass(1);
    const back = await shown();
    expect([back.availabilityStatus, typeof back.positionConsentAt]).toEqual(['ONLINE', 'string']);
    expect(await fixture.freeIds()).toEqual([registered.driver._id]);
  });

  it('stay OFFLINE while somebody is there', async () => {
    await start();
    await fixture.switched(registered, 'OFFLINE');
    for (let count = 0; count < 4; count += 1) {
      await signIn();
      await pass(9);
    }
    expect((await shown()).availabilityStatus).toBe('OFFLINE');
  });

  it('come back at each start, unless somebody is there or they are suspended', async () => {
    await fixture.switched(registered, 'OFFLINE');
    await start();
    expect((await shown()).availabilityStatus).toBe('ONLINE');
    await fixture.switched(registered, 'OFFLINE');
    await signIn();
    const again = await fixture.platform.startInstance('driver');
    const duty = { driverId: registered.driver._id, userId: registered.owner.id };
    await again.app.get(DemonstrationDuties).start([duty]);
    expect((await shown()).availabilityStatus).toBe('OFFLINE');
    await fixture.setStatus(registered.driver._id, 'SUSPENDED', 'Licence expired');
    await pass(15);
    expect((await shown()).availabilityStatus).toBe('OFFLINE');
  });

  it('are stood in for, but not while somebody is there', async () => {
    await start();
    await pass(1);
    const last = fixture.platform.clock.now().getTime();
    expect(await stoodInAt()).toBe(last);
    await signIn();
    await pass(3);
    expect(await stoodInAt()).toBe(last);
    await pass(1);
    expect(await stoodInAt()).toBe(last + minutes(4));
  });
});
