import { driverRoutes, rideRoutes } from '@pothik/contracts/routes';
import { QueryObserver } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { QUERY, QUERY_KEY, queryClient, setRefusalNotice } from '../cache/query-client';
import { NetworkFailure } from '../refusals/refusal';
import { useAction } from './use-action';
import { useCommand } from './use-command';

const RIDE = { rideId: '0123456789abcdef01234567' };
const success = (data: unknown) => new Response(JSON.stringify({ success: true, message: '', data }), { status: 200 });
const refusal = () =>
  new Response(JSON.stringify({ success: false, code: 'ride/not-found', message: 'No such ride.', requestId: 'r' }), {
    status: 404,
  });

/** A server whose answers a test releases by hand; `asked` has each call's path and key. */
function heldServer() {
  const held: ((answer: Response) => void)[] = [];
  const asked: { path: string; key: string | null }[] = [];
  globalThis.fetch = (address, options) => {
    asked.push({ path: String(address), key: new Headers(options?.headers).get('idempotency-key') });
    return new Promise((resolve) => void held.push(resolve));
  };
  const answer = (response: Response) => act(async () => held.shift()?.(response));
  return { asked, answer };
}

const shown: Error[] = [];
beforeEach(() => {
  queryClient.clear();
  shown.length = 0;
  setRefusalNotice((failure) => void shown.push(failure));
});

describe('a command', () => {
  it('sends one call for two taps at once, and another once that is answered', async () => {
    const { asked, answer } = heldServer();
    const { result } = renderHook(() => useCommand(rideRoutes.tellArrival));
    const taps = [result.current.run(RIDE), result.current.run(RIDE)];
    await waitFor(() => expect(result.current.isPending).toBe(true));
    await answer(success({ _id: 'ride' }));
    expect(await Promise.all(taps)).toEqual([{ _id: 'ride' }, undefined]);
    await waitFor(() => expect(result.current.isPending).toBe(false));
    void result.current.run(RIDE);
    await waitFor(() => expect(asked).toHaveLength(2));
    expect(asked[0]?.key).not.toBe(asked[1]?.key);
    await answer(success({ _id: 'ride' }));
  });

  it('is sent under the key that its caller keeps', async () => {
    const { asked, answer } = heldServer();
    const { result } = renderHook(() => useCommand(rideRoutes.tellArrival));
    void result.current.run(RIDE, { idempotencyKey: 'kept' });
    await waitFor(() => expect(asked.map(({ key }) => key)).toEqual(['kept']));
    await answer(success({ _id: 'ride' }));
  });

  it('shows its refusal as the page does, and has it as error', async () => {
    const { asked, answer } = heldServer();
    const { result } = renderHook(() => useCommand(rideRoutes.tellArrival));
    const run = result.current.run(RIDE);
    await waitFor(() => expect(asked).toHaveLength(1));
    await answer(refusal());
    expect(await run).toBeUndefined();
    await waitFor(() => expect(result.current.error).toMatchObject({ code: 'ride/not-found' }));
    expect(shown).toEqual([result.current.error]);
  });

  it.each([{ showsRefusal: true }, { onRefused: () => undefined }])(
    'leaves its refusal to a component that shows it: %o',
    async (options) => {
      const { asked, answer } = heldServer();
      const { result } = renderHook(() => useCommand(rideRoutes.tellArrival, options));
      void result.current.run(RIDE);
      await waitFor(() => expect(asked).toHaveLength(1));
      await answer(refusal());
      await waitFor(() => expect(result.current.error).not.toBeNull());
      expect(shown).toEqual([]);
    },
  );

  it('fails at once without a network, instead of being sent later', async () => {
    globalThis.fetch = async () => Promise.reject(new TypeError('Failed to fetch'));
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { result } = renderHook(() => useCommand(driverRoutes.blockRider));
    await act(() => result.current.run({ userId: RIDE.rideId }));
    await waitFor(() => expect(result.current.error).toBeInstanceOf(NetworkFailure));
  });

  it.each([true, false])('fetches what became stale after its answer, also a refusal: %s', async (isDone) => {
    const queryFn = jest.fn(async () => 'the ride');
    const stop = new QueryObserver(queryClient, { queryKey: QUERY_KEY.currentRide, queryFn }).subscribe(
      () => undefined,
    );
    await waitFor(() => expect(queryClient.getQueryData(QUERY_KEY.currentRide)).toBe('the ride'));
    globalThis.fetch = async () => (isDone ? success({ _id: 'ride' }) : refusal());
    const { result } = renderHook(() => useCommand(rideRoutes.tellArrival, { invalidates: [QUERY.CurrentRide] }));
    await act(() => result.current.run(RIDE));
    await waitFor(() => expect(queryFn).toHaveBeenCalledTimes(2));
    stop();
  });

  it('is pending until that is fetched, where it says so', async () => {
    let answer = (_ride: string) => {};
    const queryFn = jest.fn(() => new Promise<string>((resolve) => (answer = resolve)));
    queryClient.setQueryData(QUERY_KEY.currentRide, 'before');
    const observer = new QueryObserver(queryClient, { queryKey: QUERY_KEY.currentRide, queryFn, staleTime: 60_000 });
    const stop = observer.subscribe(() => undefined);
    globalThis.fetch = async () => success({ _id: 'ride' });
    const options = { invalidates: [QUERY.CurrentRide], isPendingUntilFresh: true };
    const { result } = renderHook(() => useCommand(rideRoutes.tellArrival, options));
    const run = result.current.run(RIDE);
    await waitFor(() => expect(queryFn).toHaveBeenCalledTimes(1));
    expect(result.current.isPending).toBe(true);
    await act(async () => answer('after'));
    await act(() => run);
    await waitFor(() => expect(result.current.isPending).toBe(false));
    expect(queryClient.getQueryData(QUERY_KEY.currentRide)).toBe('after');
    stop();
  });
});

it('a reset action forgets its run: the next begins at once, and the answer to the first is not shown', async () => {
  const answers: ((said: string) => void)[] = [];
  const perform = (_asked: string) => new Promise<string>((resolve) => void answers.push(resolve));
  const { result } = renderHook(() => useAction(perform));
  void result.current.run('first');
  await waitFor(() => expect(answers).toHaveLength(1));
  act(() => result.current.reset());
  void result.current.run('second');
  await waitFor(() => expect(answers).toHaveLength(2));
  await act(async () => answers[0]?.('to the first'));
  expect(result.current).toMatchObject({ isPending: true, data: undefined });
  await act(async () => answers[1]?.('to the second'));
  await waitFor(() => expect(result.current.data).toBe('to the second'));
});
