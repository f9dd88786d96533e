import { endSessionHere } from './end-session';
import { beginSession } from './session';
import type { SessionNews } from './session-channel';

/** Does here what happened to the session in another tab, or before this page was opened. */
export function applySessionNews(news: SessionNews): void {
  if (news === 'signed-in') void beginSession();
  else endSessionHere(news);
}
