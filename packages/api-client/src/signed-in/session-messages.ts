import { QUERY_KEY, queryClient } from '../cache/query-client';
import { endSessionHere } from '../session/end-session';
import type { SessionMessage } from '../session/session-channel';
import { beginSession } from './session';

/** Applies in this tab what happened to the session in another tab, or before this page was opened. */
export function applySessionMessage(message: SessionMessage): void {
  if (message === 'signed-in') void beginSession();
  else endSessionHere(message);
}

/** Begins the session once more, and waits for the answer unless it waits for a network. */
export async function beginAgain(): Promise<void> {
  await beginSession();
  await queryClient.refetchQueries({ queryKey: QUERY_KEY.me }, { cancelRefetch: false });
}

export { lookOnDevice } from '../in-hand/in-hand-part';
