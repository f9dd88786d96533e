import { randomBytes } from 'node:crypto';
import { rideEvents } from '@pothik/contracts/ride';
import { RoleFixture } from '../testing/role-fixture.js';
import { RIDE_PROJECTION_MODEL, type RideProjection } from './ride-projection.model.js';
import { RideProjectionService } from './ride-projection.service.js';

let fixture: RoleFixture;
beforeAll(async () => {
  fixture = await RoleFixture.open();
});
afterAll(() => fixture.close());

const people = () => ({ riderId: randomBytes(12).toString('hex'), driverUserId: randomBytes(12).toString('hex') });
const storedOf = async (riderId: string) => {
  const rides = fixture.auth.platform.model<RideProjection>('auth', RIDE_PROJECTION_MODEL);
  return rides.findOne({ riderId }).lean<RideProjection>().orFail();
};
const openRidesOf = async ({ riderId, driverUserId }: ReturnType<typeof people>) => {
  const projections = fixture.auth.platform.service('auth').app.get(RideProjectionService, { strict: false });
  const both = await Promise.all([riderId, driverUserId].map((id) => projections.about(id)));
  return both.map(({ hasOpenRide }) => hasOpenRide);
};

describe('a ride that two people have open', () => {
  it('stays theirs from its request to its end, and nothing is written in between', async () => {
    const both = people();
    const publishStatus = await fixture.ride(both);
    const requested = await storedOf(both.riderId);
    expect(requested).toMatchObject({ status: 'REQUESTED', aggregateVersion: 1 });
    for (const status of ['ACCEPTED', 'PICKED UP', 'IN TRANSIT'] as const) {
      await publishStatus(status);
      expect(await storedOf(both.riderId)).toEqual(requested);
      expect(await openRidesOf(both)).toEqual([true, true]);
    }
    await publishStatus('COMPLETED');
    expect(await storedOf(both.riderId)).toMatchObject({ status: 'COMPLETED', aggregateVersion: 5 });
    expect(await openRidesOf(both)).toEqual([false, false]);
  });

  it('stays ended, whichever of its events comes late or again', async () => {
    const both = people();
    const publishStatus = await fixture.ride(both);
    await publishStatus('COMPLETED', 5);
    const ended = await storedOf(both.riderId);
    for (const [late, version] of [
      ['ACCEPTED', 2],
      ['IN TRANSIT', 4],
      ['COMPLETED', 5],
    ] as const) {
      await publishStatus(late, version);
      expect(await storedOf(both.riderId)).toEqual(ended);
      expect(await openRidesOf(both)).toEqual([false, false]);
    }
  });

  it('has its present status after a rebuild, of the number that is stored too', async () => {
    const both = people();
    const publishStatus = await fixture.ride(both);
    await publishStatus('ACCEPTED');
    const { _id, aggregateVersion: _number, endedAt, ...requested } = await storedOf(both.riderId);
    const moment = fixture.auth.platform.clock.now().toISOString();
    const moments = { requestedAt: moment, acceptedAt: moment, pickedUpAt: null, endedAt: null };
    const written = {
      driverId: people().riderId,
      fare: null,
      pickupLocation: 'Dhanmondi 27',
      dropLocation: 'Motijheel',
    };
    const ride = { ...requested, ...written, ...moments, id: _id.toString(), status: 'ACCEPTED' as const };
    for (const aggregateVersion of [2, 2]) {
      const payload = { ride, by: 'DRIVER', cause: '' } as const;
      await fixture.auth.platform.publish(rideEvents.rideRestated, { aggregateId: ride.id, aggregateVersion, payload });
    }
    await fixture.auth.platform.settled();
    expect(await storedOf(both.riderId)).toMatchObject({ status: 'ACCEPTED', aggregateVersion: 2, endedAt });
    expect(await openRidesOf(both)).toEqual([true, true]);
  });
});
