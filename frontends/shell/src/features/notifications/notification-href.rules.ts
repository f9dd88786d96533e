import { NOTIFICATION_PAGE, type Notification } from '@pothik/contracts/notification';
import { isAdministrator, type Role } from '@pothik/contracts/platform';
import { rideHref } from './ride-href.rules';

const PROFILE = '/profile';

/** Where an entry leads; a page that this reader does not have, or this release does not know, is the own profile. */
export function hrefOf(
  { leadsTo }: Pick<Notification, 'leadsTo'>,
  reader: Role,
  openRideId: string | undefined,
): string {
  const { page, id } = leadsTo ?? {};
  if (page === NOTIFICATION_PAGE.RIDE && id !== undefined) return rideHref(id, reader, openRideId);
  if (page === NOTIFICATION_PAGE.REQUESTS && reader === 'DRIVER') return '/driver/ride-request';
  if (!isAdministrator(reader)) return PROFILE;
  if (page === NOTIFICATION_PAGE.DRIVER && id !== undefined) return `/admin/drivers/${id}`;
  if (page === NOTIFICATION_PAGE.PAYMENTS) return '/admin/payments';
  return page === NOTIFICATION_PAGE.INCIDENTS ? '/admin/sos' : PROFILE;
}
