import { EngineUnavailable, NoAnswer } from '@pothik/engines';
import { EMPTY, merge, mergeMap, type Observable, take, throwError, timer } from 'rxjs';
import { ANSWER_WITHIN_MS } from '../limits/server-limits.js';

/**
 * A handler's answer. One that does not come, as when the database died and its client waits for ever, is an error: the caller
 * may try again, though what was asked for may be done. An answer that has begun, such as a stream, takes as long as it takes.
 * @throws EngineUnavailable after `patienceMs`
 */
export function inTime<T>(
  answer: Observable<T>,
  hasBegun: () => boolean,
  patienceMs = ANSWER_WITHIN_MS,
): Observable<T> {
  const late = timer(patienceMs).pipe(
    mergeMap(() =>
      hasBegun()
        ? EMPTY
        : throwError(() => new EngineUnavailable('handler', new NoAnswer(`No answer within ${patienceMs} ms`))),
    ),
  );
  return merge(answer, late).pipe(take(1));
}
