import type { Notification } from '@pothik/contracts/notification';
import { isAdministrator, type Role } from '@pothik/contracts/platform';

type Entry = Pick<Notification, 'kind' | 'subjectId' | 'facts'>;

/** The ride an entry is about: itself, or the one an SOS was raised in. */
export function rideOf({ kind, subjectId, facts }: Entry): string | undefined {
  if (kind.startsWith('sos-')) return typeof facts.rideId === 'string' ? facts.rideId : undefined;
  return kind.startsWith('ride-') || kind === 'fare-set' || kind === 'start-code-renewed' ? subjectId : undefined;
}

/** Where an entry leads: to its ride or driver; an open ride to the page where the reader acts on it. */
export function hrefOf(entry: Entry, reader: Role, openRideId: string | undefined): string {
  const ride = rideOf(entry);
  if (isAdministrator(reader)) return administratorsHref(entry);
  if (reader === 'RIDER') return ride ? ridersHref(ride, openRideId) : '/profile';
  return ride ? driversHref(entry, ride, openRideId) : driverAccountHref(entry);
}

const ridersHref = (ride: string, openRideId: string | undefined): string =>
  ride === openRideId ? '/rider/current-ride' : `/rider/rides/${ride}`;

function driversHref({ kind }: Entry, ride: string, openRideId: string | undefined): string {
  return kind === 'ride-requested' || ride === openRideId ? '/driver/ride-request' : `/driver/rides/${ride}`;
}

const driverAccountHref = ({ kind }: Entry): string =>
  kind === 'availability-changed' ? '/driver/ride-request' : '/profile';

/** Administrators have no page for a ride, so an entry about one leads to its driver. */
function administratorsHref({ kind, subjectId, facts }: Entry): string {
  if (kind.startsWith('sos-')) return '/admin/sos';
  if (kind === 'role-changed') return '/profile';
  const driver = kind === 'driver-registered' ? subjectId : facts.driverId;
  return typeof driver === 'string' ? `/admin/drivers/${driver}` : '/admin/all-drivers';
}
