import { type SessionState, sessionStore } from '@pothik/api-client';

/** Resolves once the session is known: signed in or signed out. */
export function sessionKnown(): Promise<SessionState> {
  const now = sessionStore.getState();
  if (now.status !== 'loading') return Promise.resolve(now);
  return new Promise((resolve) => {
    const stop = sessionStore.subscribe((state) => {
      if (state.status === 'loading') return;
      stop();
      resolve(state);
    });
  });
}
