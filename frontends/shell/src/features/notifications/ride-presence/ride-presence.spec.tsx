import { invalidate, QUERY, queryClient } from '@pothik/api-client';
import type { RideView } from '@pothik/contracts/ride';
import { act, screen, waitFor } from '@testing-library/react';
import { PageTitle } from '../../../page-parts/page-title';
import { answering, openPage, sampleRider, success } from '../../../testing/fixture';
import { Component as RidePresence } from './ride-presence';

/** The part of a ride that its chip shows. */
const rideIn = (rideStatus: RideView['rideStatus'], changes: Partial<RideView> = {}) =>
  ({
    rideStatus,
    driver: { user: { name: 'Rafiqul Islam' }, vehicle: { vehicleType: 'CAR' } },
    ...changes,
  }) as RideView;

const Page = () => (
  <>
    <PageTitle>About</PageTitle>
    <RidePresence />
  </>
);

beforeEach(() => queryClient.clear());

it('a ride under way is a chip on every page and in the tab’s title, until it ends', async () => {
  answering({ 'GET /ride/current-ride': success(rideIn('ACCEPTED')) });
  await openPage(Page, '/about', sampleRider);
  const chip = await screen.findByRole('link', { name: 'Your ride: Rafiqul is on the way' });
  expect(chip).toHaveAttribute('href', '/rider/current-ride');
  await waitFor(() => expect(document.title).toBe('Rafiqul is on the way · About · Pothik'));
  answering({ 'GET /ride/current-ride': success(null) });
  await act(() => invalidate(QUERY.CurrentRide));
  await waitFor(() => expect(document.title).toBe('About · Pothik'));
  expect(screen.queryByRole('link')).toBeNull();
});

it('on the page of the ride the page itself says it, and the title too', async () => {
  answering({ 'GET /ride/current-ride': success(rideIn('REQUESTED')) });
  await openPage(Page, '/rider/current-ride', sampleRider);
  await waitFor(() => expect(document.title).toBe('Asking Rafiqul · About · Pothik'));
  expect(screen.queryByRole('link')).toBeNull();
});
