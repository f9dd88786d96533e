import { COOKIE } from '@pothik/contracts/platform';
import { readCookie } from '../browser/cookies';
import { sessionStore } from '../session/session.store';
import { type SessionMessage, sessionChannel } from '../session/session-channel';

/**
 * Continues a session. get-me is called only if the readable cookie says that somebody is signed in, and what
 * signed-in people need (calls, cache, live stream) is loaded only then: visitors never wait for it.
 */
export function startSession(): () => void {
  if (readCookie(COOKIE.signedIn) === '1') void receive('signed-in');
  else becomeVisitor();
  return sessionChannel.listen((message) => void receive(message));
}

async function receive(message: SessionMessage): Promise<void> {
  const part = await import(/* webpackChunkName: 'session' */ './session-messages').catch(partFailed);
  if (part) part.applySessionMessage(message);
  else becomeVisitor();
}

const becomeVisitor = () => sessionStore.setState({ status: 'signed-out', user: undefined });

const partFailed = (error: unknown): undefined => void console.warn('The signed-in part did not load.', error);
