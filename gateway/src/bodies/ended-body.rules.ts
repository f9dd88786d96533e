import { DomainError } from '@pothik/contracts/catalogue';
import type { Full } from './no-place-left.js';

/** Why a body did not become complete, as the label of the metric. */
export type EndedReason = 'too-large' | 'too-slow' | 'left' | Full;

/** The reason by the error that ended it; every other error means that its sender has left. */
export function endedReasonOf(error: unknown): EndedReason {
  if (!(error instanceof DomainError)) return 'left';
  const { full } = error as { full?: Full };
  if (full !== undefined) return full;
  return error.code === 'request/too-slow' ? 'too-slow' : 'too-large';
}
