import { NOTIFICATION_KIND, type Notification } from '@pothik/contracts/notification';
import { RIDE_STEPS } from '../rides/ride-steps.table.js';
import type { RideUnderWay } from '../rides/ride-under-way.js';
import type { Evidence, RiderEvidence } from './evidence.js';

/** The notifications of a new driver before his first ride. */
const BECOMING_A_DRIVER = [NOTIFICATION_KIND.ROLE_CHANGED, NOTIFICATION_KIND.DRIVER_STATUS_CHANGED];

/** The kinds of notifications one ride causes for one party, in order. */
const kindsOf = ({ acknowledged }: RideUnderWay, whom: 'rider' | 'driver'): string[] =>
  RIDE_STEPS.filter(
    ({ name, notifies }) => notifies.whom === whom && acknowledged.some(({ step }) => step === name),
  ).map(({ notifies }) => notifies.kind);

/** Each person has exactly the notifications of their rides, each once, numbered without gaps. */
export function notificationFindings({ driven, riders, drivers }: Evidence): string[] {
  return [
    ...riders.flatMap(({ name, personId, notifications }) => {
      const own = driven.filter(({ pair }) => pair.rider.personId === personId);
      return [...gaps(`feed of ${name}`, notifications), ...ridesIn(name, notifications, own, 'rider')];
    }),
    ...drivers.flatMap(({ name, driverId, notifications }) => {
      const own = driven.filter(({ pair }) => pair.driver.driverId === driverId);
      const [profile, rides] = [
        notifications.filter(isAboutProfile),
        notifications.filter((entry) => !isAboutProfile(entry)),
      ];
      return [
        ...gaps(`feed of ${name}`, notifications),
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
  notifications: readonly Notification[],
  own: readonly RideUnderWay[],
  whom: 'rider' | 'driver',
): string[] {
  const known = new Set(own.map(({ rideId }) => rideId));
  const strange = notifications.filter(({ subjectId }) => !known.has(subjectId));
  return [
    ...strange.map(({ number, kind, subjectId }) => `feed of ${name}: ${number} (${kind}) is about ${subjectId}`),
    ...own
      .filter(({ abandoned }) => !abandoned)
      .flatMap((ride) => {
        const found = notifications.filter(({ subjectId }) => subjectId === ride.rideId).map(({ kind }) => kind);
        return differences(`feed of ${name} about ride ${ride.rideId}`, found, kindsOf(ride, whom));
      }),
  ];
}

/** The stream delivered exactly the stored notifications, each once and in order, and nothing else. */
export const streamFindings = ({ riders }: Evidence): string[] => riders.flatMap(oneStream);

function oneStream({ name, notifications, streamed, streamFaults }: RiderEvidence): string[] {
  const asText = (entries: readonly Notification[]) => entries.map((entry) => JSON.stringify(entry, inOneOrder));
  return [
    ...streamFaults.map((fault) => `stream of ${name}: ${fault}`),
    ...gaps(`stream of ${name}`, streamed),
    ...differences(`stream of ${name}`, asText(streamed), asText(notifications)),
  ];
}

/** Entries that were read again name their fields in another order than new ones. */
function inOneOrder(_name: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([left], [right]) => (left < right ? -1 : 1)));
}

function gaps(what: string, entries: readonly Notification[]): string[] {
  const wrong = entries.find(({ number }, index) => number !== index + 1);
  return wrong ? [`${what}: number ${wrong.number} is at position ${entries.indexOf(wrong) + 1}`] : [];
}

function differences(what: string, found: readonly string[], expected: readonly string[]): string[] {
  if (found.join('\n') === expected.join('\n')) return [];
  const missing = expected.filter((text) => !found.includes(text));
  return [
    `${what}: ${found.length} entries, not ${expected.length}; missing ${missing.slice(0, 3).join(' ') || 'none'}`,
  ];
}
