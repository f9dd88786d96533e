import type { RideCause } from '@pothik/contracts/ride';

export type CauseWords = Readonly<Record<RideCause, string>>;

/** Why the system ended a ride, or its rider asked the next driver, in words for the rider. */
export const CAUSE_TO_RIDER: CauseWords = {
  unanswered: 'The driver did not answer in time',
  'took-another-ride': 'The driver took another ride',
  'driver-suspended': 'The driver is not available any more',
  'driver-left': 'The driver is no longer available',
  'account-deleted': 'The driver is not available any more',
  'not-picked-up': 'The rider was not picked up in time',
  'too-long': 'The ride lasted longer than 24 hours',
  'moved-away': 'The driver was moving away',
  'fare-not-agreed': 'The driver asked for another fare',
  'nobody-next': 'The ride found no driver',
};

/** Why the system ended a ride, in words for its driver. */
export const CAUSE_TO_DRIVER: CauseWords = {
  ...CAUSE_TO_RIDER,
  'driver-left': 'The driver was no longer online',
  'account-deleted': 'The rider is not available any more',
  'moved-away': 'The rider asked the next driver: you were moving away',
  'fare-not-agreed': 'The rider asked the next driver: the fare was not agreed',
  'nobody-next': 'The rider asked for the next driver',
};
