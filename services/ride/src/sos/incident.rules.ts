import { DomainError } from '@pothik/contracts/catalogue';
import type { EventDefinition, EventOf } from '@pothik/contracts/platform';
import {
  allowsSos,
  INCIDENT_STATUS,
  type IncidentStatus,
  RIDE_PARTY,
  type RideParty,
  type RideStatus,
  rideEvents,
} from '@pothik/contracts/ride';
import { claimedTime } from '../rides/rules/claimed-time.rules.js';
import { partyOf, type Ride, type RideCaller } from '../rides/rules/ride.rules.js';
import type { RideVehicle } from '../rides/rules/ride-vehicle.rules.js';

/** An emergency that a rider or driver reported during a ride. */
export interface Incident {
  rideId: string;
  riderId: string;
  driverId: string;
  driverUserId: string;
  vehicleId: string;
  /** Copied from the ride; null or absent as there. */
  vehicle?: RideVehicle | null;
  pickupLocation: string;
  dropLocation: string;
  /** The ride's status when the incident was raised. */
  rideStatus: RideStatus;
  raisedBy: RideParty;
  raisedAt: Date;
  /** When it was last raised again; null: never. Absent in incidents from before it was stored. */
  sentAgainAt?: Date | null;
  /** When whoever sent the last message says that they pressed, if it reached us late; null or absent otherwise. Only shown. */
  claimedAt?: Date | null;
  status: IncidentStatus;
  acknowledgedAt: Date | null;
  acknowledgedById: string;
  /** Without a note until then everybody is alarmed again; null or absent unless in hand. */
  noteDueAt?: Date | null;
  /** When everybody was last alarmed again without a note since; null or absent: not. */
  alarmedAgainAt?: Date | null;
  resolvedAt: Date | null;
  resolvedById: string;
  note: string;
}

const NOT_IN_HAND = { noteDueAt: null, alarmedAgainAt: null } as const;

const minutesAfter = (at: Date, minutes: number): Date => new Date(at.getTime() + minutes * 60_000);

/** A ride's driver and its rider may send an emergency message while the ride is PICKED UP or IN TRANSIT, however long it waited. */
export function raiseIncident(rideId: string, ride: Ride, caller: RideCaller, now: Date, ageMs = 0): Incident {
  const raisedBy = partyOf(ride, caller);
  if (raisedBy === RIDE_PARTY.ADMINISTRATOR) throw new DomainError('ride/not-found');
  if (!allowsSos(ride.status)) throw new DomainError('ride/sos-not-active');
  const { riderId, driverId, driverUserId, vehicleId, pickupLocation, dropLocation } = ride;
  return {
    rideId,
    riderId,
    driverId,
    driverUserId,
    vehicleId,
    vehicle: ride.vehicle ?? null,
    pickupLocation,
    dropLocation,
    rideStatus: ride.status,
    raisedBy,
    raisedAt: now,
    sentAgainAt: null,
    claimedAt: claimedTime(ride, ageMs, now) ?? null,
    status: INCIDENT_STATUS.OPEN,
    acknowledgedAt: null,
    acknowledgedById: '',
    ...NOT_IN_HAND,
    resolvedAt: null,
    resolvedById: '',
    note: '',
  };
}

/** Messages within this time of an alarm, in milliseconds, raise no new alarm. */
const ONE_ALARM_MS = 60_000;

/**
 * A repeated message alarms again and must be acknowledged again. Undefined while the last alarm is not acknowledged and
 * at most a minute old.
 */
export function raiseAgain(incident: Incident, now: Date, claimedAt: Date | null = null): Incident | undefined {
  const lastAlarm = incident.sentAgainAt ?? incident.raisedAt;
  const alarms = incident.status === INCIDENT_STATUS.OPEN && now.getTime() - lastAlarm.getTime() <= ONE_ALARM_MS;
  if (alarms) return undefined;
  return {
    ...incident,
    ...NOT_IN_HAND,
    status: INCIDENT_STATUS.OPEN,
    sentAgainAt: now,
    claimedAt,
    acknowledgedAt: null,
    acknowledgedById: '',
  };
}

