import { type DriverView, driverEvents, driverHttp } from '@pothik/contracts/driver';
import { DriverFixture, dataOf } from '../testing/driver-fixture.js';
import { RideEventsFixture } from '../testing/ride-events-fixture.js';

const minutes = (count: number) => count * 60_000;

describe('drivers who cancel soon after accepting', () => {
  let fixture: DriverFixture;
  beforeAll(async () => {
    fixture = await DriverFixture.start();
  });
  beforeEach(() => fixture.platform.empty());
  afterAll(() => fixture?.close());

  type Registered = Awaited<ReturnType<DriverFixture['onDuty']>>;
  type Cancellation = Parameters<RideEventsFixture['cancelledByDriver']>[0];
  const now = () => fixture.platform.clock.now();
  const ride = ({ driver }: Pick<Registered, 'driver'>, awaitsEffects = true) =>
    new RideEventsFixture(fixture.platform, driver._id, { awaitsEffects });
  const cancel = async (registered: Registered, count: number, how?: Cancellation) => {
    for (let cancelled = 0; cancelled < count; cancelled += 1) await ride(registered).cancelledByDriver(how);
  };
  const own = async ({ driver, owner }: Registered): Promise<DriverView> =>
    dataOf(await fixture.platform.call(driverHttp.getDriver, { id: driver._id }, { as: owner }));

  it('go OFFLINE after three in a day, with the cause published, and nobody finds them', async () => {
    const registered = await fixture.onDuty();
    await cancel(registered, 2);
    expect(await fixture.freeIds()).toEqual([registered.driver._id]);
    await cancel(registered, 1);
    expect(await fixture.freeIds()).toEqual([]);
    const published = (await fixture.published(driverEvents.availabilityChanged, registered.driver._id)).at(-1);
    expect(published).toMatchObject({
      actor: { kind: 'system' },
      payload: { to: 'OFFLINE', cause: 'cancelled-soon', driver: { availabilityCause: 'cancelled-soon' } },
    });
  });

  it('cannot go ONLINE for 30 minutes, and are told when; then they can, and nothing happens by itself', async () => {
    const registered = await fixture.onDuty();
    await cancel(registered, 3);
    const pausedUntil = new Date(now().getTime() + minutes(30)).toISOString();
    expect(await own(registered)).toMatchObject({ availabilityCause: 'cancelled-soon', pausedUntil });
    fixture.platform.clock.advance(minutes(10));
    const refused = await fixture.switched(registered, 'ONLINE');
    expect([refused.status, refused.headers['retry-after']]).toEqual([409, String(20 * 60)]);
    expect(refused.body).toMatchObject({
      code: 'driver/paused',
      message: expect.stringMatching(/You can go online again at \d{1,2}:\d\d [AP]M\.$/),
    });
    expect((await own(registered)).availabilityStatus).toBe('OFFLINE');
    fixture.platform.clock.advance(minutes(20));
    expect((await own(registered)).availabilityStatus).toBe('OFFLINE');
    expect((await fixture.switched(registered, 'ONLINE')).status).toBe(200);
    expect(await fixture.freeIds()).toEqual([registered.driver._id]);
  });

  it('are paused again by each further one of the day', async () => {
    const registered = await fixture.onDuty();
    await cancel(registered, 3);
    fixture.platform.clock.advance(minutes(30));
    await fixture.switched(registered, 'ONLINE');
    await cancel(registered, 1);
    expect((await fixture.switched(registered, 'ONLINE')).status).toBe(409);
  });

  it('counts no cancellation after arriving, after three minutes, or by somebody else', async () => {
    const registered = await fixture.onDuty();
    await cancel(registered, 2);
    await cancel(registered, 3, { arrived: true });
    await cancel(registered, 3, { after: 180 });
    for (const _another of [1, 2, 3]) {
      const another = ride(registered);
      await another.accepted();
      await another.cancelledAfterAcceptance();
    }
    expect(await own(registered)).toMatchObject({ availabilityStatus: 'ONLINE', availabilityCause: 'switched' });
    fixture.platform.clock.advance(minutes(24 * 60));
    await cancel(registered, 2);
    expect(await own(registered)).not.toHaveProperty('pausedUntil');
  });

  it('count alike in whichever order acceptance, arrival and cancellation are told, and how often', async () => {
    for (const order of ['012', '021', '102', '120', '201', '210', '02102']) {
      const registered = await fixture.onDuty();
      const arriving = await fixture.onDuty();
      for (const _ride of [1, 2, 3]) {
        const [soon, arrived] = [ride(registered), ride(arriving)];
        const at = now();
        const stepsOf = (each: RideEventsFixture, hasArrived: boolean) => [
          () => each.accepted(new Date(at.getTime() - 60_000)),
          () => (hasArrived ? each.arrived(new Date(at.getTime() - 30_000)) : each.requested()),
          () => each.cancelledByDriver({ at, arrived: hasArrived }),
        ];
        for (const which of order) {
          await stepsOf(soon, false)[Number(which)]?.();
          await stepsOf(arrived, true)[Number(which)]?.();
        }
      }
      const states = [await own(registered), await own(arriving)].map(({ availabilityStatus }) => availabilityStatus);
      expect([order, ...states]).toEqual([order, 'OFFLINE', 'ONLINE']);
    }
  });

  it('are counted whole when three are told at once, each twice', async () => {
    const registered = await fixture.onDuty();
    const rides = [1, 2, 3].map(() => ride(registered, false));
    await Promise.all([...rides, ...rides].map((each) => each.cancelledByDriver()));
    await fixture.platform.settled();
    const shown = await fixture.show(registered.driver._id);
    expect(shown).toMatchObject({ availabilityStatus: 'OFFLINE', cancelledSoonToday: 3 });
    expect(await fixture.published(driverEvents.availabilityChanged, registered.driver._id)).toHaveLength(2);
  });

  it('stay OFFLINE when an answer to requests that were left unanswered arrives late', async () => {
    const registered = await fixture.onDuty();
    const answered = ride(registered);
    const answeredAt = now();
    for (const _request of [1, 2, 3]) {
      const request = ride(registered);
      fixture.platform.clock.advance(minutes(2));
      await request.expired();
    }
    await cancel(registered, 3);
    await answered.rejected(new Date(answeredAt.getTime() + minutes(3)));
    expect(await own(registered)).toMatchObject({ availabilityStatus: 'OFFLINE', availabilityCause: 'cancelled-soon' });
  });

  it('are shown to administrators with today’s count and the pause; the count to nobody else', async () => {
    const registered = await fixture.onDuty();
    expect(await fixture.show(registered.driver._id)).toMatchObject({ cancelledSoonToday: 0 });
    await cancel(registered, 3);
    const pausedUntil = new Date(now().getTime() + minutes(30)).toISOString();
    expect(await fixture.show(registered.driver._id)).toMatchObject({ cancelledSoonToday: 3, pausedUntil });
    expect(await own(registered)).not.toHaveProperty('cancelledSoonToday');
    const rider = await fixture.newcomer('Nusrat Jahan');
    const card = await fixture.platform.call(driverHttp.getDriver, { id: registered.driver._id }, { as: rider });
    expect(JSON.stringify(card.body)).not.toMatch(/paused|cancelledSoon/);
    fixture.platform.clock.advance(minutes(24 * 60));
    expect(await fixture.show(registered.driver._id)).toMatchObject({ cancelledSoonToday: 0, pausedUntil });
  });
});
