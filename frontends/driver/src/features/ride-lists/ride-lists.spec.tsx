import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answering, giving, openAs, page } from '../../testing/fixture';
import { driverWith, person, rideWith } from '../../testing/samples';
import { Component as CompletedPage } from './completed-page';
import { Component as RejectedPage } from './rejected-page';

const COMPLETED = rideWith({ rideStatus: 'COMPLETED', fare: 320 });
const ME = driverWith();
const MY_PROFILE = { 'GET /driver/drivers': page([ME]) };
const routes = [
  { path: '/driver/ride-completed', Component: CompletedPage },
  { path: '/driver/ride-rejected', Component: RejectedPage },
];
const open = (path: string) => openAs(person('DRIVER'), routes, path);

/** Serves a list of these rides; returns the queries it received. */
function withRides(rides: readonly object[], total = rides.length) {
  const queries: Record<string, string>[] = [];
  const totalPage = Math.ceil(total / 10);
  const list = (query: URLSearchParams) => {
    queries.push(Object.fromEntries(query));
    const isBeyondLast = Number(query.get('page')) > totalPage;
    const meta = { page: 1, limit: 10, total, totalPage, totalFare: 640 };
    return { data: isBeyondLast ? [] : rides, meta };
  };
  answering({ ...MY_PROFILE, 'GET /ride/rides': giving(list) });
  return queries;
}

describe('the lists of a driver', () => {
  it('Ride Completed shows fares and their total, and a row opens the ride', async () => {
    withRides([COMPLETED]);
    const address = open('/driver/ride-completed');
    expect(await screen.findByText('৳ 320')).toBeVisible();
    expect(screen.getByText('Total ৳ 640')).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: /^Ride of/ }));
    expect(address()).toBe(`/driver/rides/${COMPLETED._id}`);
  });

  it('Ride Rejected shows REJECTED; its filter CANCELLED is in the address bar, each with by whom and why', async () => {
    const last = { from: 'ACCEPTED', to: 'CANCELLED', by: 'RIDER', at: COMPLETED.createdAt, reason: 'Plans changed' };
    const queries = withRides([{ ...COMPLETED, rideStatus: 'CANCELLED', history: [last] }]);
    const address = open('/driver/ride-rejected');
    await userEvent.click(await screen.findByRole('button', { name: 'Cancelled' }));
    expect(address()).toBe('/driver/ride-rejected?status=CANCELLED');
    expect(await screen.findByText('Plans changed')).toBeVisible();
    expect(screen.getByText('By the rider')).toBeVisible();
    expect(queries.map(({ rideStatus }) => rideStatus)).toEqual(['REJECTED', 'CANCELLED']);
  });

  it.each([
    ['/driver/ride-completed', 'COMPLETED'],
    ['/driver/ride-rejected', 'REJECTED'],
    ['/driver/ride-rejected?status=CANCELLED', 'CANCELLED'],
  ])('lists rides they drove, never rides they took as a rider: %s', async (path, rideStatus) => {
    const queries = withRides([{ ...COMPLETED, rideStatus }]);
    open(path);
    expect(await screen.findByRole('link', { name: /^Ride of/ })).toBeVisible();
    expect(queries).toEqual([{ driver: ME._id, rideStatus, page: '1', limit: '10' }]);
  });

  it.each(['/driver/ride-completed', '/driver/ride-rejected'])(
    'an empty list says No Rides Found: %s',
    async (path) => {
      answering({ ...MY_PROFILE, 'GET /ride/rides': page([]) });
      open(path);
      expect(await screen.findByText('No Rides Found')).toBeVisible();
    },
  );
});
