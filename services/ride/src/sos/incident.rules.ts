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
import { partyOf, type Ride, type RideCaller } from '../rides/rules/ride.rules.js';
import type { RideVehicle } from '../rides/rules/ride-vehicle.rules.js';

/** An emergency somebody in a ride has reported. */
export interface Incident {
  rideId: string;
  riderId: string;
  driverId: string;
  driverUserId: string;
  vehicleId: string;
  /** The ride's; null or absent as there. */
  vehicle?: RideVehicle | null;
  pickupLocation: string;
  dropLocation: string;
  /** The ride's status at that moment. */
  rideStatus: RideStatus;
  raisedBy: RideParty;
  raisedAt: Date;
  /** When it last alarmed anew; null or, in incidents from before it was kept, absent: never. */
  sentAgainAt?: Date | null;
  status: IncidentStatus;
  acknowledgedAt: Date | null;
  acknowledgedById: string;
  resolvedAt: Date | null;
  resolvedById: string;
  note: string;
}

/** A ride's driver and its rider may send an emergency message while the ride is PICKED UP or IN TRANSIT. */
export function raiseIncident(rideId: string, ride: Ride, caller: RideCaller, now: Date): Incident {
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
    status: INCIDENT_STATUS.OPEN,
    acknowledgedAt: null,
    acknowledgedById: '',
    resolvedAt: null,
    resolvedById: '',
    note: '',
  };
}

/** Presses within this time of an alarm, in milliseconds, are that alarm. */
const ONE_ALARM_MS = 60_000;

/**
 * Who sends again is heard again: it alarms anew and waits to be acknowledged. Undefined while the last alarm is not
 * acknowledged and no more than a minute old.
 */
export function raiseAgain(incident: Incident, now: Date): Incident | undefined {
  const lastAlarm = incident.sentAgainAt ?? incident.raisedAt;
  const alarms = incident.status === INCIDENT_STATUS.OPEN && now.getTime() - lastAlarm.getTime() <= ONE_ALARM_MS;
  if (alarms) return undefined;
  return { ...incident, status: INCIDENT_STATUS.OPEN, sentAgainAt: now, acknowledgedAt: null, acknowledgedById: '' };
}

/** An open incident is acknowledged once, by the administrator who looks after it. */
export function acknowledgeIncident(incident: Incident, administratorId: string, now: Date): Incident {
  if (incident.status !== INCIDENT_STATUS.OPEN) throw already(incident, INCIDENT_STATUS.ACKNOWLEDGED);
  return {
    ...incident,
    status: INCIDENT_STATUS.ACKNOWLEDGED,
    acknowledgedAt: now,
    acknowledgedById: administratorId,
  };
}

/** An incident is resolved once, with a note, acknowledged before or not. */
export function resolveIncident(incident: Incident, administratorId: string, note: string, now: Date): Incident {
  if (incident.status === INCIDENT_STATUS.RESOLVED) throw already(incident, INCIDENT_STATUS.RESOLVED);
  return { ...incident, status: INCIDENT_STATUS.RESOLVED, resolvedAt: now, resolvedById: administratorId, note };
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

/** An incident that is raised, or raised again, is told to everybody who looks after people. */
export const raisedEvents = (id: string, incident: Incident) => [
  { definition: rideEvents.sosRaised, payload: { incident: snapshotOf(id, incident) } },
];

/** Acknowledging and resolving are told, and recorded as an administrator's act. */
export function actEvents(
  id: string,
  before: Incident,
  after: Incident,
): { definition: EventDefinition; payload: unknown }[] {
  const resolved = after.status === INCIDENT_STATUS.RESOLVED;
  const act = {
    act: resolved ? 'sos-resolved' : 'sos-acknowledged',
    subjectType: 'incident',
    subjectId: id,
    ...(resolved ? { reason: after.note } : {}),
    before: { status: before.status },
    after: { status: after.status },
  };
  const told = resolved ? rideEvents.sosResolved : rideEvents.sosAcknowledged;
  return [
    { definition: told, payload: { incident: snapshotOf(id, after) } },
    { definition: rideEvents.actRecorded, payload: act },
  ];
}
