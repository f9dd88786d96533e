import type { authEvents } from '@pothik/contracts/auth';
import { DRIVER_STATUS, type driverEvents } from '@pothik/contracts/driver';
import { TO_ADMINISTRATORS } from '@pothik/contracts/notification';
import type { EventOf } from '@pothik/contracts/platform';
import type { rideEvents } from '@pothik/contracts/ride';
import type { Told } from '../ways/ways.rules.js';

export type UserVerified = EventOf<typeof authEvents.userVerified>;
export type PhoneChanged = EventOf<typeof authEvents.phoneChanged>;
export type DriverStatusChanged = EventOf<typeof driverEvents.driverStatusChanged>;
export type SosRaised = EventOf<typeof rideEvents.sosRaised>;

/** What is told by mail and SMS, beside bell and push. */
export type NoticeTold = Extract<Told, `number-${string}` | 'email-added' | 'driver-suspended' | 'ride.sos-raised'>;

export interface Notice {
  told: NoticeTold;
  to: typeof TO_ADMINISTRATORS | readonly string[];
  /** Each person is told once for it. */
  key: string;
  /** Where the SMS goes, in place of the person's own number. */
  number?: string;
  rideId?: string;
}

/** The owner is told of another number, a first one, or its loss. */
export function noticeOfNumber({ id, actor, payload: { account, from, isTaken } }: PhoneChanged): Notice {
  const about = { to: [account.id], key: id };
  if (from === undefined) return { ...about, told: 'number-added' };
  if (isTaken) return { ...about, told: 'number-taken' };
  const isOwn = actor.kind === 'person' && actor.id === account.id;
  return { ...about, told: isOwn ? 'number-changed' : 'number-replaced', number: from };
}

/**
 * The number that the account has at that moment is told of an e-mail. A registration has either of the two: an account with both
 * has added it.
 */
export const noticeOfEmail = ({ id, payload: { account } }: UserVerified): Notice | undefined =>
  account.email === '' || account.phone === undefined
    ? undefined
    : { told: 'email-added', to: [account.id], key: id, number: account.phone };

export const noticeOfStatus = ({ id, payload: { driver, to } }: DriverStatusChanged): Notice | undefined =>
  to === DRIVER_STATUS.SUSPENDED ? { told: 'driver-suspended', to: [driver.userId], key: id } : undefined;

/** Once for each incident: who raises it again makes no phone ring again. */
export const noticeOfSos = ({ payload: { incident } }: SosRaised): Notice => ({
  told: 'ride.sos-raised',
  to: TO_ADMINISTRATORS,
  key: `sos:${incident.id}`,
  rideId: incident.rideId,
});
