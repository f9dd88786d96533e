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
const KEY = `driver-collect:${DRIVER._id}`;

beforeEach(() => localStorage.clear());

function open(answers: Record<string, unknown> = {}) {
  answering({
    'GET /driver/drivers': page([driverWith()]),
    'GET /ride/current-ride': giving(() => null),
    'GET /ride/rides': page([]),
    'GET /driver/earnings': { from: '', to: '', totals: { rides: 7, earnings: 1840, onlineMs: 19_230_000 }, byDay: [] },
    [RIDE]: COMPLETED,
    ...answers,
  });
  openAs(DRIVER, [{ path: '/driver/ride-request', Component: RequestsPage }], '/driver/ride-request');
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
