import { authEvents } from '@pothik/contracts/auth';
import { driverEvents } from '@pothik/contracts/driver';
import type { EventDefinition } from '@pothik/contracts/platform';
import { rideEvents } from '@pothik/contracts/ride';
import { userEvents } from '@pothik/contracts/user';
import { invalidationsOf } from './invalidation.rules.js';
import { effectsOf } from './notification.rules.js';

const event = ({ type }: EventDefinition, payload: object) => ({ type, payload });
const invalidating = (changing: ReturnType<typeof event>, ...notified: string[]) => {
  const { changes, notifies } = effectsOf(changing);
  return invalidationsOf(changes(changing.payload), notifies(changing.payload), new Set(notified));
};

const ride = { id: 'ride', riderId: 'rider', driverUserId: 'driver-user' };
const driver = { id: 'driver', userId: 'driver-user' };
const RIDES = { topic: 'rides', to: 'administrators' };
const DRIVERS = { topic: 'drivers', to: 'administrators' };
const PEOPLE = { topic: 'people', to: 'administrators' };

describe('invalidations of pages', () => {
  it('of one’s own step of a ride, when only the other party is notified of it', () => {
    const accepted = event(rideEvents.statusChanged, { ride, from: 'REQUESTED', to: 'ACCEPTED', by: 'DRIVER' });
    expect(invalidating(accepted, 'rider')).toEqual([{ topic: 'ride', to: ['driver-user'] }, RIDES]);
    expect(invalidating(event(rideEvents.rideRequested, { ride }), 'driver-user')).toEqual([
      { topic: 'ride', to: ['rider'] },
      RIDES,
    ]);
  });

  it('nothing of a ride when both parties are notified, except administrators of their list', () => {
    expect(
      invalidating(event(rideEvents.statusChanged, { ride, by: 'SYSTEM', cause: 'too-long' }), 'rider', 'driver-user'),
    ).toEqual([RIDES]);
  });

  it('of a request that went on: who rejected it, too', () => {
    const passedOn = event(rideEvents.driverAsked, { ride, former: { driverUserId: 'former', outcome: 'REJECTED' } });
    expect(invalidating(passedOn, 'rider', 'driver-user')).toEqual([{ topic: 'ride', to: ['former'] }, RIDES]);
  });

  it('of a wrong start code, both parties and nobody’s list', () => {
    expect(invalidating(event(rideEvents.startCodeMistyped, { ride }))).toEqual([
      { topic: 'ride', to: ['rider', 'driver-user'] },
    ]);
  });

  it('of an SOS only who raised it: the other party may be the danger', () => {
    const incident = { riderId: 'rider', driverUserId: 'driver-user', raisedBy: 'RIDER' };
    expect(invalidating(event(rideEvents.sosRaised, { incident }), 'admin')).toEqual([
      { topic: 'ride', to: ['rider'] },
    ]);
  });

  it('of a note about an SOS only administrators', () => {
    const noted = event(rideEvents.sosNoted, { incident: { riderId: 'rider', driverUserId: 'driver-user' } });
    expect(invalidating(noted)).toEqual([{ topic: 'incidents', to: 'administrators' }]);
  });

  it('of one’s own switch, change of profile or vehicle', () => {
    const own = [{ topic: 'driver', to: ['driver-user'] }, DRIVERS];
    expect(invalidating(event(driverEvents.availabilityChanged, { driver, cause: 'switched' }))).toEqual(own);
    expect(invalidating(event(driverEvents.driverUpdated, { driver }))).toEqual(own);
    expect(invalidating(event(driverEvents.vehicleUpdated, { vehicle: { ownerId: 'driver-user' } }))).toEqual(own);
    expect(invalidating(event(userEvents.profileUpdated, { profile: { id: 'rider' } }))).toEqual([
      { topic: 'person', to: ['rider'] },
      PEOPLE,
    ]);
  });

  it('of a role only administrators: its owner is notified', () => {
    expect(
      invalidating(event(authEvents.roleChanged, { account: { id: 'rider' }, from: 'RIDER', to: 'DRIVER' }), 'rider'),
    ).toEqual([PEOPLE]);
  });

  it('of a registration as a driver, and of a change that waits, its owner; administrators are notified', () => {
    for (const told of [driverEvents.driverRegistered, driverEvents.changeWaits])
      expect(invalidating(event(told, { driver }), 'admin')).toEqual([{ topic: 'driver', to: ['driver-user'] }]);
  });
});
