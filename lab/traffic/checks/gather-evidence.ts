import { type DriverView, driverHttp } from '@pothik/contracts/driver';
import { type Notification, notificationHttp } from '@pothik/contracts/notification';
import { type RideView, rideHttp } from '@pothik/contracts/ride';
import { inLanes } from '../../../e2e/support/actors/in-lanes.js';
import type { Load } from '../load.js';
import type { LoadDriver, LoadRider } from '../people/people.js';
import type { Session } from '../session/session.js';
import type { DriverEvidence, Evidence, RiderEvidence } from './evidence.js';

const AT_ONCE = 4;
const PAGE = 100;

/** Something that makes a call that must succeed. */
export type Reader = Pick<Session, 'insist'>;

/** Lists the dead letters of all topics, a line each. */
export type DeadLetterLines = () => Promise<string[]>;

/** Reads everything the checks need from the platform. @throws Refused */
export async function gatherEvidence(
  { people, journal, sampler }: Load,
  deadLetters: DeadLetterLines,
): Promise<Evidence> {
  return {
    driven: journal.rides,
    wrong: [...journal.wrong, ...sampler.faults],
    riders: await inLanes(AT_ONCE, people.riders, evidenceOfRider),
    drivers: await inLanes(AT_ONCE, people.drivers, (driver, index) =>
      evidenceOfDriver(driver, (people.riders[index] as LoadRider).session),
    ),
    deadLetters: await deadLetters(),
  };
}

async function evidenceOfRider({ personId, name, session, reader }: LoadRider): Promise<RiderEvidence> {
  const [rides, notifications] = [await allRides(session), await allNotifications(session)];
  return { personId, name, rides, notifications, streamed: [...reader.entries], streamFaults: [...reader.faults] };
}

async function evidenceOfDriver(driver: LoadDriver, asking: Session): Promise<DriverEvidence> {
  const { personId, driverId, name, before, session } = driver;
  const { totalRides, totalEarnings } = (await session.insist(driverHttp.drivers, {})).data[0] as DriverView;
  const free = await asking.insist(driverHttp.freeDrivers, { searchTerm: name });
  const isFree = free.data.some(({ _id }) => _id === driverId);
  return {
    personId,
    driverId,
    name,
    before,
    after: { totalRides, totalEarnings },
    notifications: await allNotifications(session),
    isFree,
  };
}

/** All rides a person may see, oldest first. @throws what `insist` throws */
export async function allRides(session: Reader): Promise<RideView[]> {
  const rides: RideView[] = [];
  for (let page = 1; ; page += 1) {
    const { data, meta } = await session.insist(rideHttp.rides, { page, limit: PAGE, sort: 'createdAt' });
    rides.push(...data);
    if (page >= meta.totalPage) return rides;
  }
}

/** All notifications of a person. @throws what `insist` throws */
export async function allNotifications(session: Reader): Promise<Notification[]> {
  const notifications: Notification[] = [];
  for (;;) {
    const { entries } = await session.insist(notificationHttp.feed, { after: notifications.at(-1)?.number ?? 0 });
    if (entries.length === 0) return notifications;
    notifications.push(...entries);
  }
}
