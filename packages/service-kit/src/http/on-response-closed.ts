import type { ServerResponse } from 'node:http';

/** Calls back when a response closes; at once if it is closed already, because 'close' is not emitted again. */
export function onResponseClosed(response: ServerResponse, callback: () => void): void {
  if (response.destroyed) callback();
  else response.once('close', callback);
}
