import { isTooFarAhead, notificationEvents, PUSH, SIGN_OF_LIFE } from '@pothik/contracts/notification';

/** How often somebody who is unreachable is looked at, in milliseconds. */
const LOOK_AGAIN_MS = 60_000;
/** How long somebody who is OFFLINE and unreachable is looked at, in milliseconds. */
const LOOKED_AFTER_MS = 24 * 3_600_000;
/** Looks further apart than this are a gap: longer than the longest pause that an operator may set between two. */
const GAP_MS = 3 * 60_000;

/** A driver whose signs of life are watched while they are ONLINE. */
export interface WatchedPerson {
  /** The person's id. */
  _id: { toString(): string };
  /** The number of the newest event of their driver profile. */
  driverVersion: number;
  /** Null while OFFLINE. */
  onlineSince: Date | null;
  /** When to look at their signs; null: not. */
  dueAt: Date | null;
  /** Since when they have given no sign; null: they are not unreachable. */
  unreachableSince: Date | null;
  /** When a trial notice was last sent, because nothing else told whether they are reached. Absent in documents of the release before. */
  trialAt?: Date | null;
}

/** What an event says of a driver's availability. */
export interface Availability {
  personId: string;
  isOnline: boolean;
  version: number;
  at: Date;
  /** Said again for a rebuild: an equal number counts too. */
  isRepublished: boolean;
}

/** When somebody is due who gave their last sign at this moment. A stored one may be older than the last by the pause between two. */
const dueAfter = (sign: Date, windowMs: number): Date => later(sign, windowMs + SIGN_OF_LIFE.everyMs);

/** The first that is told of somebody's availability. */
export const beginWatch = ({ version, at, isOnline }: Availability, windowMs: number) => ({
  driverVersion: version,
  onlineSince: isOnline ? at : null,
  dueAt: isOnline ? dueAfter(at, windowMs) : null,
  unreachableSince: null as Date | null,
  trialAt: null as Date | null,
});

/** A watch begins with ONLINE and ends with OFFLINE. Undefined when the event says nothing new. */
export function followAvailability<P extends WatchedPerson>(person: P, told: Availability, windowMs: number) {
  const { isOnline, version, at, isRepublished } = told;
  const isNewer = version > person.driverVersion || (isRepublished && version === person.driverVersion);
  if (!isNewer) return undefined;
  const wasOnline = person.onlineSince !== null;
  if (wasOnline === isOnline)
    return version === person.driverVersion ? undefined : { next: { ...person, driverVersion: version }, events: [] };
  if (isOnline) return { next: { ...person, ...beginWatch(told, windowMs) }, events: backEvents(person, at) };
  const dueAt = person.unreachableSince === null ? null : later(at, LOOK_AGAIN_MS);
  return { next: { ...person, driverVersion: version, onlineSince: null, dueAt }, events: [] };
}

/** What push knows of somebody's phones. */
export interface PushKnown {
  /** One of them has a subscription whose session goes on. */
  isSubscribed: boolean;
  /** When a notice last arrived on one. */
  receiptAt: Date | undefined;
}

/** What is known at a look. */
export interface Known {
  /** Each kind of sign, at its last moment; undefined where there is none. */
  signs: readonly (Date | undefined)[];
  /** Since when signs would have been seen: of the time before nothing is known, which is no absence. */
  knownSince: Date;
  /** What push knows of their phone; undefined while it was not asked, and then nobody becomes unreachable. */
  push?: PushKnown | undefined;
}

/** Somebody is due and ONLINE, and gave no sign of their own for the window: now push decides. */
export const isSilent = (person: WatchedPerson, known: Known, now: Date, windowMs: number): boolean =>
  isDue(person, now) &&
  person.onlineSince !== null &&
  dueAfter(lastSeenAt(person, { ...known, push: undefined }, now), windowMs) <= now;

/**
 * Somebody who is silent has a subscription, and no receipt tells whether their phone is reached: a trial notice does. They get
 * one in each absence.
 */
export function needsTrial(person: WatchedPerson, known: Known, now: Date, windowMs: number): boolean {
  if (!known.push?.isSubscribed || !isSilent(person, known, now, windowMs) || isHeld(known, now)) return false;
  const { trialAt } = person;
  const isTried = trialAt && !isTooFarAhead(trialAt, now) && trialAt > lastSeenAt(person, known, now);
  return !isTried;
}

