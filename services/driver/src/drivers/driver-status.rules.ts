import { DomainError } from '@pothik/contracts/catalogue';
import {
  DRIVER_TRANSITIONS,
  type DriverStatus,
  driverEvents,
  REASON_KIND,
  type ReasonKind,
  type SeenNumbers,
} from '@pothik/contracts/driver';
import type { Role } from '@pothik/contracts/platform';
import { moveAvailability } from './availability.rules.js';
import { type Driver, driverSnapshotOf } from './driver.rules.js';

interface StatusOrder {
  to: DriverStatus;
  by: Role;
  reason: string;
  /** Of a suspension; older clients send none. */
  reasonKind?: ReasonKind | undefined;
  /** What the administrator has seen of the driver; older clients send none. */
  seen?: SeenNumbers | undefined;
}

/**
 * An administrator changes a driver's status as the transition table allows; a suspension needs a reason and forces OFFLINE.
 * Recorded in the audit log. The first decision is about the licence and the vehicle of that moment: later ones wait for
 * confirmation, so that a suspended driver does not change them unseen. `vehicleChange` numbers the vehicle's last change.
 * Throws driver/changed-unseen when APPROVED would cover a change that `seen` lacks; a suspension never has to wait.
 */
export function changeDriverStatus<D extends Driver>(
  driver: D,
  { to, by, reason, reasonKind = REASON_KIND.other, seen }: StatusOrder,
  vehicleChange: number,
  now: Date,
) {
  const from = driver.status;
  const edge = DRIVER_TRANSITIONS.find((transition) => transition.from === from && transition.to === to);
  if (edge === undefined) throw new DomainError('driver/illegal-status', { parameters: { from, to } });
  if (!edge.by.includes(by)) throw new DomainError('auth/not-allowed');
  if (edge.reasonRequired && reason === '') throw new DomainError('driver/reason-required');
  const latest = { license: driver.changeNumber ?? 0, vehicle: vehicleChange };
  if (to === 'APPROVED' && seen && isNewer(latest, seen)) throw new DomainError('driver/changed-unseen');
  const confirmed = driver.confirmed ?? latest;
  const statusReasonKind = to === 'SUSPENDED' ? reasonKind : undefined;
  const moved: D = { ...driver, status: to, statusReason: reason, statusReasonKind, statusSince: now, confirmed };
  const offline = to === 'SUSPENDED' ? moveAvailability(moved, 'OFFLINE', 'suspended', now) : undefined;
  const next = offline?.next ?? moved;
  const statusChanged = {
    definition: driverEvents.driverStatusChanged,
    payload: { driver: driverSnapshotOf(next), from, to, reason },
  };
  return { next, events: [statusChanged, ...(offline?.events ?? []), actRecorded(driver, next, reason)] };
}

const isNewer = (latest: SeenNumbers, seen: SeenNumbers): boolean =>
  latest.license > seen.license || latest.vehicle > seen.vehicle;

function actRecorded(before: Driver, after: Driver, reason: string) {
  const auditedState = ({ status, statusReason, availabilityStatus }: Driver) => ({
    status,
    statusReason,
    availabilityStatus,
  });
  return {
    definition: driverEvents.actRecorded,
    payload: {
      act: auditLogAction(before.status, after.status),
      subjectType: 'driver',
      subjectId: after._id.toString(),
      people: [after.userId.toString()],
      ...(reason === '' ? {} : { reason }),
      before: auditedState(before),
      after: auditedState(after),
    },
  };
}

function auditLogAction(from: DriverStatus, to: DriverStatus): string {
  if (to === 'SUSPENDED') return 'driver-suspended';
  return from === 'SUSPENDED' ? 'driver-reinstated' : 'driver-approved';
}
