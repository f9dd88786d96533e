import { act, renderHook } from '@testing-library/react';
import { useScreenAwake } from './use-screen-awake';

let held = 0;
const release = async () => {
  held -= 1;
};
const request = jest.fn(async () => {
  held += 1;
  return { release } as unknown as WakeLockSentinel;
});
const give = (wakeLock: object | undefined) =>
  Object.defineProperty(navigator, 'wakeLock', { value: wakeLock, configurable: true });
const seen = (visibilityState: 'visible' | 'hidden') =>
  act(async () => {
    Object.defineProperty(document, 'visibilityState', { value: visibilityState, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });

beforeEach(() => {
  held = 0;
  request.mockClear();
  give({ request });
});
afterEach(() => Reflect.deleteProperty(navigator, 'wakeLock'));

const awake = (isWanted: boolean) =>
  renderHook((wanted: boolean) => useScreenAwake(wanted), { initialProps: isWanted });

it('the screen stays on during the ride and no longer', async () => {
  const { rerender } = awake(false);
  expect(held).toBe(0);
  await act(async () => rerender(true));
  expect([held, request.mock.calls]).toEqual([1, [['screen']]]);
  await act(async () => rerender(false));
  expect(held).toBe(0);
});

it('a page that was hidden asks again once it is seen', async () => {
  const { unmount } = awake(true);
  await seen('hidden');
  expect(request).toHaveBeenCalledTimes(1);
  await seen('visible');
  expect(request).toHaveBeenCalledTimes(2);
  unmount();
});

it('a browser that refuses, or cannot, goes on as ever', async () => {
  request.mockRejectedValueOnce(new Error('The battery is low.'));
  await act(async () => awake(true));
  Reflect.deleteProperty(navigator, 'wakeLock');
  await act(async () => awake(true));
  expect([held, request.mock.calls.length]).toEqual([0, 1]);
});
