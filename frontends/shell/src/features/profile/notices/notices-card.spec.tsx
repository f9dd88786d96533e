import { queryClient } from '@pothik/api-client';
import { pushBrowser } from '@pothik/api-client/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answering, openPage, refusal, sampleRider, success } from '../../../testing/fixture';
import { NoticesCard } from './notices-card';

const KEY = { publicKey: `B${'k'.repeat(86)}`, keyId: '0123456789abcdef' };
const PLATFORM = {
  'GET /notification/push-key': success(KEY),
  'POST /notification/push-subscriptions': success(null),
  'POST /notification/push-subscriptions/end': success(null),
};

let browser: ReturnType<typeof pushBrowser> | undefined;
beforeEach(() => queryClient.clear());
afterEach(() => {
  browser?.remove();
  browser = undefined;
  globalThis.installOffer = undefined;
  Reflect.deleteProperty(navigator, 'standalone');
});

const open = () => openPage(() => <NoticesCard user={sampleRider} />, '/profile', sampleRider);
const control = () => screen.getByRole('switch', { name: 'Notices on this device' });
const offered = () => screen.queryByRole('button', { name: 'Put Pothik on your home screen' });

/** A tab of iOS has no push. */
const inTabOfIos = () => Object.defineProperty(navigator, 'standalone', { configurable: true, value: false });

describe('the switch of notices', () => {
  it('asks the browser, tells the platform, and turns off again', async () => {
    browser = pushBrowser();
    const sent = answering(PLATFORM);
    await open();
    await waitFor(() => expect(control()).toBeEnabled());
    await userEvent.click(control());
    await waitFor(() => expect(control()).toBeChecked());
    expect(sent.map(({ call }) => call)).toContain('POST /notification/push-subscriptions');
    await userEvent.click(control());
    await waitFor(() => expect(control()).not.toBeChecked());
    expect(sent.at(-1)?.call).toBe('POST /notification/push-subscriptions/end');
  });

  it('says what to do when the person blocks notices', async () => {
    browser = pushBrowser({ answer: 'denied' });
    await open();
    await waitFor(() => expect(control()).toBeEnabled());
    await userEvent.click(control());
    expect(
      await screen.findByText(/^Your browser blocks notices from Pothik\. Allow them in its settings/),
    ).toBeVisible();
    expect(control()).toBeDisabled();
  });

  it('follows what the person allowed in the browser’s settings meanwhile', async () => {
    browser = pushBrowser({ permission: 'denied' });
    await open();
    await screen.findByText(/^Your browser blocks/);
    Object.assign(Notification, { permission: 'granted' });
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(control()).toBeEnabled());
  });

  it('shows a refusal, and stays off', async () => {
    browser = pushBrowser();
    const said = 'Notices cannot be sent to this browser: its push service is not known here.';
    answering({
      ...PLATFORM,
      'POST /notification/push-subscriptions': refusal(400, 'notification/push-service-unknown', said),
    });
    await open();
    await waitFor(() => expect(control()).toBeEnabled());
    await userEvent.click(control());
    expect(await screen.findByText(said)).toBeVisible();
  });

  it('says so when the browser cannot subscribe', async () => {
    browser = pushBrowser();
    browser.subscribe.mockRejectedValueOnce(new DOMException('push service not available', 'AbortError'));
    answering(PLATFORM);
    await open();
    await waitFor(() => expect(control()).toBeEnabled());
    await userEvent.click(control());
    expect(await screen.findByText('Your browser could not turn notices on. Try again later.')).toBeVisible();
    expect(control()).not.toBeChecked();
  });

  it('is dead where there is no push, and a tab of iOS shows the way', async () => {
    const { reload } = await open();
    expect(await screen.findByText(/^This browser cannot show notices\./)).toBeVisible();
    expect(control()).toBeDisabled();
    inTabOfIos();
    await reload();
    expect(await screen.findByText(/^On an iPhone or iPad, put Pothik on your home screen first\./)).toBeVisible();
    expect(screen.getByRole('list', { name: 'Two taps in Safari' })).toHaveTextContent('“Add to Home Screen”');
    expect(offered()).toBeNull();
  });
});

describe('the way to the home screen in the profile', () => {
  it('puts the browser’s question where it offers one', async () => {
    browser = pushBrowser();
    const prompt = jest.fn(async () => {});
    globalThis.installOffer = { prompt, userChoice: Promise.resolve({ outcome: 'accepted' }) };
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Put Pothik on your home screen' }));
    expect(prompt).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(offered()).toBeNull());
  });

  it('is not there where a browser offers none', async () => {
    browser = pushBrowser();
    await open();
    expect(offered()).toBeNull();
  });
});