/**
 * Decides whether a person who is due is reachable. ONLINE without a sign for the window: reachable by push with a receipt of the
 * last 30 minutes, else tried by a notice with 60 s to arrive, else unreachable, repeated each minute while it lasts. A sign after
 * that: reachable. Undefined when they are not due.
 */
export function decideReachability<P extends WatchedPerson>(person: P, known: Known, now: Date, windowMs: number) {
  const { onlineSince, unreachableSince } = person;
  if (!isDue(person, now)) return undefined;
  const sign = lastSign(known, now);
  const isBack = unreachableSince !== null && sign !== undefined && sign > unreachableSince;
  const events = isBack ? backEvents(person, sign) : [];
  if (onlineSince === null) {
    const isOver = isBack || unreachableSince === null || later(unreachableSince, LOOKED_AFTER_MS) <= now;
    const offline = isOver ? { unreachableSince: null, dueAt: null } : { dueAt: later(now, LOOK_AGAIN_MS) };
    return { next: { ...person, ...offline }, events };
  }
  const since = lastSeenAt(person, known, now);
  const still = isBack ? null : unreachableSince;
  const nextAt = latestOf([dueAfter(since, windowMs), receiptEnd(known, now)]) as Date;
  if (nextAt > now) return { next: { ...person, dueAt: nextAt, unreachableSince: still }, events };
  if (known.push === undefined) return undefined;
  if (needsTrial(person, known, now, windowMs)) {
    const tried = { trialAt: now, dueAt: later(now, PUSH.trialMs), unreachableSince: still };
    return { next: { ...person, ...tried }, events };
  }
  const gone = { ...person, dueAt: later(now, LOOK_AGAIN_MS), unreachableSince: since };
  const payload = { personId: person._id.toString(), since: since.toISOString() };
  return { next: gone, events: [...events, { definition: notificationEvents.personUnreachable, payload }] };
}

const isDue = ({ dueAt }: WatchedPerson, now: Date): boolean => dueAt !== null && dueAt <= now;

/** The last receipt of a phone that is still subscribed. */
const receiptOf = ({ push }: Known, now: Date): Date | undefined => {
  const receiptAt = push?.isSubscribed ? push.receiptAt : undefined;
  return receiptAt && !isTooFarAhead(receiptAt, now) ? receiptAt : undefined;
};

/** Until when the last receipt shows that they are reached. */
const receiptEnd = (known: Known, now: Date): Date | undefined => {
  const receiptAt = receiptOf(known, now);
  return receiptAt && later(receiptAt, PUSH.receiptHoldsMs);
};

const isHeld = (known: Known, now: Date): boolean => (receiptEnd(known, now) ?? now) > now;

const lastSign = (known: Known, now: Date): Date | undefined => latestOf([...known.signs, receiptOf(known, now)]);

/** When they were last there, as far as is known: at a sign, or when the watch began to see. */
const lastSeenAt = ({ onlineSince }: WatchedPerson, known: Known, now: Date): Date => {
  // By a clock that was wrong then: it must not hide an absence until that time comes.
  const cameOnline = onlineSince && !isTooFarAhead(onlineSince, now) ? onlineSince : undefined;
  return latestOf([lastSign(known, now), cameOnline, known.knownSince]) as Date;
};

/** The looks of one instance without a gap. */
export interface Looks {
  since: Date;
  lastAt: Date;
}

/** A look that succeeds. After a failed one, a gap, a leap of the clock or a start an instance knows nothing of the time before. */
export const continueLooks = (before: Looks | undefined, now: Date): Looks =>
  before !== undefined && Math.abs(now.getTime() - before.lastAt.getTime()) <= GAP_MS
    ? { since: before.since, lastAt: now }
    : { since: now, lastAt: now };

/** Nobody is due later than this, unless a receipt holds or the clock was wrong when it was stored: then they are looked at again. */
export const latestDue = (now: Date, windowMs: number): Date => later(now, windowMs + GAP_MS);

/** The latest of these moments; undefined without any. */
export const latestOf = (moments: readonly (Date | undefined)[]): Date | undefined =>
  moments.reduce((latest, moment) => (moment && (!latest || moment > latest) ? moment : latest), undefined);

const backEvents = ({ _id, unreachableSince }: WatchedPerson, at: Date) =>
  unreachableSince === null
    ? []
    : [
        {
          definition: notificationEvents.personReachable,
          payload: { personId: _id.toString(), at: at.toISOString() },
        },
      ];

const later = (moment: Date, ms: number): Date => new Date(moment.getTime() + ms);
