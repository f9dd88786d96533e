import { driverEvents } from '@pothik/contracts/driver';
import { rounds } from '@pothik/service-kit/testing';
import { DriverFixture } from '../testing/driver-fixture.js';
import { RideEventsFixture } from '../testing/ride-events-fixture.js';
import { SessionEventsFixture } from '../testing/session-events-fixture.js';

const ROUNDS = rounds(500);

let fixture: DriverFixture;
beforeAll(async () => {
  fixture = await DriverFixture.start();
});
afterAll(() => fixture?.close());

async function onDuty() {
  const registered = await fixture.onDuty();
  const { driver, owner } = registered;
  return {
    registered,
    id: driver._id,
    sessions: new SessionEventsFixture(fixture.platform, owner),
    ride: new RideEventsFixture(fixture.platform, driver._id, { awaitsEffects: false }),
  };
}
const wait = (seconds: number) => fixture.platform.clock.advance(seconds * 1_000);
const settled = () => fixture.platform.settled();
const availabilityOf = async (id: string) => {
  await settled();
  const { availabilityStatus, availabilityCause, engaged } = await fixture.show(id);
  return [availabilityStatus, availabilityCause, engaged ? 'engaged' : 'not engaged'];
};

describe('a driver who logs out', () => {
  it('is OFFLINE and not in the free list, with the cause and the time, which are published once', async () => {
    const { id, sessions } = await onDuty();
    wait(60);
    const told = sessions.signOut();
    wait(1);
    await told();
    await told();
    expect(await availabilityOf(id)).toEqual(['OFFLINE', 'logged-out', 'not engaged']);
    expect((await fixture.show(id)).availabilitySince).toBe(fixture.platform.clock.now().toISOString());
    expect(await fixture.freeIds()).not.toContain(id);
    const published = (await fixture.published(driverEvents.availabilityChanged, id)).slice(1);
    expect(published).toEqual([
      expect.objectContaining({
        actor: { kind: 'system' },
        payload: expect.objectContaining({ to: 'OFFLINE', cause: 'logged-out' }),
      }),
    ]);
  });

  it('stays OFFLINE at the next log-in, and ONLINE after going ONLINE, whatever is repeated', async () => {
    const { id, registered, sessions } = await onDuty();
    wait(1);
    const out = sessions.signOut();
    wait(5);
    const back = sessions.signIn();
    await out();
    await availabilityOf(id);
    wait(5);
    const later = sessions.signIn();
    await later();
    expect((await availabilityOf(id))[0]).toBe('OFFLINE');
    await fixture.switched(registered, 'ONLINE');
    await out();
    await back();
    expect((await availabilityOf(id))[0]).toBe('ONLINE');
    expect(await fixture.freeIds()).toContain(id);
  });

  it('and in again before the log-out was followed is OFFLINE, in any order of the two events', async () => {
    for (const isInOrder of [true, false]) {
      const { id, sessions } = await onDuty();
      wait(1);
      const out = sessions.signOut();
      wait(5);
      const back = sessions.signIn();
      wait(600);
      for (const publish of isInOrder ? [out, back] : [back, out]) await publish();
      expect((await availabilityOf(id)).slice(0, 2)).toEqual(['OFFLINE', 'logged-out']);
      expect(await fixture.freeIds()).not.toContain(id);
    }
  });

  it('and is OFFLINE by the own switch, keeps that cause; that nobody is signed in is published', async () => {
    const { id, registered, sessions } = await onDuty();
    await fixture.switched(registered, 'OFFLINE');
    wait(1);
    await sessions.signOut()();
    expect((await availabilityOf(id)).slice(0, 2)).toEqual(['OFFLINE', 'switched']);
    const told = (await fixture.published(driverEvents.driverUpdated, id)).at(-1);
    expect(told?.payload.driver).toMatchObject({ signedOut: true });
  });
});

describe('a driver who logs out during a ride', () => {
  it('is OFFLINE when the ride ends, and never in the free list', async () => {
    const { id, sessions, ride } = await onDuty();
    await ride.accepted();
    await settled();
    await sessions.signOut()();
    expect(await availabilityOf(id)).toEqual(['ONLINE', 'switched', 'engaged']);
    await ride.completed();
    expect(await availabilityOf(id)).toEqual(['OFFLINE', 'logged-out', 'not engaged']);
    expect(await fixture.freeIds()).not.toContain(id);
  });

  it('is OFFLINE then although signed in again before, and ONLINE when switched again', async () => {
    const { id, registered, sessions, ride } = await onDuty();
    await ride.accepted();
    await settled();
    await sessions.signOut()();
    wait(60);
    await sessions.signIn()();
    expect(await availabilityOf(id)).toEqual(['ONLINE', 'switched', 'engaged']);
    await ride.completed();
    expect(await availabilityOf(id)).toEqual(['OFFLINE', 'logged-out', 'not engaged']);
    await fixture.switched(registered, 'ONLINE');
    expect(await availabilityOf(id)).toEqual(['ONLINE', 'switched', 'not engaged']);
    expect(await fixture.freeIds()).toContain(id);
  });
});

it(`a log-out against an accepted request, ${ROUNDS} times: an engaged driver is ONLINE, one whose ride ended is OFFLINE and not free`, async () => {
  const wrong: unknown[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const { id, sessions, ride } = await onDuty();
    wait(1);
    await ride.requested();
    const out = sessions.signOut();
    await Promise.all(round % 2 === 0 ? [ride.accepted(), out()] : [out(), ride.accepted()]);
    const during = await availabilityOf(id);
    if (during[0] !== 'ONLINE' || during[2] !== 'engaged') wrong.push([round, 'during', during]);
    await Promise.all([ride.completed(), out()]);
    const after = await availabilityOf(id);
    if (after[0] !== 'OFFLINE' || after[1] !== 'logged-out') wrong.push([round, 'after', after]);
    if ((await fixture.freeIds()).includes(id)) wrong.push([round, 'free']);
  }
  expect(wrong).toEqual([]);
});
