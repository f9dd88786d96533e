/** Every action in the audit log, in the order of the filter. */
export const AUDIT_LOG_ACTIONS = [
  'driver-approved',
  'driver-suspended',
  'driver-reinstated',
  'driver-changes-confirmed',
  'role-changed',
  'rights-changed',
  'second-factor-reset',
  'caller-looked-up',
  'ride-booked',
  'code-looked-at',
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
