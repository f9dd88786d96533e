import { RIDE_PARTY, type RideStatus, type RideView } from '@pothik/contracts/ride';
import type { Actor } from './actor.js';
import type { Acknowledgement, RefusedAnswer, SeenCode, StatedRefusal } from './record.js';

const FARE = 120;
const BY_DRIVER: readonly RideStatus[] = ['ACCEPTED', 'PICKED UP', 'IN TRANSIT', 'COMPLETED'];

const at = (second: number): string => new Date(second * 1_000).toISOString();

/** A ride from REQUESTED to COMPLETED, its steps a second apart from `begin` on. */
export function completedRide(_id: string, begin: number): RideView {
  const steps = BY_DRIVER.map((to, index) => {
    const from = BY_DRIVER[index - 1] ?? 'REQUESTED';
    return { from, to, by: RIDE_PARTY.DRIVER, at: at(begin + 1 + index), reason: '' };
  });
  return {
    _id,
    user: { _id: 'rider', name: 'Rahima', image: '' },
    driver: {
      _id: 'profile',
      user: { _id: 'driver', name: 'Karim', image: '' },
      vehicle: { vehicleType: 'CNG', brand: 'Bajaj', model: 'RE 4S', images: [] },
      experience: 5,
    },
    pickupLocation: 'Dhanmondi 27',
    dropLocation: 'Farmgate',
    rideStatus: 'COMPLETED',
    fare: FARE,
    history: [{ from: null, to: 'REQUESTED', by: RIDE_PARTY.RIDER, at: at(begin), reason: '' }, ...steps],
    createdAt: at(begin),
    updatedAt: at(begin + BY_DRIVER.length),
  };
}

/** A ride that its rider cancels a second after asking, or its driver a second after accepting. */
export function cancelledRide(_id: string, begin: number, by: 'RIDER' | 'DRIVER', driverId = 'profile'): RideView {
  const ride = completedRide(_id, begin);
  const [requested, accepted] = ride.history as [RideView['history'][number], RideView['history'][number]];
  const before = by === 'DRIVER' ? [requested, accepted] : [requested];
  const from = before.at(-1)?.to ?? null;
  const end = { from, to: 'CANCELLED', by, at: at(begin + before.length), reason: '' } as const;
  const driver = { ...ride.driver, _id: driverId };
  return { ...ride, driver, rideStatus: 'CANCELLED', fare: null, history: [...before, end], updatedAt: end.at };
}

/** A correct run of one ride: somebody who was asked before rejected it, and answered again too late. */
export function askedRun(): SampleRun {
  const run = soundRun();
  const asking = { asked: [{ name: 'Habib', outcome: 'REJECTED' as const, at: at(10.5) }], waiting: 0 };
  const first = { rideId: 'ride-1', personId: 'former' };
  run.rides[0] = { ...completedRide('ride-1', 10), asking };
  run.acknowledged.push({
    ...first,
    to: 'REJECTED',
    by: RIDE_PARTY.DRIVER,
    key: 'rejection',
    sentAt: 10_400,
    receivedAt: 10_600,
  });
  run.refusedAnswers.push({ ...first, code: 'ride/passed-on', sentAt: 10_700 });
  return run;
}

/** A correct run of one ride: its first driver accepted it and moved away, and its rider asked the next. */
export function handedOverRun(): SampleRun {
  const run = soundRun();
  const ride = completedRide('ride-1', 10);
  const [requested, ...steps] = ride.history as [RideView['history'][number], ...RideView['history']];
  const asking = { asked: [{ name: 'Habib', outcome: 'MOVED_AWAY' as const, at: at(10.6) }], waiting: 0 };
  const accepted = { from: 'REQUESTED', to: 'ACCEPTED', by: RIDE_PARTY.DRIVER, at: at(10.2), reason: '' } as const;
  const next = { by: RIDE_PARTY.RIDER, at: at(10.6), reason: '', cause: 'moved-away' } as const;
  const history = [requested, accepted, { from: 'ACCEPTED', to: 'REQUESTED', ...next } as const, ...steps];
  run.rides[0] = { ...ride, asking, history };
  const taken = { rideId: 'ride-1', personId: 'former', to: 'ACCEPTED', by: RIDE_PARTY.DRIVER, key: 'former' } as const;
  const asked = { rideId: 'ride-1', personId: 'rider', to: 'REQUESTED', by: RIDE_PARTY.RIDER, key: 'next' } as const;
  run.acknowledged.push({ ...taken, sentAt: 10_100, receivedAt: 10_300 });
  run.acknowledged.push({ ...asked, sentAt: 10_500, receivedAt: 10_700 });
  run.refusedAnswers.push({ rideId: 'ride-1', personId: 'former', code: 'ride/passed-on', sentAt: 10_800 });
  return run;
}

/** A mutable `RunRecord`, for planting faults. */
export interface SampleRun {
  rides: RideView[];
  acknowledged: Acknowledgement[];
  refused: StatedRefusal[];
  refusedAnswers: RefusedAnswer[];
  codes: SeenCode[];
  fares: Map<string, number[]>;
}

/** A correct run: two rides of one rider with one driver, one after the other. */
export function soundRun(): SampleRun {
  const rides = [completedRide('ride-1', 10), completedRide('ride-2', 20)];
  return {
    rides,
    acknowledged: rides.flatMap(acknowledgementsOf),
    refused: [{ rideId: 'ride-1', from: 'ACCEPTED', to: 'COMPLETED', sentAt: 11_000 }],
    refusedAnswers: [],
    codes: rides.map(({ _id }) => ({ rideId: _id, code: '123456', fare: FARE })),
    fares: new Map(rides.map(({ _id }) => [_id, [FARE]])),
  };
}

const acknowledgementsOf = ({ _id, history }: RideView): Acknowledgement[] =>
  history.map(({ to, by, at: when }) => ({
    rideId: _id,
    to,
    by,
    personId: by === RIDE_PARTY.DRIVER ? 'driver' : 'rider',
    key: `${_id} ${to}`,
    sentAt: Date.parse(when) - 1,
    receivedAt: Date.parse(when) + 1,
    ...(to === 'PICKED UP' ? { typed: '123456' } : {}),
  }));

/** A person who reads answers, by the identifiers of the sample rides. */
export const viewer = (personId: string, role: Actor['role']): Actor => ({
  name: personId,
  personId,
  role,
  visitor: undefined as never,
});
