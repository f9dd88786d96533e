import { FEED_KIND, type Notification } from '@pothik/contracts/notification';
import { RIDE_STEPS } from '../rides/ride-steps.table.js';
import type { RideUnderWay } from '../rides/ride-under-way.js';
import type { Evidence, RiderEvidence } from './evidence.js';

/** What a new driver hears before his first ride. */
const BECOMING_A_DRIVER = [FEED_KIND.ROLE_CHANGED, FEED_KIND.DRIVER_STATUS_CHANGED];

/** The kinds of entries one ride makes for one party, in order. */
const kindsOf = ({ acknowledged }: RideUnderWay, whom: 'rider' | 'driver'): string[] =>
  RIDE_STEPS.filter(({ name, tells }) => tells.whom === whom && acknowledged.some(({ step }) => step === name)).map(
    ({ tells }) => tells.kind,
  );

/** Each feed has exactly the entries its rides should have caused, each once, numbered without gaps. */
export function notificationFindings({ driven, riders, drivers }: Evidence): string[] {
  return [
    ...riders.flatMap(({ name, personId, feed }) => {
      const own = driven.filter(({ pair }) => pair.rider.personId === personId);
      return [...gaps(`feed of ${name}`, feed), ...ridesIn(name, feed, own, 'rider')];
    }),
    ...drivers.flatMap(({ name, driverId, feed }) => {
      const own = driven.filter(({ pair }) => pair.driver.driverId === driverId);
      const [profile, rides] = [feed.filter(isAboutProfile), feed.filter((entry) => !isAboutProfile(entry))];
      return [
        ...gaps(`feed of ${name}`, feed),
        ...differences(
          `feed of ${name} about the profile`,
          profile.map(({ kind }) => kind).sort(),
          [...BECOMING_A_DRIVER].sort(),
        ),
        ...ridesIn(name, rides, own, 'driver'),
      ];
    }),
  ];
}

const isAboutProfile = ({ kind }: Notification): boolean => (BECOMING_A_DRIVER as string[]).includes(kind);

function ridesIn(
  name: string,
  feed: readonly Notification[],
  own: readonly RideUnderWay[],
  whom: 'rider' | 'driver',
): string[] {
  const known = new Set(own.map(({ rideId }) => rideId));
  const strange = feed.filter(({ subjectId }) => !known.has(subjectId));
  return [
    ...strange.map(({ number, kind, subjectId }) => `feed of ${name}: ${number} (${kind}) tells of ${subjectId}`),
    ...own
      .filter(({ abandoned }) => !abandoned)
      .flatMap((ride) => {
        const told = feed.filter(({ subjectId }) => subjectId === ride.rideId).map(({ kind }) => kind);
        return differences(`feed of ${name} about ride ${ride.rideId}`, told, kindsOf(ride, whom));
      }),
  ];
}

/** The stream delivered exactly the feed: every number once and in order, and nothing but entries. */
export const streamFindings = ({ riders }: Evidence): string[] => riders.flatMap(oneStream);

function oneStream({ name, feed, streamed, streamFaults }: RiderEvidence): string[] {
  const asText = (entries: readonly Notification[]) => entries.map((entry) => JSON.stringify(entry));
  return [
    ...streamFaults.map((fault) => `stream of ${name}: ${fault}`),
    ...gaps(`stream of ${name}`, streamed),
    ...differences(`stream of ${name}`, asText(streamed), asText(feed)),
  ];
}

function gaps(what: string, entries: readonly Notification[]): string[] {
  const wrong = entries.find(({ number }, index) => number !== index + 1);
  return wrong ? [`${what}: number ${wrong.number} stands at place ${entries.indexOf(wrong) + 1}`] : [];
}

function differences(what: string, found: readonly string[], expected: readonly string[]): string[] {
  if (found.join('\n') === expected.join('\n')) return [];
  const missing = expected.filter((text) => !found.includes(text));
  return [
    `${what}: ${found.length} entries, not ${expected.length}; missing ${missing.slice(0, 3).join(' ') || 'none'}`,
  ];
}
