import { COOKIE } from '@pothik/contracts/platform';
import { readCookie } from '../browser/cookies';
import { sessionStore } from '../session/session.store';
import { type SessionMessage, sessionChannel } from '../session/session-channel';

/**
 * Finds out who is here. Nobody asks get-me unless the readable cookie says that somebody is signed in, and what
 * signed-in people need (calls, cache, live stream) is fetched only then: visitors never wait for it.
 */
export function startSession(): () => void {
  if (readCookie(COOKIE.signedIn) === '1') void hear('signed-in');
  else becomeVisitor();
  return sessionChannel.listen((news) => void hear(news));
}

async function hear(news: SessionMessage): Promise<void> {
  const part = await import(/* webpackChunkName: 'session' */ './session-news').catch(partFailed);
  if (part) part.applySessionMessage(news);
  else becomeVisitor();
}

const becomeVisitor = () => sessionStore.setState({ status: 'signed-out', user: undefined });

const partFailed = (error: unknown): undefined => void console.warn('What signed-in people need did not load.', error);
