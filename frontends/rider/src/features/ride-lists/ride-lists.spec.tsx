import { setLanguage } from '@pothik/api-client';
import type { RideCause, RideView } from '@pothik/contracts/ride';
import { onlineManager } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answering, newRider, noAnswer, open, refusal, success } from '../../testing/fixture';
import { RIDE_ID, sampleRide } from '../../testing/sample-ride';
import { Component as ActivityPage } from './activity-page';
import { Component as CompletedPage } from './completed-page';
import { Component as RideRequestPage } from './ride-request-page';

beforeEach(newRider);
afterEach(() => onlineManager.setOnline(true));

const listOf = (rides: RideView[], total = rides.length, more: object = {}) =>
  success({ data: rides, meta: { page: 1, limit: 10, total, totalPage: Math.ceil(total / 10), ...more } });

const answerWith = (answer: () => Response) => answering({ 'GET /ride/rides': answer });

const LISTS = [
  ['Activity', <ActivityPage key="1" />, '/rider/activity', null],
  ['Ride Completed', <CompletedPage key="2" />, '/rider/ride-completed', 'COMPLETED'],
  ['Cancelled Ride', <RideRequestPage key="3" />, '/rider/ride-request', 'CANCELLED'],
  ['Payment History', <RideRequestPage key="4" />, '/rider/ride-request?view=payments', 'COMPLETED'],
] as const;

describe.each(LISTS)('%s', (title, page, path, status) => {
  it('requests its own rides, ten a page', async () => {
    const requests = answerWith(() => listOf([sampleRide('COMPLETED')]));
    open(page, path);
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await screen.findByText('Toyota Axio');
    const query = new URLSearchParams(requests[0]?.query);
    expect([query.get('rideStatus'), query.get('page'), query.get('limit')]).toEqual([status, '1', '10']);
  });

  it('has date, vehicle and driver, pickup to drop, fare and status', async () => {
    answerWith(() => listOf([sampleRide('COMPLETED')]));
    open(page, path);
    const table = await screen.findByRole('table', { name: title });
    const heads = within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent);
    expect(heads).toEqual(expect.arrayContaining(['Date', 'Vehicle and driver', 'Pickup to drop', 'Fare', 'Status']));
    const row = within(table).getAllByRole('row').at(-1);
    for (const shown of ['Rafiqul Islam', 'Pickup: Dhanmondi 27', 'Drop-off: Kamalapur', '৳\u00a0320', 'COMPLETED'])
      expect(row?.textContent).toContain(shown);
  });

  it('says No Rides Found when it is empty', async () => {
    answerWith(() => listOf([]));
    open(page, path);
    expect(await screen.findByRole('heading', { name: 'No Rides Found' })).toBeVisible();
  });

  it('a row opens the ride, with a link back to the list', async () => {
    answerWith(() => listOf([sampleRide('COMPLETED')]));
    const { router } = open(page, path);
    await userEvent.click(await screen.findByRole('link', { name: /^Ride of/ }));
    expect(router.state.location).toMatchObject({ pathname: `/rider/rides/${RIDE_ID}`, state: { list: path } });
  });

  it('offers Retry when it did not load', async () => {
    let fails = true;
    answerWith(() => (fails ? refusal(500, 'platform/unexpected', 'Something went wrong') : listOf([])));
    open(page, path);
    const retry = await screen.findByRole('button', { name: 'Retry' });
    fails = false;
    await userEvent.click(retry);
    expect(await screen.findByText('No Rides Found')).toBeVisible();
  });
});

it('an offline device shows that it is offline, and loads by itself afterwards', async () => {
  onlineManager.setOnline(false);
  answerWith(() => listOf([]));
  open(<ActivityPage />, '/rider/activity');
  expect(await screen.findByRole('heading', { name: 'You are offline' })).toBeVisible();
  act(() => onlineManager.setOnline(true));
  expect(await screen.findByText('No Rides Found')).toBeVisible();
});

