import { driverEvents, driverHttp } from '@pothik/contracts/driver';
import { notificationEvents, signOfLifeKey } from '@pothik/contracts/notification';
import type { Person } from '@pothik/service-kit';
import { rounds } from '@pothik/service-kit/testing';
import { DriverFixture } from '../testing/driver-fixture.js';
import { RideEventsFixture } from '../testing/ride-events-fixture.js';

const minutes = (count: number) => count * 60_000;
const POINT = { lat: 23.7575, lng: 90.3897 };

describe('a driver who is said to be unreachable', () => {
  let fixture: DriverFixture;
  beforeAll(async () => {
    fixture = await DriverFixture.start();
  });
  beforeEach(() => fixture.platform.empty());
  afterAll(() => fixture?.close());

  /** As notification says it now. */
  const absent = async ({ id: personId }: Person, since: Date) => {
    const payload = { personId, since: since.toISOString() };
    await fixture.platform.publish(notificationEvents.personUnreachable, { aggregateId: personId, payload });
    await fixture.platform.settled();
  };
  const onDuty = async () => {
    const registered = await fixture.onDuty();
    return { ...registered, since: fixture.platform.clock.now() };
  };
  const shown = async (id: string) => {
    const { availabilityStatus, availabilityCause, availabilitySince } = await fixture.show(id);
    return [availabilityStatus, availabilityCause, availabilitySince];
  };

  it('is OFFLINE, no rider finds them, and they can go ONLINE again', async () => {
    const registered = await onDuty();
    const { driver, owner, since } = registered;
    fixture.platform.clock.advance(minutes(5.5));
    await absent(owner, since);
    const at = fixture.platform.clock.now().toISOString();
    expect(await shown(driver._id)).toEqual(['OFFLINE', 'unreachable', at]);
    expect(await fixture.freeIds()).toEqual([]);
    const published = (await fixture.published(driverEvents.availabilityChanged, driver._id)).at(-1);
    const onlineSince = since.toISOString();
    expect(published).toMatchObject({
      actor: { kind: 'system' },
      payload: { to: 'OFFLINE', cause: 'unreachable', onlineSince },
    });
    await absent(owner, since);
    await fixture.switched(registered, 'ONLINE');
    await absent(owner, since);
    expect(await shown(driver._id)).toEqual(['ONLINE', 'switched', at]);
  });

  it('stays ONLINE on a ride, and is OFFLINE when it is said again after the ride', async () => {
    const { driver, owner, since } = await onDuty();
    const ride = new RideEventsFixture(fixture.platform, driver._id);
    await ride.accepted();
    fixture.platform.clock.advance(minutes(6));
    await absent(owner, since);
    expect(await shown(driver._id)).toEqual(['ONLINE', 'switched', since.toISOString()]);
    await ride.cancelledAfterAcceptance();
    fixture.platform.clock.advance(minutes(1));
    await absent(owner, since);
    expect(await shown(driver._id)).toEqual(['OFFLINE', 'unreachable', fixture.platform.clock.now().toISOString()]);
  });

  it('stays ONLINE with an answer, a position or a call since, whichever arrives first', async () => {
    const { clock, keyValue } = fixture.platform;
    const [answering, telling, calling] = [await onDuty(), await onDuty(), await onDuty()];
    await fixture.platform.call(driverHttp.changePositionConsent, { granted: true }, { as: telling.owner });
    clock.advance(minutes(5.5));
    await new RideEventsFixture(fixture.platform, answering.driver._id).rejected(
      new Date(clock.now().getTime() - 1_000),
    );
    await fixture.platform.call(driverHttp.tellPosition, POINT, { as: telling.owner });
    await keyValue.raise(signOfLifeKey(calling.owner.id), clock.now().getTime(), minutes(10));
    for (const { owner, since } of [answering, telling, calling]) await absent(owner, since);
    expect((await fixture.freeIds()).length).toBe(3);
    clock.advance(minutes(5));
    for (const { owner, since } of [answering, telling, calling]) await absent(owner, since);
    expect(await fixture.freeIds()).toEqual([]);
  });

  it('as they accept a ride is decided about once, and not again while on the ride', async () => {
    const registered = await onDuty();
    const { driver, owner } = registered;
    const { clock } = fixture.platform;
    for (let round = 0; round < rounds(500); round += 1) {
      await fixture.switched(registered, 'ONLINE');
      const since = clock.now();
      clock.advance(minutes(5.5));
      const ride = new RideEventsFixture(fixture.platform, driver._id);
      await Promise.all([absent(owner, since), ride.accepted()]);
      const decided = await shown(driver._id);
      expect(['switched', 'unreachable']).toContain(decided[1]);
      clock.advance(minutes(6));
      await absent(owner, since);
      expect(await shown(driver._id)).toEqual(decided);
      await ride.completed();
    }
  });

  it('but was never ONLINE, or is no driver, stays as they are', async () => {
    const { owner, driver } = await fixture.registered();
    await absent(owner, new Date(0));
    await absent({ ...owner, id: 'f'.repeat(24) }, new Date(0));
    expect(await shown(driver._id)).toEqual(['OFFLINE', undefined, undefined]);
    expect(await fixture.published(driverEvents.availabilityChanged, driver._id)).toEqual([]);
  });
});
