import { DomainError } from '@pothik/contracts/catalogue';
import {
  type Availability,
  type AvailabilityCause,
  driverEvents,
  UNANSWERED_REQUESTS_MAXIMUM,
} from '@pothik/contracts/driver';
import { type Driver, driverSnapshotOf } from './driver.rules.js';

/** Moves the switch and says why. Where it stands OFFLINE already, a newer cause is kept and nothing is announced. */
export function moveAvailability<D extends Driver>(driver: D, to: Availability, cause: AvailabilityCause, now: Date) {
  const { availabilityStatus: from, availabilityCause = cause, onlineSince } = driver;
  if (from === to && (to === 'ONLINE' || availabilityCause === cause)) return undefined;
  const next: D = {
    ...driver,
    availabilityStatus: to,
    availabilityCause: cause,
    onlineSince: onlineSinceAfter(onlineSince, to, cause, now),
  };
  if (from === to) return { next, events: [] };
  const stretch = to === 'OFFLINE' && onlineSince !== null ? { onlineSince: onlineSince.toISOString() } : {};
  const payload = { driver: driverSnapshotOf(next), to, cause, ...stretch };
  return { next, events: [{ definition: driverEvents.availabilityChanged, payload }] };
}

function onlineSinceAfter(before: Date | null, to: Availability, cause: AvailabilityCause, now: Date): Date | null {
  if (cause === 'unanswered') return before;
  return to === 'ONLINE' ? now : null;
}

/** Only an APPROVED driver goes ONLINE; OFFLINE always works. */
export function switchAvailability<D extends Driver>(driver: D, to: Availability, now: Date) {
  if (to === 'ONLINE' && driver.status !== 'APPROVED') throw new DomainError('driver/not-approved');
  return moveAvailability(driver, to, 'switched', now);
}

/** How a driver's latest requests went, in any order. */
export interface Answers {
  /** When requests ran out unanswered. */
  unansweredAt: readonly Date[];
  /** When they said yes or no. */
  answeredAt: readonly Date[];
}

/** Was a request after the given moment the third in a row that ran out, with no answer between? */
export function leftTooManyUnanswered({ unansweredAt, answeredAt }: Answers, since: Date): boolean {
  const marks = [
    ...answeredAt.map((at) => ({ at: at.getTime(), answered: true })),
    ...unansweredAt.map((at) => ({ at: at.getTime(), answered: false })),
  ].filter(({ at }) => at > since.getTime());
  marks.sort((left, right) => left.at - right.at || Number(left.answered) - Number(right.answered));
  let inARow = 0;
  for (const { answered } of marks) {
    inARow = answered ? 0 : inARow + 1;
    if (inARow === UNANSWERED_REQUESTS_MAXIMUM) return true;
  }
  return false;
}

/** One more answer moves nobody who is ONLINE, and one more request without any nobody who is OFFLINE. */
export const mayMove = ({ availabilityStatus }: Driver, latest: 'answered' | 'unanswered'): boolean =>
  (availabilityStatus === 'ONLINE') === (latest === 'unanswered');

/**
 * Three requests in a row left unanswered since coming ONLINE set a driver OFFLINE. An answer between them that is told
 * late brings them back ONLINE: in whatever order and however often their rides are told, it ends alike.
 */
export function followAnswers<D extends Driver>(driver: D, answers: Answers, now: Date) {
  const { onlineSince, availabilityStatus, availabilityCause, status } = driver;
  if (onlineSince === null) return undefined;
  const tooMany = leftTooManyUnanswered(answers, onlineSince);
  if (availabilityStatus === 'ONLINE' && tooMany) return moveAvailability(driver, 'OFFLINE', 'unanswered', now);
  const wronged = availabilityCause === 'unanswered' && status === 'APPROVED' && !tooMany;
  return availabilityStatus === 'OFFLINE' && wronged
    ? moveAvailability(driver, 'ONLINE', 'unanswered', now)
    : undefined;
}
