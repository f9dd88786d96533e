/** Values are sent as the specification writes them: PICKED UP and IN TRANSIT with their space. */
export const RIDE_STATUS = {
  REQUESTED: 'REQUESTED',
  ACCEPTED: 'ACCEPTED',
  PICKED_UP: 'PICKED UP',
  IN_TRANSIT: 'IN TRANSIT',
  COMPLETED: 'COMPLETED',
  REJECTED: 'REJECTED',
  CANCELLED: 'CANCELLED',
} as const;
export type RideStatus = (typeof RIDE_STATUS)[keyof typeof RIDE_STATUS];

/** Who acts on a ride: its own rider, its own driver, an administrator, or the system (sweeps and consumers). */
export const RIDE_PARTY = {
  RIDER: 'RIDER',
  DRIVER: 'DRIVER',
  ADMINISTRATOR: 'ADMINISTRATOR',
  SYSTEM: 'SYSTEM',
} as const;
export type RideParty = (typeof RIDE_PARTY)[keyof typeof RIDE_PARTY];

/** One allowed change of a ride's status. `by` lists who may make it; `through` is the call by which people make it. */
export interface RideTransition {
  readonly from: RideStatus;
  readonly to: RideStatus;
  readonly by: readonly RideParty[];
  readonly through: 'update-status' | 'verify-otp' | 'ask-next';
  readonly reasonRequired: boolean;
  /** Of a ride booked by phone also the desk, as administrator, by a call of its own. */
  readonly isOfDesk?: true;
}

/** Which status may follow which, and by whom (design section 3). Anything else is a 409 that names both. */
export const RIDE_TRANSITIONS: readonly RideTransition[] = [
  { from: 'REQUESTED', to: 'ACCEPTED', by: ['DRIVER'], through: 'update-status', reasonRequired: false },
  { from: 'REQUESTED', to: 'REJECTED', by: ['DRIVER', 'SYSTEM'], through: 'update-status', reasonRequired: false },
  {
    from: 'REQUESTED',
    to: 'CANCELLED',
    by: ['RIDER', 'SYSTEM'],
    through: 'update-status',
    reasonRequired: false,
    isOfDesk: true,
  },
  { from: 'ACCEPTED', to: 'PICKED UP', by: ['DRIVER'], through: 'verify-otp', reasonRequired: false },
  {
    from: 'ACCEPTED',
    to: 'CANCELLED',
    by: ['RIDER', 'DRIVER', 'ADMINISTRATOR', 'SYSTEM'],
    through: 'update-status',
    reasonRequired: true,
  },
  { from: 'ACCEPTED', to: 'REQUESTED', by: ['RIDER'], through: 'ask-next', reasonRequired: false },
  { from: 'PICKED UP', to: 'IN TRANSIT', by: ['DRIVER'], through: 'update-status', reasonRequired: false },
  {
    from: 'PICKED UP',
    to: 'CANCELLED',
    by: ['ADMINISTRATOR', 'SYSTEM'],
    through: 'update-status',
    reasonRequired: true,
  },
  { from: 'IN TRANSIT', to: 'COMPLETED', by: ['DRIVER'], through: 'update-status', reasonRequired: false },
  {
    from: 'IN TRANSIT',
    to: 'CANCELLED',
    by: ['ADMINISTRATOR', 'SYSTEM'],
    through: 'update-status',
    reasonRequired: true,
  },
];

/** A rider has at most one of these. */
export const OPEN_STATUSES: readonly RideStatus[] = ['REQUESTED', 'ACCEPTED', 'PICKED UP', 'IN TRANSIT'];
/** A driver has at most one of these. */
export const ENGAGED_STATUSES: readonly RideStatus[] = ['ACCEPTED', 'PICKED UP', 'IN TRANSIT'];
/** No ride leaves one of these. */
export const ENDED_STATUSES: readonly RideStatus[] = ['COMPLETED', 'CANCELLED', 'REJECTED'];
/** SOS shows, and is accepted, in these two only. */
export const SOS_STATUSES: readonly RideStatus[] = ['PICKED UP', 'IN TRANSIT'];

export const isOpen = (status: RideStatus): boolean => OPEN_STATUSES.includes(status);
export const isEngaged = (status: RideStatus): boolean => ENGAGED_STATUSES.includes(status);
export const allowsSos = (status: RideStatus): boolean => SOS_STATUSES.includes(status);

/** The transition from one status to another, if the table has it. */
export const transitionOf = (from: RideStatus, to: RideStatus): RideTransition | undefined =>
  RIDE_TRANSITIONS.find((edge) => edge.from === from && edge.to === to);

/** What one party may do next, in the table's order: the buttons of a page. */
export const nextTransitions = (from: RideStatus, party: RideParty): readonly RideTransition[] =>
  RIDE_TRANSITIONS.filter((edge) => edge.from === from && edge.by.includes(party));

export const INCIDENT_STATUS = { OPEN: 'OPEN', ACKNOWLEDGED: 'ACKNOWLEDGED', RESOLVED: 'RESOLVED' } as const;
export type IncidentStatus = (typeof INCIDENT_STATUS)[keyof typeof INCIDENT_STATUS];
