import { RIDE_DEADLINE, type RideView } from '@pothik/contracts/ride';

/** In the last half minute the card says so; one of the nearest has half a minute in all, and hears it in the last ten seconds. */
export const isUrgent = (secondsLeft: number, answerMs: number): boolean =>
  secondsLeft * 1_000 <= Math.min(30_000, answerMs / 3);

/** How long this request's driver has to answer, in ms: a request to the nearest is written again for each of them, 30 s before its end. */
export function answerMsOf({ answerBy, updatedAt }: Pick<RideView, 'answerBy' | 'updatedAt'>): number {
  const { answerMs, askedAnswerMs } = RIDE_DEADLINE;
  const isChosen = answerBy !== undefined && Date.parse(answerBy) - Date.parse(updatedAt) > askedAnswerMs;
  return isChosen ? answerMs : askedAnswerMs;
}
