import { RIDE_CAUSE, RIDE_PARTY, type RideCause } from '@pothik/contracts/ride';
import type { HistoryEntry } from './ride.rules.js';

/** The system's reasons in rides stored before the history had cause codes. */
const FORMER_REASONS: Readonly<Record<string, RideCause>> = {
  'The driver did not answer in time': RIDE_CAUSE.UNANSWERED,
  'The driver took another ride': RIDE_CAUSE.TOOK_ANOTHER_RIDE,
  'The driver is not available any more': RIDE_CAUSE.DRIVER_SUSPENDED,
  'The rider is not available any more': RIDE_CAUSE.ACCOUNT_DELETED,
  'The rider was not picked up in time': RIDE_CAUSE.NOT_PICKED_UP,
  'The ride lasted longer than 24 hours': RIDE_CAUSE.TOO_LONG,
};

/** The cause of a step, or a person's reason. */
export function explanationOf({
  by,
  cause,
  reason,
}: Pick<HistoryEntry, 'by' | 'cause' | 'reason'>): Pick<HistoryEntry, 'cause' | 'reason'> {
  const known = cause ?? (by === RIDE_PARTY.SYSTEM ? FORMER_REASONS[reason] : undefined);
  return known === undefined ? { reason } : { reason: '', cause: known };
}
