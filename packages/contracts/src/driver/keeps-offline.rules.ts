/** Riders would meet another vehicle or driver than they see. */
const KEEPING_OFFLINE: readonly string[] = ['licenseNumber', 'vehicleLicense', 'vehicleType'];

/** Whether a waiting change of these fields keeps the driver OFFLINE: brand and model wait while the driver drives on. */
export const keepsOffline = (fields: readonly string[]): boolean =>
  fields.some((field) => KEEPING_OFFLINE.includes(field));
