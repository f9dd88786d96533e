import { NOTIFICATION_KIND, type Notification, type NotificationKind } from '@pothik/contracts/notification';
import type { RideStatus, RideView } from '@pothik/contracts/ride';
import type { LoadDriver, LoadRider } from '../people/people.js';
import { RIDE_STEPS } from '../rides/ride-steps.table.js';
import type { RideUnderWay } from '../rides/ride-under-way.js';
import type { DriverEvidence, Evidence, RiderEvidence } from './evidence.js';

const FARE = 120;
const STATUSES: readonly RideStatus[] = ['REQUESTED', 'ACCEPTED', 'PICKED UP', 'IN TRANSIT', 'COMPLETED'];

/** Correct evidence: one rider, one driver and two rides between them. */
export function soundEvidence(): Evidence {
  const rides = ['ride-1', 'ride-2'];
  const caused = rides.flatMap((ride) => RIDER_KINDS.map((kind) => ({ kind, ride })));
  const notifications = notificationsOf(caused);
  return {
    driven: rides.map(drivenRide),
    wrong: [],
    riders: [
      {
        personId: 'rider',
        name: 'Rahima',
        rides: rides.map(seenRide),
        notifications,
        streamed: [...notifications],
        streamFaults: [],
      },
    ],
    drivers: [
      {
        personId: 'driver-person',
        driverId: 'driver',
        name: 'Karim',
        before: { totalRides: 3, totalEarnings: 500 },
        after: { totalRides: 5, totalEarnings: 500 + 2 * FARE },
        notifications: notificationsOf([
          { kind: NOTIFICATION_KIND.DRIVER_STATUS_CHANGED, ride: 'driver' },
          { kind: NOTIFICATION_KIND.ROLE_CHANGED, ride: 'driver-person' },
          ...rides.map((ride) => ({ kind: NOTIFICATION_KIND.RIDE_REQUESTED, ride })),
        ]),
        isFree: true,
      },
    ],
    deadLetters: [],
  };
}

const RIDER_KINDS: readonly NotificationKind[] = RIDE_STEPS.filter(({ notifies }) => notifies.whom === 'rider').map(
  ({ notifies }) => notifies.kind,
);

const notificationsOf = (caused: readonly { kind: NotificationKind; ride: string }[]): Notification[] =>
  caused.map(({ kind, ride }, index) => ({ number: index + 1, kind, subjectId: ride, facts: {}, at: '' }));

const drivenRide = (rideId: string): RideUnderWay => ({
  pair: { rider: { personId: 'rider' } as LoadRider, driver: { driverId: 'driver' } as LoadDriver },
  fare: FARE,
  rideId,
  startedAt: 0,
  acknowledged: RIDE_STEPS.map(({ name }) => ({ step: name, at: 0, tries: 1 })),
  abandoned: false,
});

function seenRide(_id: string, index: number): RideView {
  const history = STATUSES.map((to, step) => ({ to, at: new Date((index * 10 + step) * 1000).toISOString() }));
  const view = { _id, user: { _id: 'rider' }, driver: { _id: 'driver' }, rideStatus: 'COMPLETED', fare: FARE, history };
  return view as RideView;
}

export const riderOf = ({ riders }: Evidence) => riders[0] as RiderEvidence;
export const driverOf = ({ drivers }: Evidence) => drivers[0] as DriverEvidence;
export const rideOf = (evidence: Evidence, index = 0) => riderOf(evidence).rides[index] as RideView;
export const entryOf = (notifications: readonly Notification[], index: number) => notifications[index] as Notification;
