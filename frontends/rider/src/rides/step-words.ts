import type { RideStatus } from '@pothik/contracts/ride';

/** Which word a status has as a step of the way; a pill holds the product's own word instead. */
export const STEP_WORD = {
  REQUESTED: 'requestedStep',
  ACCEPTED: 'acceptedStep',
  'PICKED UP': 'pickedUpStep',
  'IN TRANSIT': 'inTransitStep',
  COMPLETED: 'completedStep',
  REJECTED: 'rejectedStep',
  CANCELLED: 'cancelledStep',
} as const satisfies Record<RideStatus, string>;
