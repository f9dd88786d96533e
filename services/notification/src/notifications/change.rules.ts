import { authEvents } from '@pothik/contracts/auth';
import { driverEvents } from '@pothik/contracts/driver';
import { CHANGE_TOPIC, type ChangeTopic } from '@pothik/contracts/notification';
import type { EventOf } from '@pothik/contracts/platform';
import { rideEvents } from '@pothik/contracts/ride';
import { userEvents } from '@pothik/contracts/user';
import { type NotifyingEvent, raiserOf } from './notification.rules.js';

/** Every event that changes what a page may show of people. */
export type ChangingEvent =
  | NotifyingEvent
  | EventOf<typeof rideEvents.startCodeMistyped>
  | EventOf<typeof rideEvents.sosNoted>
  | EventOf<typeof rideEvents.rideReviewed>
  | EventOf<typeof driverEvents.driverUpdated>
  | EventOf<typeof driverEvents.vehicleUpdated>
  | EventOf<typeof userEvents.profileUpdated>;

/** What changed, and for whom. */
export interface Change {
  topic: ChangeTopic;
  to: 'administrators' | readonly string[];
}

/**
 * The changes of an event: for the people it is about, whoever acted, and for administrators the list it belongs to.
 * Somebody whom the event notified needs none: the notification changes their pages.
 */
export function changesOf(event: ChangingEvent, notified: ReadonlySet<string>): Change[] {
  const { topic, people, list } = subjectOf(event);
  const to = [...new Set(people)].filter((personId) => !notified.has(personId));
  return [
    ...(to.length > 0 ? [{ topic, to }] : []),
    ...(list === undefined ? [] : [{ topic: list, to: 'administrators' as const }]),
  ];
}

interface Subject {
  topic: ChangeTopic;
  people: readonly string[];
  /** Undefined where administrators are notified, or see nothing of it in a list. */
  list?: ChangeTopic;
}

function subjectOf(event: ChangingEvent): Subject {
  switch (event.type) {
    case authEvents.roleChanged.type:
      return { topic: CHANGE_TOPIC.PERSON, people: [event.payload.account.id], list: CHANGE_TOPIC.PEOPLE };
    case userEvents.profileUpdated.type:
      return { topic: CHANGE_TOPIC.PERSON, people: [event.payload.profile.id], list: CHANGE_TOPIC.PEOPLE };
    case driverEvents.driverRegistered.type:
    case driverEvents.changeWaits.type:
      return ofDriver(event.payload.driver.userId);
    case driverEvents.driverUpdated.type:
    case driverEvents.changesConfirmed.type:
    case driverEvents.driverStatusChanged.type:
    case driverEvents.availabilityChanged.type:
      return { ...ofDriver(event.payload.driver.userId), list: CHANGE_TOPIC.DRIVERS };
    case driverEvents.vehicleUpdated.type:
      return { ...ofDriver(event.payload.vehicle.ownerId), list: CHANGE_TOPIC.DRIVERS };
    case rideEvents.sosRaised.type:
    case rideEvents.sosAcknowledged.type:
    case rideEvents.sosAlarmedAgain.type:
    case rideEvents.sosResolved.type:
      return { topic: CHANGE_TOPIC.RIDE, people: raiserOf(event.payload.incident) };
    case rideEvents.sosNoted.type:
      return { topic: CHANGE_TOPIC.RIDE, people: [], list: CHANGE_TOPIC.INCIDENTS };
    case rideEvents.startCodeMistyped.type:
      return ofRide(event.payload.ride);
    case rideEvents.driverAsked.type:
      return { ...ofRide(event.payload.ride, event.payload.former.driverUserId), list: CHANGE_TOPIC.RIDES };
    default:
      return { ...ofRide(event.payload.ride), list: CHANGE_TOPIC.RIDES };
  }
}

const ofDriver = (userId: string): Subject => ({ topic: CHANGE_TOPIC.DRIVER, people: [userId] });

const ofRide = (ride: { riderId: string; driverUserId: string }, ...others: string[]): Subject => ({
  topic: CHANGE_TOPIC.RIDE,
  people: [ride.riderId, ride.driverUserId, ...others],
});
