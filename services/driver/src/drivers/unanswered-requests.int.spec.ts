import { type DriverView, driverEvents, driverHttp } from '@pothik/contracts/driver';
import { DriverFixture, dataOf } from '../testing/driver-fixture.js';
import { RideEventsFixture } from '../testing/ride-events-fixture.js';

const minutes = (count: number) => count * 60_000;

describe('drivers who leave requests unanswered', () => {
  let fixture: DriverFixture;
  beforeAll(async () => {
    fixture = await DriverFixture.start();
  });
  beforeEach(() => fixture.platform.empty());
  afterAll(() => fixture?.close());

  const ride = (driver: { _id: string }) => new RideEventsFixture(fixture.platform, driver._id);

  it('go OFFLINE after three unanswered requests in a row, with the cause published', async () => {
    const { driver } = await fixture.onDuty();
    const rideEvents = ride(driver);
    for (const _repeated of [1, 2, 3]) {
      fixture.platform.clock.advance(minutes(2));
      await rideEvents.expired();
    }
    expect(await fixture.freeIds()).toEqual([driver._id]);
    for (const _another of [1, 2]) {
      fixture.platform.clock.advance(minutes(2));
      await ride(driver).expired();
    }
    expect(await fixture.freeIds()).toEqual([]);
    const published = (await fixture.published(driverEvents.availabilityChanged, driver._id)).at(-1);
    expect(published).toMatchObject({ actor: { kind: 'system' }, payload: { to: 'OFFLINE', cause: 'unanswered' } });
  });

  it('stay ONLINE after three requests that were asked at once, and go OFFLINE after two more, one after another', async () => {
    const { driver } = await fixture.onDuty();
    const atOnce = [ride(driver), ride(driver), ride(driver)];
    fixture.platform.clock.advance(minutes(2));
    for (const request of atOnce) await request.expired();
    expect(await fixture.freeIds()).toEqual([driver._id]);
    for (const isFree of [true, false]) {
      const another = ride(driver);
      fixture.platform.clock.advance(minutes(2));
      await another.expired();
      expect((await fixture.freeIds()).includes(driver._id)).toBe(isFree);
    }
  });

  it('go OFFLINE after three turns among the nearest that they left unanswered; a rejection between them counts as an answer', async () => {
    const [silent, answering] = [await fixture.onDuty(), await fixture.onDuty()];
    for (const outcome of ['UNANSWERED', 'REJECTED', 'UNANSWERED', 'UNANSWERED'] as const) {
      fixture.platform.clock.advance(minutes(1));
      await ride(answering.driver).passedOn(outcome);
      if (outcome === 'UNANSWERED') await ride(silent.driver).passedOn(outcome);
    }
    expect(await fixture.freeIds()).toEqual([answering.driver._id]);
  });

  it('see why they are OFFLINE, as long as they are', async () => {
    const registered = await fixture.onDuty();
    const { driver, owner } = registered;
    const shown = async () => {
      const reply = await fixture.platform.call(driverHttp.getDriver, { id: driver._id }, { as: owner });
      const { availabilityStatus, availabilityCause } = dataOf<DriverView>(reply);
      return [availabilityStatus, availabilityCause];
    };
    for (const _request of [1, 2, 3]) {
      fixture.platform.clock.advance(minutes(2));
      await ride(driver).expired();
    }
    expect(await shown()).toEqual(['OFFLINE', 'unanswered']);
    await fixture.switched(registered, 'ONLINE');
    expect(await shown()).toEqual(['ONLINE', 'switched']);
    await fixture.setStatus(driver._id, 'SUSPENDED', 'Licence expired');
    expect(await shown()).toEqual(['OFFLINE', 'suspended']);
  });

  it('end in the same state, whether an answer between three unanswered requests arrives in order, late, or twice', async () => {
    const orders = ['0123', '0132', '1302', '3210', '013201', '110233'];
    for (const order of orders) {
      const { driver } = await fixture.onDuty();
      const rideEventsOf = ['expired', 'rejected', 'expired', 'expired'] as const;
      const rides = rideEventsOf.map((step) => {
        fixture.platform.clock.advance(minutes(2));
        const rideEvents = ride(driver);
        const at = fixture.platform.clock.now();
        return () => rideEvents[step](at);
      });
      for (const which of order) await rides[Number(which)]?.();
      expect([order, (await fixture.show(driver._id)).availabilityStatus]).toEqual([order, 'ONLINE']);
    }
  });

  it('are OFFLINE after three in a row, whatever the order of these and a later answer', async () => {
    for (const order of ['0123', '3012', '3210', '03120']) {
      const { driver } = await fixture.onDuty();
      const rideEventsOf = ['expired', 'expired', 'expired', 'rejected'] as const;
      const rides = rideEventsOf.map((step) => {
        fixture.platform.clock.advance(minutes(2));
        const rideEvents = ride(driver);
        const at = fixture.platform.clock.now();
        return () => rideEvents[step](at);
      });
      for (const which of order) await rides[Number(which)]?.();
      const { availabilityStatus, availabilityCause } = await fixture.show(driver._id);
      expect([order, availabilityStatus, availabilityCause]).toEqual([order, 'OFFLINE', 'unanswered']);
    }
  });

  it('stay ONLINE with an answer in between', async () => {
    const { driver } = await fixture.onDuty();
    const rideEventsOf: (keyof RideEventsFixture & ('expired' | 'rejected'))[] = [
      'expired',
      'expired',
      'rejected',
      'expired',
      'expired',
    ];
    for (const step of rideEventsOf) {
      fixture.platform.clock.advance(minutes(2));
      await ride(driver)[step]();
    }
    expect(await fixture.freeIds()).toEqual([driver._id]);
  });
});
