import { authEvents } from '@pothik/contracts/auth';
import { AVAILABILITY_CAUSE, driverEvents } from '@pothik/contracts/driver';
import type { AnyDomainEvent, Notification } from '@pothik/contracts/notification';
import type { Role } from '@pothik/contracts/platform';
import { RIDE_STATUS, rideEvents } from '@pothik/contracts/ride';

interface Reader {
  id: string;
  role: Role;
}
interface FormerEvent {
  definition: AnyDomainEvent;
  payload: object;
}

/** Somebody else: no id of a person. */
const OTHER = '';

/**
 * An entry as its event tells it today. Entries of releases before have no words, only facts; they end 30 days after the last of these
 * releases, and this with them. One of an unknown kind stays without words: pages leave it out.
 */
export function inWords(entry: Notification, reader: Reader): Notification {
  if (entry.words !== undefined) return entry;
  const event = formerEventOf(entry, reader);
  if (event === undefined) return entry;
  const all = event.definition.notifies(event.payload);
  // A person whose role changed reads an entry of the former role: it says the same to everybody, or to whom it was said first.
  const told = all.find(({ to }) => to.includes(reader.id)) ?? all[0];
  if (told === undefined) return entry;
  const { to: _to, kind: _kind, subjectId: _subject, facts: _facts, changes, ...shown } = told;
  return { ...entry, event: event.definition.type, ...shown, changes: [...changes] };
}

function formerEventOf(entry: Notification, reader: Reader): FormerEvent | undefined {
  const { subjectId, facts } = entry;
  const ride = {
    ...facts,
    id: subjectId,
    riderId: reader.role === 'RIDER' ? reader.id : OTHER,
    driverUserId: reader.role === 'DRIVER' ? reader.id : OTHER,
    // Of a search without anybody: only who had a driver was not told.
    acceptedAt: reader.role === 'DRIVER' ? entry.at : null,
  };
  const driver = { ...facts, id: subjectId, userId: reader.id, availabilityStatus: facts.to };
  const incident = { ...facts, id: subjectId, riderId: ride.riderId, driverUserId: ride.driverUserId };
  switch (entry.kind) {
    case 'ride-requested':
      return { definition: rideEvents.rideRequested, payload: { ride } };
    case 'ride-status-changed':
      return formerStepOf(entry, ride, reader);
    case 'fare-set':
      return { definition: rideEvents.fareSet, payload: { ride } };
    case 'start-code-renewed':
      return { definition: rideEvents.startCodeRenewed, payload: { ride } };
    case 'ride-overdue':
      return { definition: rideEvents.rideOverdue, payload: { ride } };
    case 'driver-registered':
      return {
        definition: facts.change === 'waits' ? driverEvents.changeWaits : driverEvents.driverRegistered,
        payload: { driver },
      };
    case 'driver-status-changed':
      return { definition: driverEvents.driverStatusChanged, payload: { ...facts, driver } };
    case 'availability-changed':
      return formerAvailabilityOf(facts, driver);
    case 'role-changed':
      return { definition: authEvents.roleChanged, payload: { ...facts, account: { id: reader.id } } };
    case 'sos-raised':
      return { definition: rideEvents.sosRaised, payload: { incident } };
    case 'sos-acknowledged':
      return { definition: rideEvents.sosAcknowledged, payload: { incident } };
    case 'sos-alarmed-again':
      return { definition: rideEvents.sosAlarmedAgain, payload: { incident } };
    case 'sos-resolved':
      return { definition: rideEvents.sosResolved, payload: { incident } };
    default:
      return undefined;
  }
}

/** The fact `to` was a status, or what else happened to a ride. */
function formerStepOf({ facts }: Notification, ride: object, reader: Reader): FormerEvent | undefined {
  if (facts.to === 'ARRIVED') return { definition: rideEvents.driverArrived, payload: { ride } };
  if (facts.to === 'MOVING-AWAY')
    return { definition: rideEvents.approachChanged, payload: { ride, movingAway: true } };
  if (facts.to === 'PASSED-ON') {
    const former = { outcome: facts.outcome, driverUserId: reader.role === 'DRIVER' ? reader.id : OTHER };
    return { definition: rideEvents.driverAsked, payload: { ride: { ...ride, driverUserId: OTHER }, former } };
  }
  if (!Object.values(RIDE_STATUS).some((status) => status === facts.to)) return undefined;
  return { definition: rideEvents.statusChanged, payload: { ...facts, cause: facts.cause ?? '', ride } };
}

function formerAvailabilityOf(facts: Notification['facts'], driver: object): FormerEvent | undefined {
  if (facts.cause === 'changes-confirmed') return { definition: driverEvents.changesConfirmed, payload: { driver } };
  if (!Object.values(AVAILABILITY_CAUSE).some((cause) => cause === facts.cause)) return undefined;
  return { definition: driverEvents.availabilityChanged, payload: { ...facts, driver } };
}
