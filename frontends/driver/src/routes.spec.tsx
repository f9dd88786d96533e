import { sessionStore } from '@pothik/api-client';
import { emptyCache } from '@pothik/api-client/testing';
import { screen, waitFor } from '@testing-library/react';
import { createMemoryRouter } from 'react-router';
import { routes } from './routes';
import { answering, page, show } from './testing/fixture';
import { driverWith, person, rideWith } from './testing/samples';

const RIDE = rideWith({ rideStatus: 'COMPLETED', fare: 320 });
const EVERY_PAGE = ['GET /driver/drivers', 'GET /ride/current-ride', 'GET /ride/rides'];
const BLOCKS = 'GET /driver/blocks';
const PAYMENT = 'GET /ride/payment/';
const DAY = { day: '2026-11-02', rides: 2, earnings: 640, onlineMs: 0 };
const EARNINGS = { from: DAY.day, to: DAY.day, totals: { rides: 2, earnings: 640, onlineMs: 0 }, byDay: [DAY] };

const answers = {
  'GET /driver/drivers': page([driverWith()]),
  'GET /ride/current-ride': () => ({ body: { success: true, message: '', data: null } }),
  'GET /ride/rides': page([RIDE]),
  [`GET /ride/${RIDE._id}`]: RIDE,
  [BLOCKS]: [],
  'GET /driver/earnings': EARNINGS,
  'GET /ride/statement': { from: '', to: '', totals: {}, days: [] },
};

const Nothing = () => null;

/** Opens an address; nothing is rendered yet, so only routes ask. */
function routerAt(address: string) {
  emptyCache();
  sessionStore.setState({ status: 'signed-in', user: person('DRIVER'), ended: undefined });
  const sent = answering(answers);
  const router = createMemoryRouter([{ path: '/driver', HydrateFallback: Nothing, children: routes }], {
    initialEntries: [address],
  });
  return { router, asked: () => sent.map(({ call }) => call).filter((call) => call.startsWith('GET')) };
}

const PAGES = [
  ['/driver/ride-request', [], 'Nusrat Jahan'],
  [`/driver/rides/${RIDE._id}`, [`GET /ride/${RIDE._id}`], 'Nusrat Jahan'],
  ['/driver/earnings', ['GET /driver/earnings'], '৳ 320'],
  ['/driver/statement', ['GET /ride/statement'], 'Nothing in these days'],
] as const;

describe('a driver’s page', () => {
  it.each(PAGES)('%s asks its first data before it is rendered, and once', async (address, own, shown) => {
    const { router, asked } = routerAt(address);
    expect(asked()).toEqual([...EVERY_PAGE, ...own]);
    show(router);
    expect((await screen.findAllByText(shown))[0]).toBeVisible();
    // The block of an ended ride's rider, and its payment, are asked by the page alone.
    expect(asked().filter((call) => call !== BLOCKS && !call.startsWith(PAYMENT))).toEqual([...EVERY_PAGE, ...own]);
  });

  it.each(['/driver/ride-completed', '/driver/ride-rejected'])(
    '%s asks its list as soon as it is known as which driver, and once',
    async (address) => {
      const { router, asked } = routerAt(address);
      expect(asked()).toEqual(EVERY_PAGE);
      await waitFor(() => expect(asked()).toEqual([...EVERY_PAGE, 'GET /ride/rides']));
      show(router);
      expect(await screen.findByText('Nusrat Jahan')).toBeVisible();
      expect(asked()).toEqual([...EVERY_PAGE, 'GET /ride/rides']);
    },
  );
});
