import { queryClient } from '../cache/query-client';
import { cancelRefresh } from './refresh-timer';
import { sessionStore } from './session.store';
import { sessionChannel } from './session-channel';
import { clearSessionExpiry } from './session-expiry';

/** Ends the session in this tab: timer, user, cache. The live stream and the user query follow the store. */
export function endSessionHere(ended: 'log-out' | 'expired', endedElsewhere = true): void {
  cancelRefresh();
  // Another tab tells the end of it back to the one that logged out.
  const { ended: before, endedElsewhere: was } = sessionStore.getState();
  const isElsewhere = endedElsewhere && (before === undefined || was);
  const over = { unreachable: false, needsSecondFactor: false, ended, endedElsewhere: isElsewhere };
  sessionStore.setState({ status: 'signed-out', user: undefined, ...over });
  queryClient.clear();
}

/** Ends the session in every tab; `endedElsewhere` is false only where this tab's person logs out. */
export function endSession(ended: 'log-out' | 'expired', endedElsewhere = true): void {
  clearSessionExpiry();
  endSessionHere(ended, endedElsewhere);
  sessionChannel.send(ended);
}
