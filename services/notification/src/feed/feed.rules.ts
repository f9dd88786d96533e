import { authEvents } from '@pothik/contracts/auth';
import { driverEvents } from '@pothik/contracts/driver';
import { FEED, FEED_KIND, type FeedEntry, type FeedKind } from '@pothik/contracts/notification';
import type { EventOf } from '@pothik/contracts/platform';
import { rideEvents } from '@pothik/contracts/ride';

type RideNews = EventOf<typeof rideEvents.fareSet>;
type Incident = EventOf<typeof rideEvents.sosRaised>['payload']['incident'];

/** Every event that is news to somebody. */
export type NewsEvent =
  | EventOf<typeof authEvents.roleChanged>
  | EventOf<typeof driverEvents.driverRegistered>
  | EventOf<typeof driverEvents.driverStatusChanged>
  | EventOf<typeof driverEvents.availabilityChanged>
  | EventOf<typeof rideEvents.rideRequested>
  | EventOf<typeof rideEvents.statusChanged>
  | EventOf<typeof rideEvents.fareSet>
  | EventOf<typeof rideEvents.startCodeRenewed>
  | EventOf<typeof rideEvents.rideOverdue>
  | EventOf<typeof rideEvents.sosRaised>
  | EventOf<typeof rideEvents.sosAcknowledged>
  | EventOf<typeof rideEvents.sosResolved>;

/** What one person is told. */
export interface News {
  personId: string;
  kind: FeedKind;
  subjectId: string;
  facts: FeedEntry['facts'];
}

/** An event older than a day makes no entry and no mail: a month of seeded rides is no news. */
export const isNews = (event: { occurredAt: string }, now: Date): boolean =>
  now.getTime() - Date.parse(event.occurredAt) <= FEED.newsMaximumAgeMs;

/**
 * Whether nothing after a person's newest entry can have come and gone. Entries go 30 days after their event, and an entry
 * appended later is of an event at most a day older: while this one has days to stay, a later one would be here.
 */
export const isNewestEver = (newest: { at: Date }, now: Date): boolean =>
  now.getTime() - newest.at.getTime() < FEED.keptMs - 2 * FEED.newsMaximumAgeMs;

const FOR_ADMINISTRATORS: ReadonlySet<string> = new Set([
  driverEvents.driverRegistered.type,
  rideEvents.rideOverdue.type,
  rideEvents.sosRaised.type,
  rideEvents.sosAcknowledged.type,
  rideEvents.sosResolved.type,
]);

/** Whether an event is told to administrators: only then must they be known. */
export const concernsAdministrators = ({ type }: Pick<NewsEvent, 'type'>): boolean => FOR_ADMINISTRATORS.has(type);

/** Who is told of an event, and what. */
export function newsOf(event: NewsEvent, administrators: readonly string[]): News[] {
  const { kind, subjectId, facts, to } = tellingOf(event, administrators);
  return [...new Set(to)].map((personId) => ({ personId, kind, subjectId, facts }));
}

type Telling = Omit<News, 'personId'> & { to: readonly string[] };

function tellingOf(event: NewsEvent, administrators: readonly string[]): Telling {
  switch (event.type) {
    case authEvents.roleChanged.type:
      return roleNews(event);
    case driverEvents.driverRegistered.type:
      return { ...driverNews(FEED_KIND.DRIVER_REGISTERED, event.payload.driver), to: administrators };
    case driverEvents.driverStatusChanged.type:
      return driverStatusNews(event);
    case driverEvents.availabilityChanged.type:
      return availabilityNews(event);
    case rideEvents.rideRequested.type:
      return rideNews(FEED_KIND.RIDE_REQUESTED, event, [event.payload.ride.driverUserId]);
    case rideEvents.statusChanged.type:
      return rideStatusNews(event);
    case rideEvents.fareSet.type:
      return rideNews(FEED_KIND.FARE_SET, event, [event.payload.ride.riderId]);
    case rideEvents.startCodeRenewed.type:
      // The driver, without the code: the boxes that were locked can be filled again.
      return rideNews(FEED_KIND.START_CODE_RENEWED, event, [
        event.payload.ride.riderId,
        event.payload.ride.driverUserId,
      ]);
    case rideEvents.rideOverdue.type:
      return rideNews(FEED_KIND.RIDE_OVERDUE, event, administrators);
    case rideEvents.sosRaised.type:
      return sosNews(FEED_KIND.SOS_RAISED, event.payload.incident, administrators);
    case rideEvents.sosAcknowledged.type:
      return sosNews(FEED_KIND.SOS_ACKNOWLEDGED, event.payload.incident, [
        ...administrators,
        ...raiserOf(event.payload.incident),
      ]);
    case rideEvents.sosResolved.type:
      return sosNews(FEED_KIND.SOS_RESOLVED, event.payload.incident, [
        ...administrators,
        ...raiserOf(event.payload.incident),
      ]);
  }
}

