import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listOf } from '../../../testing/booking-fixture';
import { answering, newRider, open, success } from '../../../testing/fixture';
import { FREE_DRIVER, sampleRide } from '../../../testing/sample-ride';
import { WhereTo } from './where-to';

beforeEach(newRider);

function show(ride: object | null, answers: Record<string, () => Response> = {}) {
  answering({
    'GET /ride/current-ride': () => success(ride),
    'GET /driver/free-drivers': () => listOf(FREE_DRIVER),
    'GET /ride/rides': () => listOf(sampleRide('COMPLETED')),
    'POST /ride/book': () => success(sampleRide('REQUESTED'), 201),
    ...answers,
  });
  return open(<WhereTo />, '/');
}

it('begins with the places and the last trips; what else a booking needs follows what is written', async () => {
  const { router } = show(null);
  expect(await screen.findByRole('heading', { level: 1, name: 'Where to?' })).toBeVisible();
  expect(screen.queryByRole('radio')).toBeNull();
  await userEvent.click(await screen.findByRole('button', { name: 'Kamalapur from Dhanmondi 27' }));
  await userEvent.click(await screen.findByRole('radio', { name: /Rafiqul Islam/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Ask Rafiqul for a ride' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/rider/current-ride'));
});

it('has the saved places as drop-offs, and asks for the pickup next', async () => {
  const home = { name: 'House 7, Road 8A, Dhanmondi', point: { lat: 23.7461, lng: 90.3742 } };
  show(null, { 'GET /place/own': () => success({ saved: { HOME: home }, recent: [] }) });
  await userEvent.click(await screen.findByRole('button', { name: `Home ${home.name}` }));
  expect(screen.getByLabelText('Drop location')).toHaveValue(home.name);
  expect(screen.getByLabelText('Pickup location')).toHaveFocus();
  expect(screen.queryByRole('button', { name: `Home ${home.name}` })).toBeNull();
});

it('while a ride is open it is that ride, which leads to its page', async () => {
  show(sampleRide('ACCEPTED'));
  expect(await screen.findByRole('link', { name: 'Open your ride' })).toHaveAttribute('href', '/rider/current-ride');
  expect(screen.getByText('To Kamalapur')).toBeVisible();
  expect(screen.queryByLabelText('Pickup location')).toBeNull();
});
