import { screen, waitFor } from '@testing-library/react';
import { createMemoryRouter } from 'react-router';
import { routes } from './routes';
import { ANALYTICS_ANSWERS } from './testing/analytics-answers';
import { answering, newAdministrator, pageOf, showPages, success } from './testing/fixture';
import {
  auditLogEntryWith,
  cityWith,
  driverWith,
  incidentWith,
  placeWith,
  rideWith,
  userWith,
} from './testing/samples';

beforeEach(() => newAdministrator());

const [DRIVER, RIDE, USER] = [driverWith(), rideWith(), userWith()];

const answers = {
  ...ANALYTICS_ANSWERS,
  'GET /driver/drivers': pageOf([DRIVER]),
  [`GET /driver/${DRIVER._id}`]: success(DRIVER),
  'GET /ride/rides': pageOf([RIDE]),
  [`GET /ride/${RIDE._id}`]: success(RIDE),
  'GET /sos/incidents': pageOf([incidentWith()]),
  'GET /ride/payments': pageOf([]),
  'GET /city/cities': success([cityWith()]),
  'GET /place/operator': pageOf([placeWith()]),
  'GET /user/users': pageOf([USER]),
  [`GET /user/users/${USER._id}`]: success(USER),
  'GET /notification/acts': pageOf([auditLogEntryWith()]),
};

const Nothing = () => null;

/** Opens an address; nothing is rendered yet, so only routes ask. */
function routerAt(address: string) {
  const sent = answering(answers);
  const router = createMemoryRouter([{ path: '/admin', HydrateFallback: Nothing, children: routes }], {
    initialEntries: [address],
  });
  return { router, asked: () => sent.map(({ call, query }) => `${call} ${new URLSearchParams(query)}`.trim()) };
}

const PAGES = [
  [
    '/admin/pending-drivers?vehicleType=CNG&page=2',
    'GET /driver/drivers page=2&limit=10&status=PENDING&vehicleType=CNG&sort=createdAt',
  ],
  [`/admin/drivers/${DRIVER._id}`, `GET /driver/${DRIVER._id}`],
  ['/admin/rides?status=OVERDUE&size=20', 'GET /ride/rides page=1&limit=20&sort=-createdAt&overdue=true'],
  [`/admin/rides/${RIDE._id}`, `GET /ride/${RIDE._id}`],
  ['/admin/sos?status=OPEN', 'GET /sos/incidents page=1&limit=10&status=OPEN'],
  ['/admin/payments?status=OWING', 'GET /ride/payments page=1&limit=10&status=OWING'],
  ['/admin/tariffs', 'GET /city/cities'],
  ['/admin/places?kind=LOCALITY', 'GET /place/operator page=1&limit=10&sort=-updatedAt&kind=LOCALITY'],
  ['/admin/users?role=RIDER', 'GET /user/users page=1&limit=10&role=RIDER'],
  [`/admin/users/${USER._id}`, `GET /user/users/${USER._id}`],
  ['/admin/acts?sort=oldest', 'GET /notification/acts page=1&limit=20&sort=createdAt'],
] as const;

describe('a page of administrators', () => {
  it.each(PAGES)('%s asks its first data before it is rendered, and once', async (address, call) => {
    const { router, asked } = routerAt(address);
    await waitFor(() => expect(asked()).toEqual([call]));
    showPages(router);
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toBeVisible());
    await waitFor(() => expect(asked().length).toBeGreaterThan(1));
    expect(asked().filter((each) => each === call)).toHaveLength(1);
  });

  it('analytics asks the rides of its period, those of the one before, and the drivers', async () => {
    const { router, asked } = routerAt('/admin/analytics');
    await waitFor(() => expect(asked()).toHaveLength(3));
    const first = asked();
    expect(first.map((call) => call.replace(/ from.*/, ''))).toEqual([
      'GET /ride/analytics',
      'GET /ride/analytics',
      'GET /driver/analytics',
    ]);
    showPages(router);
    expect(await screen.findByRole('heading', { level: 1, name: 'Analytics' })).toBeVisible();
    await screen.findByText('Rides today');
    expect(asked().filter((call) => first.includes(call))).toEqual(first);
  });
});
