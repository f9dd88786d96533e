import { COOKIE } from '@pothik/contracts/platform';
import { readCookie } from '../browser/cookies';
import { isMarked } from '../in-hand/device-mark';
import { sessionStore } from '../session/session.store';
import { type SessionMessage, sessionChannel } from '../session/session-channel';
import { loadSessionPart } from './session-part';

/** Between two tries to load the signed-in part, in ms: a network that does not reach the platform tells nobody when it does. */
const LOAD_AGAIN_MS = 10_000;

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
  const again = () => {
    clearTimeout(timer);
    removeEventListener('online', again);
    // Retry may have been pressed meanwhile.
    if (sessionStore.getState().status === 'loading') void receive('signed-in');
  };
  const timer = setTimeout(again, LOAD_AGAIN_MS);
  addEventListener('online', again);
}

function becomeVisitor(): void {
  sessionStore.setState({ status: 'signed-out', user: undefined });
  // Whatever a session has left on the device that ended elsewhere.
  if (isMarked()) void loadSessionPart().then((part) => part?.lookOnDevice());
}
