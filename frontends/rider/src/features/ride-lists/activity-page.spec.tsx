import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answering, newRider, open, success } from '../../testing/platform';
import { RIDE_ID, sampleRide } from '../../testing/sample-ride';
import { Component as ActivityPage } from './activity-page';
import { addressOfView, viewOfAddress } from './ride-list.rules';

beforeEach(newRider);

const listOf = (rides: object[], total = rides.length) =>
  success({ data: rides, meta: { page: 1, limit: 10, total, totalPage: Math.ceil(total / 10) } });

it('an empty list says No Rides Found', async () => {
  answering({ 'GET /ride/rides': () => listOf([]) });
  open(<ActivityPage />, '/rider/activity');
  expect(await screen.findByText('No Rides Found')).toBeVisible();
});

it('a row opens the ride with its history', async () => {
  const ride = sampleRide('COMPLETED');
  answering({ 'GET /ride/rides': () => listOf([ride]), [`GET /ride/${RIDE_ID}`]: () => success(ride) });
  const { router } = open(<ActivityPage />, '/rider/activity');
  await userEvent.click(await screen.findByRole('link', { name: /^Ride of/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Ride details' });
  expect(within(await within(dialog).findByRole('list', { name: 'History' })).getAllByRole('listitem')).toHaveLength(5);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
  expect(router.state.location.search).toBe('');
});

it('filter and page stand in the address bar', async () => {
  answering({ 'GET /ride/rides': () => listOf([sampleRide('CANCELLED')], 25) });
  const { router } = open(<ActivityPage />, '/rider/activity?page=2');
  await userEvent.click(await screen.findByRole('button', { name: 'Next' }));
  expect(router.state.location.search).toBe('?page=3');
  await userEvent.selectOptions(screen.getByLabelText('Status'), 'CANCELLED');
  await waitFor(() => expect(router.state.location.search).toBe('?status=CANCELLED'));
});

it('an address with unknown values shows the plain list', () => {
  expect(viewOfAddress(new URLSearchParams('page=-1&status=LOST&ride=x'))).toEqual({ page: 1 });
  expect(String(addressOfView({ page: 1 }))).toBe('');
});
