import { endSessionHere } from '../session/end-session';
import type { SessionMessage } from '../session/session-channel';
import { beginSession } from './session';

/** Does here what happened to the session in another tab, or before this page was opened. */
export function applySessionMessage(news: SessionMessage): void {
  if (news === 'signed-in') void beginSession();
  else endSessionHere(news);
}
