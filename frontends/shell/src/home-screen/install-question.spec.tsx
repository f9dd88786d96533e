import { queryClient } from '@pothik/api-client';
import { pushBrowser } from '@pothik/api-client/testing';
import type { Me } from '@pothik/contracts/user';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { WithCache } from '../cache/with-cache';
import { answering, openPage, sampleRider, success } from '../testing/fixture';
import { listOf, sampleDriver } from '../testing/sample-driver';
import { Component as InstallSlot } from './install-slot';

const ANSWER = 'POST /user/install-answer';
const HOUR_MS = 3_600_000;
const QUESTION = 'Put Pothik on your home screen';

const platform = ({ completed = 1, onlineMs = HOUR_MS, ride = null as object | null } = {}) => ({
  'GET /ride/current-ride': success(ride),
  'GET /ride/rides': success({ data: [], meta: { ...listOf().meta, total: completed } }),
  'GET /driver/earnings': success({ totals: { earnings: 0, rides: 0, onlineMs }, days: [] }),
  [ANSWER]: success(sampleRider),
});

/** Chromium's question, which a test's browser has not. */
function offer() {
  const prompt = jest.fn(async () => {});
  globalThis.installOffer = { prompt, userChoice: Promise.resolve({ outcome: 'dismissed' }) };
  act(() => void dispatchEvent(new Event('beforeinstallprompt')));
  return prompt;
}
const onIos = (standalone: boolean) =>
  Object.defineProperty(navigator, 'standalone', { configurable: true, value: standalone });

let browser: ReturnType<typeof pushBrowser> | undefined;
beforeEach(() => queryClient.clear());
afterEach(() => {
  browser?.remove();
  browser = undefined;
  globalThis.installOffer = undefined;
  Reflect.deleteProperty(navigator, 'standalone');
});

const open = (user: Me = sampleRider) =>
  openPage(
    () => (
      <main id="main" tabIndex={-1}>
        <WithCache>
          <InstallSlot user={user} />
        </WithCache>
      </main>
    ),
    '/rider/activity',
    user,
  );
const question = () => screen.findByRole('heading', { name: QUESTION });
const calls = (sent: { call: string }[]) => sent.map(({ call }) => call);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('the question to put Pothik on the home screen', () => {
  it.each([
    ['a rider after the first completed ride', sampleRider],
    ['a driver after the first hour ONLINE', sampleDriver],
  ])('is put to %s', async (_who, user) => {
    offer();
    answering(platform());
    await open(user);
    expect(await question()).toBeVisible();
  });

  it.each<[string, Me, Parameters<typeof platform>[0]]>([
    ['a rider who has not ridden', sampleRider, { completed: 0 }],
    ['a rider on a ride', sampleRider, { ride: { _id: '1' } }],
    ['a driver of less than an hour', sampleDriver, { onlineMs: HOUR_MS - 1 }],
    ['a driver on a ride', sampleDriver, { ride: { _id: '1' } }],
  ])('is not put to %s', async (_who, user, work) => {
    offer();
    const sent = answering(platform(work));
    await open(user);
    await waitFor(() => expect(calls(sent)).toContain('GET /ride/current-ride'));
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect(screen.queryByText(QUESTION)).toBeNull();
  });

  it('is not put where the app is installed, or cannot be', async () => {
    onIos(true);
    const sent = answering(platform());
    await open();
    expect(sent).toEqual([]);
  });

  it('comes when the browser offers it later', async () => {
    answering(platform());
    await open();
    offer();
    expect(await question()).toBeVisible();
  });

  it('is answered by “Not now” for every device, and gives the focus to the page', async () => {
    const prompt = offer();
    const sent = answering(platform());
    await open();
    await question();
    await press('Not now');
    await waitFor(() => expect(calls(sent)).toContain(ANSWER));
    expect(prompt).not.toHaveBeenCalled();
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  });

  it('is answered by the browser’s own, whatever that was', async () => {
    const prompt = offer();
    const sent = answering(platform());
    await open();
    await question();
    await press('Add');
    await waitFor(() => expect(calls(sent)).toContain(ANSWER));
    expect(prompt).toHaveBeenCalledTimes(1);
  });

  it('shows the two taps on iOS', async () => {
    onIos(false);
    const sent = answering(platform());
    await open();
    await question();
    await press('Show me');
    expect(screen.getByRole('list', { name: 'Two taps in Safari' })).toBeVisible();
    await press('Done');
    await waitFor(() => expect(calls(sent)).toContain(ANSWER));
  });
});

describe('notices', () => {
  const turnOn = () => screen.findByRole('button', { name: 'Turn on notices' });

  it('are offered to a rider with it, also where the app cannot be installed', async () => {
    browser = pushBrowser();
    answering({
      ...platform(),
      'GET /notification/push-key': success({ publicKey: `B${'k'.repeat(86)}`, keyId: '0123456789abcdef' }),
      'POST /notification/push-subscriptions': success(null),
    });
    await open();
    await userEvent.click(await turnOn());
    await waitFor(() => expect(browser?.endpoint()).toBeDefined());
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Turn on notices' })).toBeNull());
    expect(screen.queryByText(QUESTION)).toBeNull();
  });

  it('are not offered to a driver, who was asked in going ONLINE', async () => {
    browser = pushBrowser();
    offer();
    answering(platform());
    await open(sampleDriver);
    await question();
    expect(screen.queryByRole('button', { name: 'Turn on notices' })).toBeNull();
  });
});