it('an API that does not answer is shown as no connection', async () => {
  answerWith(noAnswer);
  open(<CompletedPage />, '/rider/ride-completed');
  expect(await screen.findByRole('heading', { name: 'No connection' }, { timeout: 20_000 })).toBeVisible();
});

describe('page and filter are in the address bar', () => {
  const search = (page: ReturnType<typeof open>) => page.router.state.location.search;

  it('another page keeps the other parameters', async () => {
    answerWith(() => listOf([sampleRide('COMPLETED')], 25));
    const page = open(<RideRequestPage />, '/rider/ride-request?view=payments&page=2');
    expect(await screen.findByText('11 to 20 of 25')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(search(page)).toBe('?view=payments&page=3'));
    expect(await screen.findByRole('button', { name: 'Next' })).toHaveAttribute('aria-disabled', 'true');
  });

  it('a filter starts at page 1, and shows all rides by one press when it finds none', async () => {
    const requests = answerWith(() => listOf([], 0));
    const page = open(<ActivityPage />, '/rider/activity?page=2');
    await userEvent.selectOptions(screen.getByLabelText('Status'), 'CANCELLED');
    await waitFor(() => expect(search(page)).toBe('?status=CANCELLED'));
    await waitFor(() => expect(requests.at(-1)?.query).toContain('rideStatus=CANCELLED'));
    await userEvent.click(await screen.findByRole('button', { name: 'Show all rides' }));
    expect(search(page)).toBe('');
  });

  it('Get Ride opens over the present list', async () => {
    answerWith(() => listOf([]));
    const page = open(<RideRequestPage />, '/rider/ride-request?view=payments');
    await userEvent.click(await screen.findByRole('button', { name: 'Get Ride' }));
    expect(search(page)).toBe('?view=payments&get-ride=1');
  });
});

it('Payment History shows the total of the fares of all its pages', async () => {
  answerWith(() => listOf([sampleRide('COMPLETED')], 25, { totalFare: 412_650 }));
  open(<RideRequestPage />, '/rider/ride-request?view=payments');
  expect(await screen.findByText('Total of your fares')).toBeVisible();
  expect(screen.getByText('৳ 4,12,650')).toBeVisible();
  expect(screen.getByText('25 rides, paid directly to their drivers')).toBeVisible();
});

it('Ride Completed shows the number of rides and their total', async () => {
  answerWith(() => listOf([sampleRide('COMPLETED')], 1, { totalFare: 320 }));
  open(<CompletedPage />, '/rider/ride-completed');
  expect(await screen.findByText('1 ride')).toBeVisible();
  expect(screen.getByText('৳ 320 in all')).toBeVisible();
});

describe('Cancelled Ride shows by whom and why', () => {
  const cancelledBy = (by: RideView['history'][number]['by'], reason: string, cause?: RideCause) => {
    const ride = sampleRide('CANCELLED');
    return { ...ride, history: ride.history.map((step) => ({ ...step, by, reason, cause })) };
  };
  const show = (ride: RideView) => {
    answerWith(() => listOf([ride]));
    open(<RideRequestPage />, '/rider/ride-request');
  };

  it.each([
    ['RIDER', 'By you', 'Plans changed'],
    ['DRIVER', 'By Rafiqul Islam', 'Flat tyre'],
    ['ADMINISTRATOR', 'By Pothik', 'Road closed'],
    ['SYSTEM', 'Automatic', 'A sentence of an earlier release'],
  ] as const)('%s', async (by, who, reason) => {
    show(cancelledBy(by, reason));
    expect(await screen.findByText(who)).toBeVisible();
    expect(screen.getByText(reason)).toBeVisible();
  });

  it('SYSTEM with the sentence of its cause', async () => {
    show(cancelledBy('SYSTEM', '', 'unanswered'));
    expect(await screen.findByText('The driver did not answer in time')).toBeVisible();
  });

  it('in Bangla, the cause of the system included', async () => {
    await setLanguage('bn');
    show(cancelledBy('SYSTEM', '', 'unanswered'));
    expect(await screen.findByText('চালক সময়মতো উত্তর দেননি')).toBeVisible();
  });
});
