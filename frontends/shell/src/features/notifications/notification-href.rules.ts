import type { Notification, NotificationKind } from '@pothik/contracts/notification';
import { isAdministrator, type Role } from '@pothik/contracts/platform';

type Entry = Pick<Notification, 'kind' | 'subjectId' | 'facts'>;
type Href = (entry: Entry, openRideId: string | undefined) => string;
/** Where a kind leads, for each of its readers. */
type Hrefs = Readonly<Record<'rider' | 'driver' | 'administrator', Href>>;

const toProfile: Href = () => '/profile';
const toRequests: Href = () => '/driver/ride-request';

/** An entry about a ride leads administrators to its driver. */
const toDriver: Href = ({ facts: { driverId } }) =>
  typeof driverId === 'string' ? `/admin/drivers/${driverId}` : '/admin/all-drivers';

const ridersHref = (ride: string, openRideId: string | undefined): string =>
  ride === openRideId ? '/rider/current-ride' : `/rider/rides/${ride}`;
const driversHref = (ride: string, openRideId: string | undefined): string =>
  ride === openRideId ? '/driver/ride-request' : `/driver/rides/${ride}`;

const RIDE: Hrefs = {
  rider: ({ subjectId }, openRideId) => ridersHref(subjectId, openRideId),
  driver: ({ subjectId }, openRideId) => driversHref(subjectId, openRideId),
  administrator: toDriver,
};

/** An SOS leads to the ride it was raised in. */
const ofSos =
  (href: typeof ridersHref): Href =>
  ({ facts: { rideId } }, openRideId) =>
    typeof rideId === 'string' ? href(rideId, openRideId) : '/profile';
const SOS: Hrefs = { rider: ofSos(ridersHref), driver: ofSos(driversHref), administrator: () => '/admin/sos' };

const ACCOUNT: Hrefs = { rider: toProfile, driver: toProfile, administrator: toDriver };

const HREFS: Readonly<Record<NotificationKind, Hrefs>> = {
  'ride-requested': { ...RIDE, driver: toRequests },
  'ride-status-changed': RIDE,
  'ride-overdue': RIDE,
  'fare-set': RIDE,
  'start-code-renewed': RIDE,
  'driver-registered': { ...ACCOUNT, administrator: ({ subjectId }) => `/admin/drivers/${subjectId}` },
  'driver-status-changed': ACCOUNT,
  'availability-changed': { ...ACCOUNT, driver: toRequests },
  'role-changed': { ...ACCOUNT, administrator: toProfile },
  'sos-raised': SOS,
  'sos-acknowledged': SOS,
  'sos-alarmed-again': SOS,
  'sos-resolved': SOS,
};

/** Where an entry leads: to its ride or driver; an open ride to the page where the reader acts on it. */
export function hrefOf(entry: Entry, reader: Role, openRideId: string | undefined): string {
  const hrefs = HREFS[entry.kind];
  if (isAdministrator(reader)) return hrefs.administrator(entry, openRideId);
  return reader === 'DRIVER' ? hrefs.driver(entry, openRideId) : hrefs.rider(entry, openRideId);
}
