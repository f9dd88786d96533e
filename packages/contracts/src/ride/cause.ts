/** Why the system ended a ride, or why its rider might ask the next driver. It travels as this code; each reader's catalogue has the sentence. */
export const RIDE_CAUSE = {
  UNANSWERED: 'unanswered',
  TOOK_ANOTHER_RIDE: 'took-another-ride',
  DRIVER_SUSPENDED: 'driver-suspended',
  DRIVER_LEFT: 'driver-left',
  ACCOUNT_DELETED: 'account-deleted',
  NOT_PICKED_UP: 'not-picked-up',
  TOO_LONG: 'too-long',
  /** Why a rider asked the next driver: this one drove away from the pickup. */
  MOVED_AWAY: 'moved-away',
  /** Why a rider asked the next driver: this one set a fare above the rider's offer. */
  FARE_NOT_AGREED: 'fare-not-agreed',
  /** A search ended, and nobody had accepted. Counts for nobody. */
  NOBODY_NEXT: 'nobody-next',
} as const;
export type RideCause = (typeof RIDE_CAUSE)[keyof typeof RIDE_CAUSE];

/** Whether a value is a known cause: a later release may add some. */
export const isRideCause = (value: unknown): value is RideCause =>
  Object.values(RIDE_CAUSE).some((cause) => cause === value);
