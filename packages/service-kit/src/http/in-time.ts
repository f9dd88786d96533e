import { EngineUnavailable, NoAnswer } from '@pothik/engines';
import { Observable } from 'rxjs';
import { ANSWER_WITHIN_MS } from '../limits/server-limits.js';

/**
 * A handler's answer. One that does not come, as when the database died and its client waits for ever, is an error: the caller
 * may try again, though what was asked for may be done. An answer that has begun, such as a stream, takes as long as it takes.
 * @throws EngineUnavailable after `patienceMs`
 */
export const inTime = <T>(
  answer: Observable<T>,
  hasBegun: () => boolean,
  patienceMs = ANSWER_WITHIN_MS,
): Observable<T> =>
  // By hand: a timer merged with the answer makes eight objects of rxjs for each call.
  new Observable((subscriber) => {
    const late = () => new EngineUnavailable('handler', new NoAnswer(`No answer within ${patienceMs} ms`));
    const patience = setTimeout(() => hasBegun() || subscriber.error(late()), patienceMs);
    subscriber.add(() => clearTimeout(patience));
    subscriber.add(answer.subscribe(subscriber));
  });
