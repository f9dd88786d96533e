import { authEvents } from '@pothik/contracts/auth';
import { BLOCKS_MAXIMUM, type BlockedRider, driverEvents, driverHttp } from '@pothik/contracts/driver';
import type { Person } from '@pothik/service-kit';
import { person } from '@pothik/service-kit/testing';
import { Types } from 'mongoose';
import { anId, codeOf, DriverFixture, dataOf } from '../testing/driver-fixture.js';
import { RideEventsFixture } from '../testing/ride-events-fixture.js';
import { BLOCK_MODEL, type BlockDocument } from './block.model.js';

let fixture: DriverFixture;
beforeAll(async () => {
  fixture = await DriverFixture.start();
});
afterAll(() => fixture.close());

const blocks = () => fixture.platform.model<BlockDocument>('driver', BLOCK_MODEL);
const block = (as: Person, userId: string) => fixture.platform.call(driverHttp.blockRider, { userId }, { as });
const unblock = (as: Person, userId: string) => fixture.platform.call(driverHttp.unblockRider, { userId }, { as });
const listed = async (as: Person) =>
  dataOf<BlockedRider[]>(await fixture.platform.call(driverHttp.blockedRiders, {}, { as }));
const freeFor = async (as: Person, pickup: object = {}) => {
  const reply = await fixture.platform.call(driverHttp.freeDrivers, pickup, { as });
  return dataOf<{ data: { _id: string }[]; meta: { total: number } }>(reply);
};
const changesOf = async (riderId: string) => {
  await fixture.platform.settled();
  const events = await fixture.platform.published(driverEvents.riderBlockChanged);
  return events.filter(({ payload }) => payload.riderId === riderId).map(({ payload }) => payload);
};

/** A driver on duty, and a rider who had a ride with them. */
async function pair() {
  const about = await fixture.onDuty();
  const rider = await fixture.newcomer('Md. Rahim Uddin');
  const ride = new RideEventsFixture(fixture.platform, about.driver._id, { riderId: rider.id });
  await ride.requested();
  await ride.accepted();
  await ride.completed();
  return { ...about, rider, ride };
}

describe('a driver', () => {
  it('blocks a rider after a ride of the two, and is told whom', async () => {
    const { owner, driver, rider, ride } = await pair();
    const at = fixture.platform.clock.now();
    const expected = {
      user: { _id: rider.id, firstName: 'Rahim' },
      rideId: ride.id,
      blockedAt: at.toISOString(),
    };
    expect(dataOf(await block(owner, rider.id))).toEqual(expected);
    expect(await listed(owner)).toEqual([expected]);
    const pairIds = { driverId: driver._id, riderId: rider.id };
    expect(await changesOf(rider.id)).toEqual([{ ...pairIds, blocked: true, order: at.getTime() }]);
  });

  it('blocks after a request that was rejected, waits, or went on to another driver', async () => {
    for (const end of ['requested', 'rejected', 'passedOn'] as const) {
      const { owner, driver } = await fixture.onDuty();
      const rider = await fixture.newcomer();
      const ride = new RideEventsFixture(fixture.platform, driver._id, { riderId: rider.id });
      await ride.requested();
      if (end === 'rejected') await ride.rejected();
      if (end === 'passedOn') await ride.passedOn('REJECTED');
      expect((await block(owner, rider.id)).status).toBe(200);
    }
  });

  it('blocks nobody else’s rider, and nobody who is not there', async () => {
    const { rider } = await pair();
    const { owner } = await fixture.onDuty();
    for (const id of [rider.id, anId()]) {
      const reply = await block(owner, id);
      expect([reply.status, codeOf(reply)]).toEqual([404, 'driver/rider-not-found']);
    }
    expect((await block(owner, 'nobody')).status).toBe(400);
    expect(await listed(owner)).toEqual([]);
  });

  it('takes it back, and blocks again: each told once, in order', async () => {
    const { owner, rider } = await pair();
    for (const call of [block, block, unblock, unblock, block]) expect((await call(owner, rider.id)).status).toBe(200);
    const changes = await changesOf(rider.id);
    expect(changes.map(({ blocked }) => blocked)).toEqual([true, false, true]);
    const orders = changes.map(({ order }) => order);
    expect(new Set(orders).size).toBe(3);
    expect([...orders].sort((one, other) => one - other)).toEqual(orders);
    expect(await listed(owner)).toHaveLength(1);
  });

  it('blocks once by calls at the same moment', async () => {
    const { owner, rider } = await pair();
    const replies = await Promise.all([1, 2, 3, 4].map(() => block(owner, rider.id)));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await changesOf(rider.id)).toHaveLength(1);
  });

  it('unblocks nobody who was never blocked', async () => {
    const { owner, rider } = await pair();
    const reply = await unblock(owner, rider.id);
    expect([reply.status, codeOf(reply)]).toEqual([404, 'driver/rider-not-found']);
  });

  it('blocks so many riders, and no more', async () => {
    const { owner, driver, rider } = await pair();
    const [driverId, now] = [new Types.ObjectId(driver._id), fixture.platform.clock.now()];
    const others = Array.from({ length: BLOCKS_MAXIMUM }, () => ({
      ...{ _id: new Types.ObjectId(), driverId, riderId: new Types.ObjectId(), rideId: anId() },
      ...{ blockedAt: now, endedAt: null, order: 1, version: 1, eventSequence: 1, pendingEvents: [] },
      commands: [{ id: anId() }],
    }));
    await blocks().collection.insertMany(others as never);
    const reply = await block(owner, rider.id);
    expect([reply.status, codeOf(reply)]).toEqual([409, 'driver/too-many-blocks']);
  });
});

