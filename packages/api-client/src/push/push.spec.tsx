import { sessionStore } from '@pothik/api-client';
import { act, waitFor } from '@testing-library/react';
import { pushBrowser } from '../testing';
import { followSession } from './follow-session';
import { noticesOf, turnNoticesOff, turnNoticesOn, turnNoticesOnUnlessOff } from './notices';

const AT = '2026-11-02T06:00:00.000Z';
const KARIM = '665000000000000000000001';
const SALMA = '665000000000000000000002';
const KEY = `B${'k'.repeat(86)}`;
const OTHER_KEY = `B${'x'.repeat(86)}`;
const KEY_ID = '0123456789abcdef';

let browser: ReturnType<typeof pushBrowser>;
let sent: { call: string; body: unknown }[];
/** Paths whose calls are refused. */
let refused: string[];

/** The platform, with one key. */
beforeEach(() => {
  sent = [];
  refused = [];
  globalThis.fetch = jest.fn(async (address, { method = 'GET', body } = {}) => {
    const path = new URL(String(address), 'http://localhost').pathname.replace('/api/v1', '');
    sent.push({ call: `${method} ${path}`, body: body && JSON.parse(String(body)) });
    const answer = refused.includes(path)
      ? { success: false, code: 'platform/unexpected', message: 'Something went wrong', requestId: 'r1' }
      : { success: true, message: '', data: path.endsWith('push-key') ? { publicKey: KEY, keyId: KEY_ID } : null };
    return new Response(JSON.stringify(answer), { status: answer.success ? 200 : 500 });
  });
});
afterEach(() => {
  signIn(undefined);
  browser.remove();
});

const told = () => sent.filter(({ call }) => call.endsWith('push-subscriptions')).map(({ body }) => body);
const toldAt = (endpoint: string | undefined) => ({
  endpoint,
  p256dh: 'B'.repeat(87),
  auth: 'a'.repeat(22),
  keyId: KEY_ID,
});

function signIn(_id: string | undefined): void {
  const rest = { name: 'Karim', email: 'k@j.bd', address: '', phone: '', image: '', createdAt: AT, updatedAt: AT };
  act(() =>
    sessionStore.setState({
      status: _id ? 'signed-in' : 'signed-out',
      user: _id ? { _id, role: 'DRIVER', ...rest } : undefined,
    }),
  );
}

describe('turning notices on', () => {
  it('subscribes with the platform’s key and tells the platform', async () => {
    browser = pushBrowser();
    expect(await noticesOf(KARIM)).toBe('off');
    await turnNoticesOn(KARIM);
    expect(browser.subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: KEY });
    expect(told()).toContainEqual(toldAt(browser.endpoint()));
    expect([await noticesOf(KARIM), await noticesOf(SALMA)]).toEqual(['on', 'off']);
  });

  it('changes nothing when the person refuses', async () => {
    browser = pushBrowser({ answer: 'denied' });
    await turnNoticesOn(KARIM);
    expect([sent, await noticesOf(KARIM)]).toEqual([[], 'blocked']);
  });

  it('fails where the browser subscribes to nothing', async () => {
    browser = pushBrowser();
    browser.subscribe.mockRejectedValueOnce(new DOMException('push service not available', 'AbortError'));
    await expect(turnNoticesOn(KARIM)).rejects.toThrow('push service not available');
    expect([told(), await noticesOf(KARIM)]).toEqual([[], 'off']);
  });

  it('in going ONLINE leaves off what the person turned off, and asks anew on another’s behalf', async () => {
    browser = pushBrowser({ permission: 'granted' });
    await turnNoticesOff(KARIM);
    await turnNoticesOnUnlessOff(KARIM, Notification.requestPermission());
    expect(await noticesOf(KARIM)).toBe('off');
    await turnNoticesOnUnlessOff(SALMA, Notification.requestPermission());
    expect(await noticesOf(SALMA)).toBe('on');
  });
});

describe('turning notices off', () => {
  it('ends the subscription here and at the platform', async () => {
    browser = pushBrowser();
    await turnNoticesOn(KARIM);
    const endpoint = browser.endpoint();
    await turnNoticesOff(KARIM);
    expect(sent.at(-1)).toEqual({ call: 'POST /notification/push-subscriptions/end', body: { endpoint } });
    expect([browser.endpoint(), await noticesOf(KARIM)]).toEqual([undefined, 'off']);
  });

  it('changes nothing when the platform cannot be told', async () => {
    browser = pushBrowser();
    await turnNoticesOn(KARIM);
    refused = ['/notification/push-subscriptions/end'];
    await expect(turnNoticesOff(KARIM)).rejects.toThrow();
    expect(await noticesOf(KARIM)).toBe('on');
  });
});

describe('a browser’s subscription', () => {
  /** Karim turned notices on, in a page that follows the session from then on. */
  async function ofKarim(): Promise<void> {
    browser = pushBrowser();
    signIn(KARIM);
    await turnNoticesOn(KARIM);
  }

  it('ends with the session, and is made again at the person’s next log-in', async () => {
    await ofKarim();
    signIn(undefined);
    await waitFor(() => expect(browser.endpoint()).toBeUndefined());
    sent = [];
    signIn(KARIM);
    await waitFor(() => expect(told()).toEqual([toldAt(browser.endpoint())]));
    expect(browser.endpoint()).toBeDefined();
  });

  it('is not the next person’s on the same device', async () => {
    await ofKarim();
    signIn(undefined);
    await waitFor(() => expect(browser.endpoint()).toBeUndefined());
    sent = [];
    signIn(SALMA);
    expect(await noticesOf(SALMA)).toBe('off');
    expect(sent).toEqual([]);
  });

  it('is told again at a log-in, and made anew under another key', async () => {
    browser = pushBrowser({ permission: 'granted', subscribedWith: OTHER_KEY });
    const former = browser.endpoint();
    localStorage.setItem('pothik-notices', `on ${KARIM}`);
    signIn(KARIM);
    followSession();
    await waitFor(() => expect(told()).toHaveLength(1));
    expect(browser.endpoint()).not.toBe(former);
  });

  it('is kept under the same key', async () => {
    browser = pushBrowser({ permission: 'granted', subscribedWith: KEY });
    const former = browser.endpoint();
    localStorage.setItem('pothik-notices', `on ${KARIM}`);
    signIn(KARIM);
    followSession();
    await waitFor(() => expect(told()).toEqual([toldAt(former)]));
    expect(browser.subscribe).not.toHaveBeenCalled();
  });
});

describe('a page that starts signed out', () => {
  it('ends a subscription that a former session left', async () => {
    browser = pushBrowser({ permission: 'granted', subscribedWith: KEY });
    await jest.isolateModulesAsync(async () => {
      const [page, push] = [await import('@pothik/api-client'), await import('./follow-session')];
      page.sessionStore.setState({ status: 'signed-out' });
      push.followSession();
    });
    await waitFor(() => expect(browser.endpoint()).toBeUndefined());
    expect(sent).toEqual([]);
  });
});
