import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Component as RequestsPage } from '../features/requests/requests-page';
import { answering, giving, openAs, page, refusing } from '../testing/fixture';
import { driverWith, person, rideWith } from '../testing/samples';
import { startCollecting } from './collect.store';

const DRIVER = person('DRIVER');
const UNDER_WAY = rideWith({ rideStatus: 'IN TRANSIT', fare: 320 });
const COMPLETED = rideWith({ rideStatus: 'COMPLETED', fare: 320 });
const COMPLETE = `POST /ride/update-status/${COMPLETED._id}`;
const RIDE = `GET /ride/${COMPLETED._id}`;
const PAYMENT = `GET /ride/payment/${COMPLETED._id}`;
const say = (word: string) => `POST /ride/payment/${word}/${COMPLETED._id}`;
const AT = '2026-11-02T06:00:00.000Z';
const payment = (fields: object = {}) => ({
  ride: COMPLETED._id,
  fare: 320,
  status: 'OWED',
  paid: null,
  dueAt: null,
  endedAt: AT,
  settledAt: null,
  tip: null,
  tipUntil: AT,
  decision: null,
  history: [],
  ...fields,
});
const KEY = `driver-collect:${DRIVER._id}`;

beforeEach(() => localStorage.clear());

function open(answers: Record<string, unknown> = {}) {
  const sent = answering({
    'GET /driver/drivers': page([driverWith()]),
    'GET /ride/current-ride': giving(() => null),
    'GET /ride/rides': page([]),
    'GET /driver/earnings': { from: '', to: '', totals: { rides: 7, earnings: 1840, onlineMs: 19_230_000 }, byDay: [] },
    [RIDE]: COMPLETED,
    [PAYMENT]: payment(),
    [say('received')]: payment({ status: 'SAID_BY_DRIVER' }),
    ...answers,
  });
  openAs(DRIVER, [{ path: '/driver/ride-request', Component: RequestsPage }], '/driver/ride-request');
  return (word: string) => sent.find(({ call }) => call === say(word))?.body;
}
/** By key, which asks. */
async function complete() {
  (await screen.findByRole('button', { name: /^Hold to complete/ })).focus();
  await userEvent.keyboard('{Enter}');
  await userEvent.click(await screen.findByRole('button', { name: 'Complete the ride' }));
}
const collect = () => screen.findByRole('heading', { name: /^Collect from Nusrat\s*৳\s320$/ });

describe('the fare to collect', () => {
  it('stands large after the ride is completed, until the driver says it was received', async () => {
    let engaged: object | null = UNDER_WAY;
    open({
      'GET /ride/current-ride': giving(() => engaged),
      [COMPLETE]: giving(() => {
        engaged = null;
        return COMPLETED;
      }),
    });
    await complete();
    expect(await collect()).toHaveFocus();
    expect(document.querySelectorAll('.ui-primary')).toHaveLength(1);
    expect(screen.queryByText('No ride requests')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: /^Received ৳\s320$/ }));
    expect(await screen.findByText('No ride requests')).toBeVisible();
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  it('is agreed to where the rider has spoken first', async () => {
    localStorage.setItem(KEY, COMPLETED._id);
    const said = payment({ status: 'SAID_BY_RIDER', paid: { way: 'BKASH', transactionId: 'ABC12', isOdd: true } });
    const bodyOf = open({ [PAYMENT]: said, [say('confirm')]: payment({ status: 'SETTLED' }) });
    expect(await screen.findByText('Nusrat says: paid')).toBeVisible();
    expect(screen.getByText('Transaction ID ABC12')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: /^Received ৳\s320$/ }));
    expect(await screen.findByText('No ride requests')).toBeVisible();
    expect(bodyOf('confirm')).toEqual({ amount: 320 });
  });

  it('that did not come is said, the rider is asked, and the driver goes on', async () => {
    localStorage.setItem(KEY, COMPLETED._id);
    let now = payment();
    const bodyOf = open({
      [PAYMENT]: giving(() => now),
      [say('not-paid')]: giving(() => {
        now = payment({ status: 'UNPAID_SAID' });
        return now;
      }),
    });
    await collect();
    await userEvent.click(await screen.findByRole('button', { name: /^Not paid ৳\s320$/ }));
    await userEvent.click(await screen.findByRole('radio', { name: 'Nothing' }));
    await userEvent.click(screen.getAllByRole('button', { name: /^Not paid/ }).at(-1) as HTMLElement);
    expect(await screen.findByText(/^You said: not paid. Nusrat is asked/)).toBeVisible();
    expect(bodyOf('not-paid')).toEqual({ why: 'GOT_NOTHING', amount: 0 });
    await userEvent.click(screen.getByRole('button', { name: 'Go on' }));
    expect(await screen.findByText('No ride requests')).toBeVisible();
  });

  it('lets the driver go on when the word does not come through', async () => {
    localStorage.setItem(KEY, COMPLETED._id);
    open({ [say('received')]: refusing(503, 'platform/unavailable', 'Please try again') });
    await userEvent.click(await screen.findByRole('button', { name: /^Received ৳\s320$/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Go on' }));
    expect(await screen.findByText('No ride requests')).toBeVisible();
  });

  it('is there again after a reload', async () => {
    localStorage.setItem(KEY, COMPLETED._id);
    open();
    expect(await collect()).toBeVisible();
  });

  it('is the same in another tab: it comes and goes with what the device stores', async () => {
    open();
    await screen.findByText('No ride requests');
    act(() => startCollecting(DRIVER._id, COMPLETED._id));
    expect(await collect()).toBeVisible();
    localStorage.clear();
    act(() => void window.dispatchEvent(new StorageEvent('storage')));
    expect(await screen.findByText('No ride requests')).toBeVisible();
  });

  it('is shown although the answer to the completion was lost', async () => {
    let engaged: object | null = UNDER_WAY;
    open({
      'GET /ride/current-ride': giving(() => engaged),
      [COMPLETE]: () => {
        engaged = null;
        throw new TypeError('Failed to fetch');
      },
    });
    await complete();
    expect(await collect()).toBeVisible();
  });

  it('is forgotten when the ride was cancelled instead', async () => {
    localStorage.setItem(KEY, COMPLETED._id);
    open({ [RIDE]: rideWith({ rideStatus: 'CANCELLED' }) });
    expect(await screen.findByText('No ride requests')).toBeVisible();
    await waitFor(() => expect(localStorage.getItem(KEY)).toBeNull());
  });

  it('offers Retry when it does not load', async () => {
    localStorage.setItem(KEY, COMPLETED._id);
    open({ [RIDE]: refusing(500, 'platform/unexpected', 'Something went wrong') });
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
  });
});

it('an idle driver sees what the day has brought', async () => {
  open();
  const day = await screen.findByLabelText('Your day');
  expect(day).toHaveTextContent(/Today৳\s1,840Rides7Online5 h 20 min$/);
});
