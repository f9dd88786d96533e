import { invalidate, QUERY, refresh, useLive } from '@pothik/api-client';
import { EmptyState, ErrorState, Spinner } from '@pothik/ui-kit';
import { useEffect, useState } from 'react';
import { useRegistrationText } from './registration-text';

/** How long the page waits for the role before it offers Retry, in milliseconds. */
const WAIT_MS = 5_000;

/** Waits until RIDER has become DRIVER; the shell then leads to /driver. */
export function RoleChange() {
  const text = useRegistrationText();
  const [tries, setTries] = useState(1);
  const [late, setLate] = useState(false);
  useLive(['role-changed'], () => void fetchRole());

  // biome-ignore lint/correctness/useExhaustiveDependencies: every try fetches at once and restarts the timer
  useEffect(() => {
    setLate(false);
    void fetchRole();
    const timer = setTimeout(() => {
      setLate(true);
      void fetchRole();
    }, WAIT_MS);
    return () => clearTimeout(timer);
  }, [tries]);

  if (late) {
    return (
      <ErrorState title={text.slow} onRetry={() => setTries(tries + 1)}>
        {text.slowText}
      </ErrorState>
    );
  }
  return (
    <div role="status">
      <EmptyState title={text.waiting} art={<Spinner />}>
        {text.waitingText}
      </EmptyState>
    </div>
  );
}

/** Only a new session carries the new role; then the person is fetched again. */
async function fetchRole(): Promise<void> {
  try {
    await refresh();
    await invalidate(QUERY.User);
  } catch (failure) {
    console.warn('The role could not be fetched.', failure);
  }
}
