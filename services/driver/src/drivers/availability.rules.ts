import { DomainError } from '@pothik/contracts/catalogue';
import { type Availability, driverEvents, UNANSWERED_REQUESTS_MAXIMUM } from '@pothik/contracts/driver';
import { type Driver, driverSnapshotOf } from './driver.rules.js';

type Cause = 'switched' | 'suspended' | 'unanswered';

/** Moves the switch and says why; nothing when it stands there already. */
export function moveAvailability<D extends Driver>(driver: D, to: Availability, cause: Cause, now: Date) {
  if (driver.availabilityStatus === to) return undefined;
  const next = { ...driver, availabilityStatus: to, onlineSince: to === 'ONLINE' ? now : null };
  const payload = { driver: driverSnapshotOf(next), to, cause };
  return { next, events: [{ definition: driverEvents.availabilityChanged, payload }] };
}

/** Only an APPROVED driver goes ONLINE; OFFLINE always works. */
export function switchAvailability<D extends Driver>(driver: D, to: Availability, now: Date) {
  if (to === 'ONLINE' && driver.status !== 'APPROVED') throw new DomainError('driver/not-approved');
  return moveAvailability(driver, to, 'switched', now);
}

/** How a driver's latest requests went. */
export interface Answers {
  /** When requests ran out unanswered, latest first. */
  unansweredAt: readonly Date[];
  /** When they last said yes or no. */
  lastAnswerAt: Date | undefined;
}

/** Three requests in a row left unanswered, since the last answer and since coming ONLINE, set a driver OFFLINE. */
export function retireUnanswering<D extends Driver>(driver: D, answers: Answers, now: Date) {
  const { onlineSince } = driver;
  if (driver.availabilityStatus === 'OFFLINE' || onlineSince === null) return undefined;
  const from = Math.max(onlineSince.getTime(), answers.lastAnswerAt?.getTime() ?? 0);
  const inARow = answers.unansweredAt.filter((at) => at.getTime() > from).length;
  if (inARow < UNANSWERED_REQUESTS_MAXIMUM) return undefined;
  return moveAvailability(driver, 'OFFLINE', 'unanswered', now);
}
