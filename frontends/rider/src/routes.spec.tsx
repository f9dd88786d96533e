import { act, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter } from 'react-router';
import { routes } from './routes';
import { answering, newRider, show, success } from './testing/fixture';
import { RIDE_ID, sampleRide } from './testing/sample-ride';

beforeEach(newRider);

const RIDE = sampleRide('COMPLETED');
const LIST = success.bind(null, { data: [RIDE], meta: { page: 1, limit: 10, total: 12, totalPage: 2 } });
const answers = { 'GET /ride/rides': LIST, [`GET /ride/${RIDE_ID}`]: () => success(RIDE) };

const Nothing = () => null;

/** Opens an address; nothing is rendered yet, so only routes ask. */
const routerAt = (address: string) =>
  createMemoryRouter([{ path: '/rider', HydrateFallback: Nothing, children: routes }], {
    initialEntries: [address],
  });

const ASKED = [
  ['/rider/activity?status=COMPLETED&page=2', '/ride/rides?rideStatus=COMPLETED&page=2&limit=10'],
  ['/rider/activity', '/ride/rides?page=1&limit=10'],
  ['/rider/ride-completed', '/ride/rides?rideStatus=COMPLETED&page=1&limit=10'],
  ['/rider/ride-request?page=2', '/ride/rides?rideStatus=CANCELLED&page=2&limit=10'],
  ['/rider/ride-request?view=payments', '/ride/rides?rideStatus=COMPLETED&page=1&limit=10'],
  [`/rider/rides/${RIDE_ID}`, `/ride/${RIDE_ID}`],
] as const;

describe('a rider’s page', () => {
  it.each(ASKED)('%s asks its first data before it is rendered, and once', async (address, call) => {
    const requests = answering(answers);
    const asked = () => requests.map(({ call: made, query }) => (query ? `${made}?${query}` : made));
    const router = routerAt(address);
    expect(asked()).toEqual([`GET ${call}`]);
    show(router);
    expect((await screen.findAllByText('Rafiqul Islam'))[0]).toBeVisible();
    // The payment of a completed ride is asked by its part alone.
    expect(asked().filter((made) => !made.startsWith('GET /ride/payment/'))).toEqual([`GET ${call}`]);
  });

  it('asks a changed filter once', async () => {
    const requests = answering(answers);
    const router = routerAt('/rider/activity');
    show(router);
    await screen.findByText('Rafiqul Islam');
    await act(() => router.navigate('/rider/activity?status=CANCELLED'));
    await waitFor(() => expect(requests).toHaveLength(2));
    await screen.findByText('Rafiqul Islam');
    expect(requests.map(({ query }) => query)).toEqual(['page=1&limit=10', 'rideStatus=CANCELLED&page=1&limit=10']);
  });

  it('asks nothing by an address that names no ride', () => {
    const requests = answering(answers);
    routerAt('/rider/rides/latest');
    expect(requests).toEqual([]);
  });
});
