import { queryClient } from '@pothik/api-client';
import type { Role } from '@pothik/contracts/platform';
import { screen, waitFor, within } from '@testing-library/react';
import { answering, openPage, sampleRider, success } from '../../testing/fixture';
import { Component as BottomBar } from './bottom-bar';
import { PLACES_OF_WORK } from './places-of-work';

beforeEach(() => queryClient.clear());

const bar = () => screen.findByRole('navigation', { name: 'Places of work' });
const open = (address: string, role: Role, ride: object | null) => {
  const person = { ...sampleRider, role };
  answering({ 'GET /ride/current-ride': success(ride) });
  return openPage(() => <BottomBar user={person} />, address, person);
};
const linksIn = async () =>
  within(await bar())
    .getAllByRole('link')
    .map((link) => `${link.textContent} ${link.getAttribute('href')}`);

describe('the bottom bar', () => {
  it.each<[Role, string, string[]]>([
    ['RIDER', '/', ['Home /', 'Current Ride /rider/current-ride', 'Activity /rider/activity', 'Account /profile']],
    [
      'DRIVER',
      '/profile',
      [
        'All Request /driver/ride-request',
        'Ride Completed /driver/ride-completed',
        'Earnings /driver/earnings',
        'Account /profile',
      ],
    ],
    [
      'ADMIN',
      '/admin/rides',
      [
        'Analytics /admin/analytics',
        'Rides /admin/rides',
        'Pending Drivers /admin/pending-drivers',
        'SOS Incidents /admin/sos',
      ],
    ],
  ])('leads a %s to the places of their work, and marks the one they are in', async (role, address, places) => {
    await open(address, role, null);
    expect(await linksIn()).toEqual(places);
    const current = within(await bar()).getByRole('link', { current: 'page' });
    expect(current).toHaveAttribute('href', address);
  });

  it('has four places at most for every role', () => {
    expect(Math.max(...Object.values(PLACES_OF_WORK).map(({ length }) => length))).toBe(4);
  });

  it.each<[Role, string]>([
    ['RIDER', 'Current Ride'],
    ['DRIVER', 'All Request'],
  ])('says to a %s where the open ride is', async (role, place) => {
    await open('/profile', role, { rideStatus: 'ACCEPTED' });
    expect(await screen.findByRole('link', { name: `${place} open ride` })).toBeVisible();
  });

  it('gives way on the page of the open ride', async () => {
    await open('/rider/current-ride', 'RIDER', { rideStatus: 'ACCEPTED' });
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect(screen.queryByRole('navigation', { hidden: true })).toBeNull();
  });

  it('stays on the page of the current ride while there is none', async () => {
    await open('/rider/current-ride', 'RIDER', null);
    expect(await bar()).toBeVisible();
  });
});
