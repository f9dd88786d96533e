import type { ServerResponse } from 'node:http';

/** Acts once a response is closed; at once when its reader has left already, since 'close' is not told a second time. */
export function onceClosed(response: ServerResponse, act: () => void): void {
  if (response.destroyed) act();
  else response.once('close', act);
}
