import type { ServerResponse } from 'node:http';
import { onceClosed } from './once-closed.js';
import { CallerLeft } from './read-body.js';

/** Aborted, with CallerLeft, when the response closes before all of it was sent. */
export function leftSignal(response: ServerResponse): AbortSignal {
  const left = new AbortController();
  onceClosed(response, () => {
    if (!response.writableFinished) left.abort(new CallerLeft());
  });
  return left.signal;
}
