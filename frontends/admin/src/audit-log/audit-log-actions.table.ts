/** Every action in the audit log, in the order of the filter. */
export const AUDIT_LOG_ACTIONS = [
  'driver-approved',
  'driver-suspended',
  'driver-reinstated',
  'driver-changes-confirmed',
  'role-changed',
  'second-factor-reset',
  'ride-cancelled',
  'sos-acknowledged',
  'sos-noted',
  'sos-resolved',
  'tariff-added',
  'zone-changed',
  'place-added',
  'place-changed',
  'place-removed',
  'place-brought-back',
] as const;
export type AuditLogAction = (typeof AUDIT_LOG_ACTIONS)[number];
