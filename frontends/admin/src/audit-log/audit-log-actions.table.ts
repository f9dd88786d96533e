/** Every act there is, in the order of the filter. */
export const ACTS = [
  'driver-approved',
  'driver-suspended',
  'driver-reinstated',
  'driver-changes-confirmed',
  'role-changed',
  'ride-cancelled',
  'sos-acknowledged',
  'sos-resolved',
] as const;
export type AuditLogAction = (typeof ACTS)[number];
