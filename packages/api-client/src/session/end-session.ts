import { queryClient } from '../cache/query-client';
import { cancelRefresh } from './refresh-timer';
import { sessionStore } from './session.store';
import { sessionChannel } from './session-channel';
import { dropSessionMark } from './session-mark';

/** Ends the session in this tab: timer, user, cache. The live stream and the user query follow the store. */
export function endSessionHere(ended: 'log-out' | 'expired'): void {
  cancelRefresh();
  sessionStore.setState({ status: 'signed-out', user: undefined, unreachable: false, ended, needsSecondFactor: false });
  queryClient.clear();
}

/** Ends the session in every tab. */
export function endSession(ended: 'log-out' | 'expired'): void {
  dropSessionMark();
  endSessionHere(ended);
  sessionChannel.send(ended);
}