/** Acknowledges an open incident, once: it is in hand, and a note is due. Throws ride/incident-already. */
export function acknowledgeIncident(
  incident: Incident,
  administratorId: string,
  now: Date,
  noteMinutes: number,
): Incident {
  if (incident.status !== INCIDENT_STATUS.OPEN) throw already(incident, INCIDENT_STATUS.ACKNOWLEDGED);
  return {
    ...incident,
    status: INCIDENT_STATUS.ACKNOWLEDGED,
    acknowledgedAt: now,
    acknowledgedById: administratorId,
    noteDueAt: minutesAfter(now, noteMinutes),
    alarmedAgainAt: null,
  };
}

/** A note about an incident in hand, by whichever administrator; the next is due again. Throws ride/incident-not-in-hand. */
export function noteIncident(incident: Incident, note: string, now: Date, noteMinutes: number): Incident {
  if (incident.status !== INCIDENT_STATUS.ACKNOWLEDGED) throw new DomainError('ride/incident-not-in-hand');
  return { ...incident, note, noteDueAt: minutesAfter(now, noteMinutes), alarmedAgainAt: null };
}

/** In hand without a note until it was due, an incident alarms everybody again, and so on. Undefined when it is not due. */
export function alarmAgain(incident: Incident, now: Date, noteMinutes: number): Incident | undefined {
  const { status, noteDueAt } = incident;
  if (status !== INCIDENT_STATUS.ACKNOWLEDGED || !noteDueAt || noteDueAt > now) return undefined;
  return { ...incident, alarmedAgainAt: now, noteDueAt: minutesAfter(now, noteMinutes) };
}

/** Resolves an incident once, with a note, whether acknowledged or not. Throws ride/incident-already. */
export function resolveIncident(incident: Incident, administratorId: string, note: string, now: Date): Incident {
  if (incident.status === INCIDENT_STATUS.RESOLVED) throw already(incident, INCIDENT_STATUS.RESOLVED);
  const resolution = { status: INCIDENT_STATUS.RESOLVED, resolvedAt: now, resolvedById: administratorId, note };
  return { ...incident, ...NOT_IN_HAND, ...resolution };
}

const already = (incident: Incident, to: IncidentStatus) =>
  new DomainError('ride/incident-already', { parameters: { from: incident.status, to } });

type Snapshot = EventOf<typeof rideEvents.sosRaised>['payload']['incident'];

function snapshotOf(id: string, incident: Incident): Snapshot {
  const { rideId, riderId, driverId, driverUserId, raisedBy, status } = incident;
  return {
    id,
    rideId,
    riderId,
    driverId,
    driverUserId,
    raisedBy,
    status,
    raisedAt: incident.raisedAt.toISOString(),
  };
}

/** Published when an incident is raised or raised again. */
export const raisedEvents = (id: string, incident: Incident) => [
  { definition: rideEvents.sosRaised, payload: { incident: snapshotOf(id, incident) } },
];

/** Published when everybody is alarmed again. */
export const alarmedAgainEvents = (id: string, incident: Incident) => [
  { definition: rideEvents.sosAlarmedAgain, payload: { incident: snapshotOf(id, incident) } },
];

/** What an administrator does about an incident. */
export type IncidentAct = 'sos-acknowledged' | 'sos-noted' | 'sos-resolved';

const EVENT_OF_ACT: Readonly<Record<IncidentAct, EventDefinition>> = {
  'sos-acknowledged': rideEvents.sosAcknowledged,
  'sos-noted': rideEvents.sosNoted,
  'sos-resolved': rideEvents.sosResolved,
};

/** What an administrator does publishes the change and an entry of the audit log. */
export function auditedEvents(
  id: string,
  act: IncidentAct,
  before: Incident,
  after: Incident,
): { definition: EventDefinition; payload: unknown }[] {
  const auditEntry = {
    act,
    subjectType: 'incident',
    subjectId: id,
    people: [after.riderId, after.driverUserId],
    ...(act === 'sos-acknowledged' ? {} : { reason: after.note }),
    before: { status: before.status },
    after: { status: after.status },
  };
  return [
    { definition: EVENT_OF_ACT[act], payload: { incident: snapshotOf(id, after) } },
    { definition: rideEvents.actRecorded, payload: auditEntry },
  ];
}
