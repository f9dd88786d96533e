import { DomainError } from '@pothik/contracts/catalogue';
import {
  type Availability,
  type AvailabilityCause,
  driverEvents,
  isLeaving,
  UNANSWERED_REQUESTS_MAXIMUM,
} from '@pothik/contracts/driver';
import { type Driver, driverSnapshotOf, hasSignedOut, isHeldOffline } from './driver.rules.js';
import { isPaused, requireNoPause } from './pause.rules.js';

/**
 * Changes the availability with its cause. Already OFFLINE: stores a newer cause and publishes nothing.
 * However it would come: nobody is ONLINE during a pause, or with another vehicle than riders see.
 */
export function moveAvailability<D extends Driver>(driver: D, to: Availability, cause: AvailabilityCause, now: Date) {
  if (to === 'ONLINE' && (isPaused(driver, now) || isHeldOffline(driver))) return undefined;
  const { availabilityStatus: from, availabilityCause = cause, onlineSince } = driver;
  if (from === to && (to === 'ONLINE' || availabilityCause === cause)) return undefined;
  const next: D = {
    ...driver,
    availabilityStatus: to,
    availabilityCause: cause,
    onlineSince: onlineSinceAfter(onlineSince, to, cause, now),
    ...(from === to ? {} : { availabilitySince: now }),
  };
  if (from === to) return { next, events: [] };
  const stretch = to === 'OFFLINE' && onlineSince !== null ? { onlineSince: onlineSince.toISOString() } : {};
  const payload = { driver: driverSnapshotOf(next), to, cause, ...stretch };
  return { next, events: [{ definition: driverEvents.availabilityChanged, payload }] };
}

function onlineSinceAfter(before: Date | null, to: Availability, cause: AvailabilityCause, now: Date): Date | null {
  if (cause === 'unanswered' || isLeaving(cause)) return before;
  return to === 'ONLINE' ? now : null;
}

/**
 * Only an APPROVED driver whom no waiting change and no pause holds OFFLINE goes ONLINE, else throws driver/not-approved,
 * driver/change-waiting or driver/paused; OFFLINE always works.
 */
export function switchAvailability<D extends Driver>(driver: D, to: Availability, now: Date) {
  if (to === 'ONLINE' && driver.status !== 'APPROVED') throw new DomainError('driver/not-approved');
  if (to === 'ONLINE' && isHeldOffline(driver)) throw new DomainError('driver/change-waiting');
  if (to === 'ONLINE') requireNoPause(driver, now);
  // Who switches is signed in, although auth's event of it may be on its way.
  const signedIn =
    to === 'ONLINE' && driver.session?.open === false ? { session: { ...driver.session, open: true } } : {};
  return moveAvailability({ ...driver, ...signedIn }, to, 'switched', now);
}

/** A request that a driver left unanswered: when it was asked, and when it expired. */
export interface UnansweredRequest {
  askedAt: Date;
  expiredAt: Date;
}

/** The outcomes of a driver's latest requests, in any order. */
export interface Answers {
  unanswered: readonly UnansweredRequest[];
  /** When the driver accepted or rejected requests. */
  answeredAt: readonly Date[];
}

/**
 * Whether three requests expired after `since` one after another, without an answer between them. Requests that overlap count
 * once: the next one counts if it was asked when the last one that counted had expired.
 */
export function hasTooManyUnanswered({ unanswered, answeredAt }: Answers, since: Date): boolean {
  const answers = [
    ...answeredAt.map((at) => ({ at: at.getTime(), answered: true, askedAt: 0 })),
    ...unanswered.map(({ askedAt, expiredAt }) => ({
      at: expiredAt.getTime(),
      answered: false,
      askedAt: askedAt.getTime(),
    })),
  ].filter(({ at }) => at > since.getTime());
  answers.sort((left, right) => left.at - right.at || Number(left.answered) - Number(right.answered));
  let counted = { number: 0, expiredAt: Number.NEGATIVE_INFINITY };
  for (const { at, answered, askedAt } of answers) {
    if (answered) counted = { number: 0, expiredAt: Number.NEGATIVE_INFINITY };
    else if (askedAt >= counted.expiredAt) counted = { number: counted.number + 1, expiredAt: at };
    if (counted.number === UNANSWERED_REQUESTS_MAXIMUM) return true;
  }
  return false;
}

/** An answer can only bring a driver ONLINE, an unanswered request can only take a driver OFFLINE. */
export const canChange = ({ availabilityStatus }: Driver, latest: 'answered' | 'unanswered'): boolean =>
  (availabilityStatus === 'ONLINE') === (latest === 'unanswered');

/**
 * Three unanswered requests in a row since coming ONLINE set a driver OFFLINE. An answer between them that arrives late
 * brings the driver back ONLINE: the result does not depend on the order and repetition of events.
 */
export function followAnswers<D extends Driver>(driver: D, answers: Answers, now: Date) {
  const { onlineSince, availabilityStatus, availabilityCause, status } = driver;
  if (onlineSince === null) return undefined;
  const tooMany = hasTooManyUnanswered(answers, onlineSince);
  if (availabilityStatus === 'ONLINE' && tooMany) return moveAvailability(driver, 'OFFLINE', 'unanswered', now);
  const isReversed = availabilityCause === 'unanswered' && status === 'APPROVED' && !tooMany && !hasSignedOut(driver);
  return availabilityStatus === 'OFFLINE' && isReversed
    ? moveAvailability(driver, 'ONLINE', 'unanswered', now)
    : undefined;
}
