import { PASSED_ON } from '@pothik/contracts/notification';
import { ASKED_OUTCOME, ENGAGED_STATUSES, isRideCause, RIDE_CAUSE, type RideCause } from '@pothik/contracts/ride';

/** Who cancelled a driver's ride, and why. */
export interface CancelledRide {
  by: 'RIDER' | 'POTHIK';
  cause?: RideCause | undefined;
  reason: string;
}

type Facts = Readonly<Record<string, string | number | null>>;

/** The engaged ride that somebody else cancelled, or whose rider asked the next driver; undefined for any other change of status. */
export function cancelledBy({ from, to, by, cause, reason, outcome }: Facts): CancelledRide | undefined {
  if (to === PASSED_ON && outcome === ASKED_OUTCOME.MOVED_AWAY)
    return { by: 'RIDER', cause: RIDE_CAUSE.MOVED_AWAY, reason: '' };
  const wasEngaged = ENGAGED_STATUSES.some((status) => status === from);
  if (!wasEngaged || to !== 'CANCELLED' || by === 'DRIVER') return undefined;
  return {
    by: by === 'RIDER' ? 'RIDER' : 'POTHIK',
    ...(isRideCause(cause) ? { cause } : {}),
    reason: String(reason ?? ''),
  };
}

/** As it is stored until it is seen; a text of another release is none. */
export function storedCancelledRide(text: string | null): CancelledRide | undefined {
  if (text === null) return undefined;
  const [by, cause, ...reason] = text.split('\n');
  if (by !== 'RIDER' && by !== 'POTHIK') return undefined;
  return { by, ...(isRideCause(cause) ? { cause } : {}), reason: reason.join('\n') };
}

export const textOfCancelledRide = ({
  by,
  cause = '',
  reason,
}: {
  by: string;
  cause?: string | undefined;
  reason: string;
}) => [by, cause, reason].join('\n');
