import type { Role } from '../platform/roles.js';
import { ADMINISTRATORS } from '../platform/roles.js';

export const DRIVER_STATUS = { PENDING: 'PENDING', APPROVED: 'APPROVED', SUSPENDED: 'SUSPENDED' } as const;
export type DriverStatus = (typeof DRIVER_STATUS)[keyof typeof DRIVER_STATUS];

export const AVAILABILITY = { ONLINE: 'ONLINE', OFFLINE: 'OFFLINE' } as const;
export type Availability = (typeof AVAILABILITY)[keyof typeof AVAILABILITY];

/** Of what kind an administrator's reason for a suspension is; unlike the reason itself it outlives the account. */
export const REASON_KIND = {
  papers: 'papers',
  conduct: 'conduct',
  safety: 'safety',
  fraud: 'fraud',
  requestOfDriver: 'request-of-driver',
  other: 'other',
} as const;
export type ReasonKind = (typeof REASON_KIND)[keyof typeof REASON_KIND];

/**
 * Why a driver’s availability changed: their own switch, a suspension, three unanswered requests in a row, the end of their
 * last session, no sign of life, a pause after three rides in a day that they cancelled soon after accepting, or a change of
 * type, plate or licence that waits for confirmation.
 */
export const AVAILABILITY_CAUSE = {
  switched: 'switched',
  suspended: 'suspended',
  unanswered: 'unanswered',
  loggedOut: 'logged-out',
  unreachable: 'unreachable',
  cancelledSoon: 'cancelled-soon',
  changed: 'changed',
} as const;
export type AvailabilityCause = (typeof AVAILABILITY_CAUSE)[keyof typeof AVAILABILITY_CAUSE];

const LEFT: readonly unknown[] = [AVAILABILITY_CAUSE.loggedOut, AVAILABILITY_CAUSE.unreachable];

/** Whether a driver who went OFFLINE by this cause is gone: nobody waits for the answer of such a driver. */
export const isLeaving = (cause: unknown): cause is 'logged-out' | 'unreachable' => LEFT.includes(cause);

export const VEHICLE_TYPE = {
  CAR: 'CAR',
  BIKE: 'BIKE',
  CNG: 'CNG',
  MINIVAN: 'MINIVAN',
  PREMIUM: 'PREMIUM',
  EV: 'EV',
} as const;
export type VehicleType = (typeof VEHICLE_TYPE)[keyof typeof VEHICLE_TYPE];

/** One allowed change of a driver's status. */
export interface DriverTransition {
  readonly from: DriverStatus;
  readonly to: DriverStatus;
  readonly by: readonly Role[];
  readonly reasonRequired: boolean;
}

/** Which driver status may follow which, and by whom. Anything else is a 409. */
export const DRIVER_TRANSITIONS: readonly DriverTransition[] = [
  { from: 'PENDING', to: 'APPROVED', by: ADMINISTRATORS, reasonRequired: false },
  { from: 'PENDING', to: 'SUSPENDED', by: ADMINISTRATORS, reasonRequired: true },
  { from: 'APPROVED', to: 'SUSPENDED', by: ADMINISTRATORS, reasonRequired: true },
  { from: 'SUSPENDED', to: 'APPROVED', by: ADMINISTRATORS, reasonRequired: false },
];

/** What a driver who is ONLINE does: free, asked for a ride (REQUESTED), coming (ACCEPTED), on a ride (PICKED UP, IN TRANSIT). */
export const LIVE_STATE = { FREE: 'FREE', ASKED: 'ASKED', COMING: 'COMING', ON_RIDE: 'ON_RIDE' } as const;
export type LiveState = (typeof LIVE_STATE)[keyof typeof LIVE_STATE];