describe('the blocked rider', () => {
  it('sees the driver in no list, with a pickup or without; others do', async () => {
    const { owner, driver, rider } = await pair();
    await fixture.platform.call(driverHttp.changePositionConsent, { granted: true }, { as: owner });
    await fixture.platform.call(driverHttp.tellPosition, { lat: 23.75, lng: 90.39 }, { as: owner });
    const [pickup, stranger] = [{ lat: '23.75', lng: '90.39' }, person({ role: 'RIDER' })];
    const before = await freeFor(rider);
    expect(before.data.map(({ _id }) => _id)).toContain(driver._id);
    await block(owner, rider.id);
    for (const query of [{}, pickup]) {
      const after = await freeFor(rider, query);
      expect(after.data.map(({ _id }) => _id)).not.toContain(driver._id);
      expect(after.meta.total).toBe(before.meta.total - 1);
      expect((await freeFor(stranger, query)).data.map(({ _id }) => _id)).toContain(driver._id);
    }
    await unblock(owner, rider.id);
    expect((await freeFor(rider)).data.map(({ _id }) => _id)).toContain(driver._id);
  });

  it('is given the driver by no question of the ride service', async () => {
    const { owner, driver, rider } = await pair();
    await block(owner, rider.id);
    const question = { riderId: rider.id, vehicleType: 'CAR' as const };
    const reply = await fixture.platform.call(driverHttp.freeFor, question, {});
    expect(dataOf<{ driverIds: string[] }>(reply).driverIds).not.toContain(driver._id);
  });
});

describe('a deleted account', () => {
  const deleted = async (id: string) => {
    const account = { id, name: '', email: '', role: 'RIDER' as const, verified: false };
    await fixture.platform.publish(authEvents.userDeleted, { aggregateId: id, payload: { account } });
    await fixture.platform.settled();
  };

  it.each(['rider', 'driver'] as const)('of the %s ends the block, also told twice', async (who) => {
    const { owner, rider } = await pair();
    await block(owner, rider.id);
    const id = who === 'rider' ? rider.id : owner.id;
    await deleted(id);
    await deleted(id);
    expect((await changesOf(rider.id)).map(({ blocked }) => blocked)).toEqual([true, false]);
    if (who === 'rider') expect(await listed(owner)).toEqual([]);
    else
      expect(codeOf(await fixture.platform.call(driverHttp.blockedRiders, {}, { as: owner }))).toBe('driver/not-found');
  });
});
