import type { Me } from '@pothik/contracts/user';
import { act, waitFor } from '@testing-library/react';
import { QUERY_KEY, queryClient } from '../cache/query-client';
import { sessionStore } from '../session/session.store';
import { connectionStore } from './connection.store';
import { startLive } from './live-stream';

it('what was fetched before the stream has its place is fetched anew: until then an entry may have come', async () => {
  let browser!: ReadableStreamDefaultController<Uint8Array>;
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      browser = controller;
    },
  });
  globalThis.fetch = async () => ({ ok: true, status: 200, body, headers: new Headers() }) as Response;
  queryClient.setQueryData(QUERY_KEY.feed, {});
  const isOld = () => queryClient.getQueryState(QUERY_KEY.feed)?.isInvalidated;

  const stop = startLive();
  act(() => sessionStore.setState({ user: { _id: '64f000000000000000000001' } as Me }));
  await waitFor(() => expect(connectionStore.getState().stream).toBe('open'));
  expect(isOld()).toBe(false);
  browser.enqueue(new TextEncoder().encode('id: 4\n\n'));
  await waitFor(() => expect(isOld()).toBe(true));
  stop();
});
