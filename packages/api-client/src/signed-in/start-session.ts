import { COOKIE } from '@pothik/contracts/platform';
import { readCookie } from '../browser/cookies';
import { sessionStore } from '../session/session.store';
import { type SessionMessage, sessionChannel } from '../session/session-channel';
import { askAgain } from './ask-again';
import { loadSessionPart } from './session-part';

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
  const part = await loadSessionPart();
  if (part) part.applySessionMessage(message);
  else if (message === 'signed-in') waitForNetwork();
  else becomeVisitor();
}

/** The part that knows is not here: nobody is taken for signed out. */
function waitForNetwork(): void {
  sessionStore.setState({ status: 'loading', user: undefined, unreachable: true });
  addEventListener('online', askAgain, { once: true });
}

const becomeVisitor = () => sessionStore.setState({ status: 'signed-out', user: undefined });
