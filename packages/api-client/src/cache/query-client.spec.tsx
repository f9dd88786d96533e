import { QueryObserver } from '@tanstack/react-query';
import { waitFor } from '@testing-library/react';
import { invalidate, QUERY, QUERY_KEY, queryClient } from './query-client';

/** A server whose responses a test releases by hand. */
function heldServer() {
  const held: ((answer: string) => void)[] = [];
  const queryFn = () => new Promise<string>((resolve) => void held.push(resolve));
  return { held, queryFn };
}

beforeEach(() => queryClient.clear());

describe('invalidating a query', () => {
  it('while its first fetch is running fetches once more: the response may be older than the change', async () => {
    const { held, queryFn } = heldServer();
    const stop = new QueryObserver(queryClient, { queryKey: QUERY_KEY.currentRide, queryFn }).subscribe(
      () => undefined,
    );
    const done = invalidate(QUERY.CurrentRide);
    held[0]?.('before the change');
    await waitFor(() => expect(held).toHaveLength(2));
    held[1]?.('after the change');
    await done;
    expect(queryClient.getQueryData(QUERY_KEY.currentRide)).toBe('after the change');
    stop();
  });

  it('while a prefetch is running leaves it stale, for the component that uses it', async () => {
    const { held, queryFn } = heldServer();
    const fetched = queryClient.fetchQuery({ queryKey: QUERY_KEY.currentRide, queryFn });
    const done = invalidate(QUERY.CurrentRide);
    held[0]?.('before the change');
    expect(await fetched).toBe('before the change');
    await done;
    expect(queryClient.getQueryState(QUERY_KEY.currentRide)?.isInvalidated).toBe(true);
  });
});
