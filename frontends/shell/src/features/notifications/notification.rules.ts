import type { AvailabilityCause } from '@pothik/contracts/driver';
import {
  CHANGE_WAITS,
  CHANGES_CONFIRMED,
  DRIVER_ARRIVED,
  MOVING_AWAY,
  type Notification,
  type NotificationKind,
  PASSED_ON,
} from '@pothik/contracts/notification';
import type { Role } from '@pothik/contracts/platform';
import type { AskedOutcome, RideCause, RideStatus } from '@pothik/contracts/ride';
import type { useNotificationLineText } from './notification-text';

/** The key of an entry's sentence. */
export type Sentence = keyof ReturnType<typeof useNotificationLineText>;

type Facts = Notification['facts'];
type Choice = Sentence | ((facts: Facts, reader: Role) => Sentence);

const forDriver = (reader: Role, driver: Sentence, other: Sentence): Sentence => (reader === 'DRIVER' ? driver : other);
const forAdministrator = (reader: Role, administrator: Sentence, other: Sentence): Sentence =>
  reader === 'ADMIN' || reader === 'SUPER_ADMIN' ? administrator : other;

const BY_DRIVER: Readonly<Record<Exclude<RideStatus, 'REQUESTED'> | typeof DRIVER_ARRIVED, Sentence>> = {
  ACCEPTED: 'accepted',
  [DRIVER_ARRIVED]: 'driverArrived',
  REJECTED: 'rejected',
  'PICKED UP': 'pickedUp',
  'IN TRANSIT': 'inTransit',
  COMPLETED: 'completed',
  CANCELLED: 'cancelledByDriver',
};

/** Sentences for a ride that the system ended, by cause, for its driver and its rider. */
const BY_ITSELF: Readonly<Record<RideCause, { driver: Sentence; rider: Sentence }>> = {
  unanswered: { driver: 'requestMissed', rider: 'driverDidNotAnswer' },
  'took-another-ride': { driver: 'rideTakenAway', rider: 'driverTookAnother' },
  'driver-suspended': { driver: 'rideTakenAway', rider: 'driverGone' },
  'driver-left': { driver: 'rideTakenAway', rider: 'driverLeft' },
  'account-deleted': { driver: 'rideTakenAway', rider: 'driverGone' },
  'not-picked-up': { driver: 'notPickedUp', rider: 'notPickedUp' },
  'too-long': { driver: 'tooLong', rider: 'tooLong' },
  'moved-away': { driver: 'movedAwayPassedOn', rider: 'movedAwayAskingNext' },
  'nobody-next': { driver: 'movedAwayPassedOn', rider: 'nobodyNext' },
};

/** Sentences for a request that went to the next of the nearest drivers. */
const PASSED: Readonly<Record<AskedOutcome, { driver: Sentence; rider: Sentence }>> = {
  REJECTED: { driver: 'passedOn', rider: 'rejectedAskingNext' },
  UNANSWERED: { driver: 'missedPassedOn', rider: 'unansweredAskingNext' },
  NOT_FREE: { driver: 'passedOn', rider: 'notFreeAskingNext' },
  MOVED_AWAY: { driver: 'movedAwayPassedOn', rider: 'movedAwayAskingNext' },
};

/** Sentences for an availability that changed, by cause. */
const AVAILABILITY: Readonly<Record<AvailabilityCause | typeof CHANGES_CONFIRMED, Sentence>> = {
  unanswered: 'offlineUnanswered',
  suspended: 'offlineSuspended',
  'logged-out': 'offlineLoggedOut',
  unreachable: 'offlineUnreachable',
  'cancelled-soon': 'offlineCancelledSoon',
  changed: 'offlineChanged',
  [CHANGES_CONFIRMED]: 'changesConfirmed',
  switched: 'availabilityChanged',
};

/** Whether a table has a sentence for a fact: a newer server may write another status or cause. */
const has = <Fact extends string>(table: Readonly<Record<Fact, unknown>>, fact: unknown): fact is Fact =>
  typeof fact === 'string' && Object.hasOwn(table, fact);

/** The sentence of a status change depends on who made it; for the system, on the cause. */
function statusSentence({ to, by, cause, outcome }: Facts, reader: Role): Sentence {
  if (to === PASSED_ON && has(PASSED, outcome)) return forDriver(reader, PASSED[outcome].driver, PASSED[outcome].rider);
  if (to === MOVING_AWAY) return 'driverMovingAway';
  if (by === 'DRIVER') return has(BY_DRIVER, to) ? BY_DRIVER[to] : 'rideChanged';
  if (by === 'RIDER') return 'cancelledByRider';
  if (by === 'ADMINISTRATOR') return 'cancelledByPothik';
  if (!has(BY_ITSELF, cause)) return 'rideChanged';
  return forDriver(reader, BY_ITSELF[cause].driver, BY_ITSELF[cause].rider);
}

function driverSentence({ from, to }: Facts): Sentence {
  if (to === 'SUSPENDED') return 'driverSuspended';
  return from === 'SUSPENDED' ? 'driverReinstated' : 'driverApproved';
}

function availabilitySentence({ cause, to }: Facts): Sentence {
  if (cause === CHANGES_CONFIRMED && to === 'ONLINE') return 'changesConfirmedOnline';
  return has(AVAILABILITY, cause) ? AVAILABILITY[cause] : 'availabilityChanged';
}

const SENTENCES: Readonly<Record<NotificationKind, Choice>> = {
  'ride-requested': 'rideRequested',
  'ride-status-changed': statusSentence,
  'ride-overdue': 'rideOverdue',
  'fare-set': 'fareSet',
  'start-code-renewed': (_, reader) => forDriver(reader, 'codeForDriver', 'codeForRider'),
  'driver-registered': ({ change }) => (change === CHANGE_WAITS ? 'driverChangeWaits' : 'driverRegistered'),
  'driver-status-changed': driverSentence,
  'availability-changed': availabilitySentence,
  'role-changed': 'roleChanged',
  'sos-raised': 'sosRaised',
  'sos-acknowledged': (_, reader) => forAdministrator(reader, 'sosAcknowledged', 'ownSosAcknowledged'),
  'sos-alarmed-again': 'sosAlarmedAgain',
  'sos-resolved': (_, reader) => forAdministrator(reader, 'sosResolved', 'ownSosResolved'),
};

/** Whether this release has a sentence for an entry: a newer server adds kinds that it does not know. */
export const hasSentence = ({ kind }: { kind: string }): boolean => has(SENTENCES, kind);

/** The sentence of an entry for this reader. */
export function sentenceOf({ kind, facts }: Pick<Notification, 'kind' | 'facts'>, reader: Role): Sentence {
  const choice = SENTENCES[kind];
  return typeof choice === 'function' ? choice(facts, reader) : choice;
}

/** The reason that a person wrote; the system's cause is already part of the sentence. */
export const reasonOf = ({ by, reason }: Facts): string | undefined =>
  by !== 'SYSTEM' && typeof reason === 'string' && reason !== '' ? reason : undefined;
