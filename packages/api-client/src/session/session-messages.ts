import { endSessionHere } from './end-session';
import { beginSession } from './session';
import type { SessionMessage } from './session-channel';

/** Does here what happened to the session in another tab, or before this page was opened. */
export function applySessionMessage(message: SessionMessage): void {
  if (message === 'signed-in') void beginSession();
  else endSessionHere(message);
}
