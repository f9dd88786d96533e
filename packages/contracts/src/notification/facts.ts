/**
 * The fact `to` of a `ride-status-changed` when the driver stands at the pickup: no status, and no kind of its own, because
 * released pages read no further kind; they say that the ride has changed.
 */
export const DRIVER_ARRIVED = 'ARRIVED';

/** The same when a request went to the next of the nearest drivers; the fact `outcome` is an `AskedOutcome`. */
export const PASSED_ON = 'PASSED-ON';

/** The same when the ride's driver drives away from the pickup. */
export const MOVING_AWAY = 'MOVING-AWAY';

/** The fact `change` of a `driver-registered` when a change of an approved driver waits; released pages say that a driver waits. */
export const CHANGE_WAITS = 'waits';

/** The fact `cause` of an `availability-changed` when a change of vehicle or licence was confirmed: he may go ONLINE, or is. */
export const CHANGES_CONFIRMED = 'changes-confirmed';
