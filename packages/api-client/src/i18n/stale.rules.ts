import type { ApiRefusal } from '../refusals/refusal';

/** How a page says that what somebody pressed was decided a moment before. */
export type StaleSentence = 'rideOver' | 'rideMovedOn' | 'driverDecided' | 'incidentDecided';

const OVER = /ride that is (COMPLETED|CANCELLED|REJECTED)\b/;
const RIDE_CODES = ['ride/illegal-transition', 'ride/fare-frozen', 'ride/arrival-not-expected'];

/** The sentence for a refusal by status, which names statuses instead of what happened; undefined for any other. */
export function staleSentenceOf({ code, message }: Pick<ApiRefusal, 'code' | 'message'>): StaleSentence | undefined {
  if (RIDE_CODES.includes(code)) return OVER.test(message) ? 'rideOver' : 'rideMovedOn';
  if (code === 'driver/illegal-status') return 'driverDecided';
  return code === 'ride/incident-already' ? 'incidentDecided' : undefined;
}