/** A role change concerns the person themselves. */
const roleNews = ({ payload: { account, from, to } }: EventOf<typeof authEvents.roleChanged>): Telling => ({
  kind: FEED_KIND.ROLE_CHANGED,
  subjectId: account.id,
  facts: { from, to },
  to: [account.id],
});

const driverNews = (kind: FeedKind, driver: { id: string; userId: string; status: string }): Telling => ({
  kind,
  subjectId: driver.id,
  facts: { status: driver.status },
  to: [driver.userId],
});

/** A driver is told what became of their profile, and why. */
function driverStatusNews({ payload }: EventOf<typeof driverEvents.driverStatusChanged>): Telling {
  const { driver, from, to, reason } = payload;
  return { ...driverNews(FEED_KIND.DRIVER_STATUS_CHANGED, driver), facts: { from, to, reason } };
}

/** A driver is told when somebody else set them OFFLINE; their own switch is no news to them. */
function availabilityNews({ payload }: EventOf<typeof driverEvents.availabilityChanged>): Telling {
  const { driver, to, cause } = payload;
  const news = driverNews(FEED_KIND.AVAILABILITY_CHANGED, driver);
  return { ...news, facts: { to, cause }, to: cause === 'switched' ? [] : news.to };
}

const rideNews = (kind: FeedKind, { payload: { ride } }: RideNews | NewsOfRide, to: readonly string[]): Telling => ({
  kind,
  subjectId: ride.id,
  facts: {
    status: ride.status,
    fare: ride.fare,
    driverId: ride.driverId,
    pickupLocation: ride.pickupLocation,
    dropLocation: ride.dropLocation,
  },
  to,
});
type NewsOfRide = { payload: { ride: RideNews['payload']['ride'] } };

/** A ride's step is told to the party that did not take it; steps of the system and of administrators to both. */
function rideStatusNews(event: EventOf<typeof rideEvents.statusChanged>): Telling {
  const { ride, from, to, by, reason, cause } = event.payload;
  const news = rideNews(FEED_KIND.RIDE_STATUS_CHANGED, event, othersThan(by, cause, ride));
  return { ...news, facts: { ...news.facts, from, to, by, reason, cause } };
}

function othersThan(by: string, cause: string, { riderId, driverUserId }: RideNews['payload']['ride']): string[] {
  if (by === 'RIDER') return [driverUserId];
  // The driver took another ride: they know.
  if (by === 'DRIVER' || cause === 'took-another-ride') return [riderId];
  return [riderId, driverUserId];
}

const sosNews = (kind: FeedKind, incident: Incident, to: readonly string[]): Telling => ({
  kind,
  subjectId: incident.id,
  facts: { rideId: incident.rideId, raisedBy: incident.raisedBy, status: incident.status },
  to,
});

/** Only who raised an SOS hears of its course: the other party may be who they need help against. */
function raiserOf({ raisedBy, riderId, driverUserId }: Incident): string[] {
  if (raisedBy === 'RIDER') return [riderId];
  return raisedBy === 'DRIVER' ? [driverUserId] : [];
}
