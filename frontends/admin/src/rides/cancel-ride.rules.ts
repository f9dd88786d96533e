import { hasRight, RIGHT, type Rights, type Role } from '@pothik/contracts/platform';
import { nextTransitions, RIDE_TRANSITIONS, type RideView } from '@pothik/contracts/ride';

/** As whom an administrator may cancel a ride now; at the desk also while REQUESTED. Undefined: not at all. */
export function cancelsAs(
  { rideStatus, isByPhone }: Pick<RideView, 'rideStatus' | 'isByPhone'>,
  administrator: { role: Role; rights?: Rights | undefined },
): 'DESK' | 'ADMINISTRATOR' | undefined {
  const isAllowed = nextTransitions(rideStatus, 'ADMINISTRATOR').some(({ to }) => to === 'CANCELLED');
  const isOfDesk = RIDE_TRANSITIONS.some(
    ({ from, to, isOfDesk }) => from === rideStatus && to === 'CANCELLED' && isOfDesk,
  );
  if (isByPhone && hasRight(administrator, RIGHT.DESK) && (isAllowed || isOfDesk)) return 'DESK';
  return isAllowed ? 'ADMINISTRATOR' : undefined;
}
