import { RIDE_DEADLINE, type RideView } from '@pothik/contracts/ride';

/** How long this request's driver has to answer, in ms: a request to the nearest is written again for each of them, 30 s before its end. */
export function answerMsOf({ answerBy, updatedAt }: Pick<RideView, 'answerBy' | 'updatedAt'>): number {
  const { answerMs, askedAnswerMs } = RIDE_DEADLINE;
  const isChosen = answerBy !== undefined && Date.parse(answerBy) - Date.parse(updatedAt) > askedAnswerMs;
  return isChosen ? answerMs : askedAnswerMs;
}
