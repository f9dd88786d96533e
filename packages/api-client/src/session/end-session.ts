import { queryClient } from '../cache/query-client';
import { cancelRefresh } from './refresh-timer';
import { sessionStore } from './session.store';
import { sessionChannel } from './session-channel';
import { dropSessionMark } from './session-mark';

/** Forgets the person in this tab: timer, user, cache. The live stream and the user's watcher follow the store. */
export function endSessionHere(ended: 'log-out' | 'expired'): void {
  cancelRefresh();
  sessionStore.setState({ status: 'signed-out', user: undefined, ended });
  queryClient.clear();
}

/** Forgets the person in every tab. */
export function endSession(ended: 'log-out' | 'expired'): void {
  dropSessionMark();
  endSessionHere(ended);
  sessionChannel.tell(ended);
}
