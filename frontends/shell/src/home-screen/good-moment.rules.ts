/** How long a driver is ONLINE on a day before we ask, in ms. */
const FIRST_HOUR_MS = 3_600_000;

/** What is known of a person's work; undefined while it is not known. */
export interface Work {
  /** Whether a ride is open. */
  isOnRide: boolean | undefined;
  /** Of a rider. */
  completedRides?: number | undefined;
  /** Of a driver: how long they were ONLINE today. */
  onlineMs?: number | undefined;
}

/** Whether to ask now: a rider has ridden once, a driver has worked for an hour, and no ride wants the attention. */
export const isGoodMoment = ({ isOnRide, completedRides = 0, onlineMs = 0 }: Work): boolean =>
  isOnRide === false && (completedRides > 0 || onlineMs >= FIRST_HOUR_MS);
