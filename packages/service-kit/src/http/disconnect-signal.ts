import type { ServerResponse } from 'node:http';
import { onResponseClosed } from './on-response-closed.js';
import { CallerLeft } from './read-body.js';

/** Aborted, with CallerLeft, when the response closes before all of it was sent. */
export function disconnectSignal(response: ServerResponse): AbortSignal {
  const left = new AbortController();
  onResponseClosed(response, () => {
    if (!response.writableFinished) left.abort(new CallerLeft());
  });
  return left.signal;
}
