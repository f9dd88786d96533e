import { openNotice, receivePush, subscribeAgain } from './push';
import type { NoticeTapped, PushEvent, SubscriptionChanged } from './worker-scope';

const RECEIPT = '0123456789abcdef0123456789abcdef';
const MESSAGE = {
  v: 1,
  receipt: RECEIPT,
  tag: 'ride:665000000000000000000001',
  title: 'Your driver is at the pickup',
  body: 'Open to see the plate and the code',
  path: '/rider/current-ride',
  until: '2099-01-01T00:00:00.000Z',
  past: 'Open to see your ride',
  quiet: false,
  stays: false,
};

const showNotification = jest.fn(async (_title: string, _options: object) => {});
const subscribe = jest.fn(async (_options: object) => {});
const openWindow = jest.fn(async (_path: string) => null);
const matchAll = jest.fn(async (): Promise<object[]> => []);
const fetched = jest.fn(async (_address: string, _options: RequestInit) => new Response());

const pushed = (text: string | undefined) =>
  receivePush({ data: text === undefined ? null : { text: () => text } } as PushEvent);

/** Makes the page's scope that of a worker, which jsdom has not. */
beforeEach(() => {
  jest.clearAllMocks();
  globalThis.fetch = fetched as never;
  Object.assign(self, {
    registration: { showNotification, pushManager: { subscribe } },
    clients: { matchAll, openWindow },
    cookieStore: { get: async () => ({ value: 'bn' }) },
  });
});

const confirmed = () =>
  fetched.mock.calls.map(([address, { method, credentials, body }]) => [address, method, credentials, body]);
const CONFIRMATION = ['/api/v1/notification/push-receipts', 'POST', 'omit', JSON.stringify({ receipt: RECEIPT })];

describe('a push', () => {
  it('is shown, and its receipt confirmed once without the session', async () => {
    await pushed(JSON.stringify(MESSAGE));
    expect(showNotification).toHaveBeenCalledTimes(1);
    expect(showNotification).toHaveBeenCalledWith(MESSAGE.title, expect.objectContaining({ body: MESSAGE.body }));
    expect(confirmed()).toEqual([CONFIRMATION]);
  });

  it('is confirmed when it cannot be shown, which the browser is told', async () => {
    showNotification.mockRejectedValueOnce(new TypeError('No notification permission has been granted.'));
    await expect(pushed(JSON.stringify(MESSAGE))).rejects.toThrow(TypeError);
    expect(confirmed()).toEqual([CONFIRMATION]);
  });

  it('is shown when its receipt does not get through, which is told once more', async () => {
    jest.useFakeTimers();
    fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const received = pushed(JSON.stringify(MESSAGE));
    await jest.runAllTimersAsync();
    await received;
    jest.useRealTimers();
    expect(showNotification).toHaveBeenCalledTimes(1);
    expect(confirmed()).toEqual([CONFIRMATION, CONFIRMATION]);
  });

  it.each(['{"v":1', '', undefined])(
    'that says %j shows something in the page’s language, and confirms nothing',
    async (text) => {
      await pushed(text);
      expect(showNotification).toHaveBeenCalledWith('পথিক', expect.objectContaining({ data: { path: '/' } }));
      expect(confirmed()).toEqual([]);
    },
  );

  it('of a later form shows something, and is confirmed', async () => {
    await pushed(JSON.stringify({ v: 2, receipt: RECEIPT }));
    expect(showNotification).toHaveBeenCalledTimes(1);
    expect(confirmed()).toEqual([CONFIRMATION]);
  });

  it('shows something where the browser gives workers no cookies', async () => {
    Object.assign(self, { cookieStore: undefined });
    await pushed('?');
    expect(showNotification).toHaveBeenCalledWith('Pothik · পথিক', expect.anything());
  });
});

describe('a tap on a notice', () => {
  const close = jest.fn();
  const tap = (path: string) => openNotice({ notification: { close, data: { path } } } as never as NoticeTapped);
  const tab = (path: string) => ({
    url: `https://pothik.test${path}`,
    visibilityState: 'visible',
    focus: jest.fn(async () => {}),
    navigate: jest.fn(async (_path: string): Promise<unknown> => null),
  });

  it('closes it and opens its page', async () => {
    await tap('/rider/current-ride');
    expect(close).toHaveBeenCalledTimes(1);
    expect(openWindow.mock.calls).toEqual([['/rider/current-ride']]);
  });

  it('leads an open tab there, which comes to the front', async () => {
    const open = tab('/profile');
    matchAll.mockResolvedValueOnce([open]);
    await tap('/rider/current-ride');
    expect([open.focus.mock.calls.length, open.navigate.mock.calls]).toEqual([1, [['/rider/current-ride']]]);
    expect(openWindow).not.toHaveBeenCalled();
  });

  it('loads the page no second time where it is shown', async () => {
    const open = tab('/rider/current-ride');
    matchAll.mockResolvedValueOnce([open]);
    await tap('/rider/current-ride');
    expect([open.focus.mock.calls.length, open.navigate.mock.calls]).toEqual([1, []]);
  });

  it('opens a window where the tab cannot be led', async () => {
    const open = tab('/profile');
    open.navigate.mockRejectedValueOnce(
      new TypeError('This service worker is not the client’s active service worker.'),
    );
    matchAll.mockResolvedValueOnce([open]);
    await tap('/rider/current-ride');
    expect(openWindow.mock.calls).toEqual([['/rider/current-ride']]);
  });
});

describe('a subscription that the browser ended', () => {
  it('is made again with the same key', async () => {
    const applicationServerKey = new ArrayBuffer(65);
    await subscribeAgain({ oldSubscription: { options: { applicationServerKey } } } as never as SubscriptionChanged);
    expect(subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey });
  });

  it('is left to the next page when its key is not known', async () => {
    await subscribeAgain({} as SubscriptionChanged);
    expect(subscribe).not.toHaveBeenCalled();
  });
});
