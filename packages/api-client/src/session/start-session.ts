import { COOKIE } from '@pothik/contracts/platform';
import { readCookie } from '../browser/cookies';
import { sessionStore } from './session.store';
import { type SessionMessage, sessionChannel } from './session-channel';

/**
 * Finds out who is here. Nobody asks get-me unless the readable cookie says that somebody is signed in, and what
 * signed-in people need (calls, cache, live stream) is fetched only then: visitors never wait for it.
 */
export function startSession(): () => void {
  if (readCookie(COOKIE.signedIn) === '1') void hear('signed-in');
  else becomeVisitor();
  return sessionChannel.listen((message) => void hear(message));
}

async function hear(message: SessionMessage): Promise<void> {
  const part = await import(/* webpackChunkName: 'session' */ './session-messages').catch(partFailed);
  if (part) part.applySessionMessage(message);
  else becomeVisitor();
}

const becomeVisitor = () => sessionStore.setState({ status: 'signed-out', user: undefined });

const partFailed = (error: unknown): undefined => void console.warn('What signed-in people need did not load.', error);
