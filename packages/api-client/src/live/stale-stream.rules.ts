import { STREAM_LIMITS } from './stream-limits';

/** A sign that the line may have been lost: another network, the page came to sight, or a call got no answer. */
export type Sign = 'network' | 'visible' | 'lost';

/** Whether a stream that was silent for so long, in ms, may be one that the line has forgotten. */
export function couldBeStale(sign: Sign, silentMs: number): boolean {
  if (sign === 'network') return true;
  return silentMs > (sign === 'visible' ? STREAM_LIMITS.staleAfterWakeMs : STREAM_LIMITS.staleAfterLossMs);
}
