import { QueryObserver } from '@tanstack/react-query';
import { waitFor } from '@testing-library/react';
import { invalidate, QUERY, QUERY_KEY, queryClient } from './query-client';

/** A server whose answers are let go by hand. */
function heldServer() {
  const held: ((answer: string) => void)[] = [];
  const queryFn = () => new Promise<string>((resolve) => void held.push(resolve));
  return { held, queryFn };
}

beforeEach(() => queryClient.clear());

describe('news that makes a query old', () => {
  it('while its first answer is under way has it asked for once more: that answer may be older', async () => {
    const { held, queryFn } = heldServer();
    const stop = new QueryObserver(queryClient, { queryKey: QUERY_KEY.currentRide, queryFn }).subscribe(
      () => undefined,
    );
    const done = invalidate(QUERY.CurrentRide);
    held[0]?.('before the news');
    await waitFor(() => expect(held).toHaveLength(2));
    held[1]?.('after the news');
    await done;
    expect(queryClient.getQueryData(QUERY_KEY.currentRide)).toBe('after the news');
    stop();
  });

  it('while what was fetched ahead is under way leaves it old, for whoever shows it', async () => {
    const { held, queryFn } = heldServer();
    const fetched = queryClient.fetchQuery({ queryKey: QUERY_KEY.currentRide, queryFn });
    const done = invalidate(QUERY.CurrentRide);
    held[0]?.('before the news');
    expect(await fetched).toBe('before the news');
    await done;
    expect(queryClient.getQueryState(QUERY_KEY.currentRide)?.isInvalidated).toBe(true);
  });
});
