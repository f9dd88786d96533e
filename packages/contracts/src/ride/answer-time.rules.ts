import { RIDE_DEADLINE } from './limits.js';
import type { RideView } from './views.js';

const { askedAnswerMs, pushedAnswerMs, answerMs } = RIDE_DEADLINE;

/**
 * How long this request's driver has to answer in all, in ms. A request is written when its driver's turn begins, so it is the
 * shortest time that is not shorter than what was left then.
 */
export function answerMsOf({ answerBy, updatedAt }: Pick<RideView, 'answerBy' | 'updatedAt'>): number {
  const leftMs = answerBy === undefined ? 0 : Date.parse(answerBy) - Date.parse(updatedAt);
  return [askedAnswerMs, pushedAnswerMs].find((ms) => leftMs <= ms) ?? answerMs;
}
