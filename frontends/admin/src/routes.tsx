import './styles.css';
import { type Ask, firstDataFor, type Opened } from '@pothik/api-client/first-data';
import { rideQuery } from '@pothik/ride-ui';
import { Navigate, type RouteObject } from 'react-router';
import { driverQuery } from './drivers/use-driver';
import { DRIVER_LISTS } from './features/drivers/driver-list.rules';
import { driversAt } from './features/drivers/use-driver-list';
import { page } from './page';

const firstData = firstDataFor('ADMIN', 'SUPER_ADMIN');

const driversPage = page(() => import('./features/drivers/drivers-page'));

const driverLists = DRIVER_LISTS.map(({ path, status }) => ({
  path,
  lazy: driversPage,
  ...firstData((ask, opened) => ask(driversAt(status, opened))),
}));

type AskModule = { askFirst: (ask: Ask, opened: Opened) => unknown };

/**
 * First data whose queries are made from the address by rules that other pages do not need: these load beside the page's code, so
 * that the routes stay small. Without them the page asks.
 */
const firstDataBy = (load: () => Promise<AskModule>) =>
  firstData(async (ask, opened) => {
    try {
      (await load()).askFirst(ask, opened);
    } catch (error) {
      console.warn('The first data of a page was not asked early.', error);
    }
  });

const pages: RouteObject[] = [
  { index: true, element: <Navigate to="/admin/analytics" replace /> },
  {
    path: 'analytics',
    lazy: page(() => import('./features/analytics/analytics-page')),
    ...firstDataBy(() => import('./features/analytics/use-analytics')),
  },
  ...driverLists,
  {
    path: 'drivers/:id',
    lazy: page(() => import('./features/driver-detail/driver-page')),
    ...firstData((ask, { params: { id } }) => ask(driverQuery(id ?? ''))),
  },
  {
    path: 'rides',
    lazy: page(() => import('./features/rides/rides-page')),
    ...firstDataBy(() => import('./features/rides/use-ride-list')),
  },
  {
    path: 'rides/:id',
    lazy: page(() => import('./features/ride-detail/ride-page')),
    ...firstData((ask, { params: { id } }) => ask(rideQuery(id))),
  },
  { path: 'live', lazy: page(() => import('./features/live-map/live-map-page')) },
  { path: 'desk', lazy: page(() => import('./features/desk/desk-page')) },
  {
    path: 'sos',
    lazy: page(() => import('./features/incidents/incidents-page')),
    ...firstDataBy(() => import('./features/incidents/use-incidents')),
  },
  {
    path: 'payments',
    lazy: page(() => import('./features/payments/payments-page')),
    ...firstDataBy(() => import('./features/payments/use-payments')),
  },
  {
    path: 'tariffs',
    lazy: page(() => import('./features/tariffs/tariffs-page')),
    ...firstDataBy(() => import('./features/tariffs/use-cities')),
  },
  {
    path: 'places',
    lazy: page(() => import('./features/places/places-page')),
    ...firstDataBy(() => import('./features/places/use-place-list')),
  },
  {
    path: 'users',
    lazy: page(() => import('./features/users/users-page')),
    ...firstDataBy(() => import('./features/users/use-user-list')),
  },
  {
    path: 'users/:id',
    lazy: page(() => import('./features/users/user-page')),
    ...firstDataBy(() => import('./people/use-person')),
  },
  {
    path: 'acts',
    lazy: page(() => import('./features/audit-log/audit-log-page')),
    ...firstDataBy(() => import('./features/audit-log/use-audit-log-page')),
  },
];

/** The administrators' pages below /admin, all with the alarm. */
export const routes: RouteObject[] = [{ lazy: page(() => import('./alarm/frame')), children: pages }];
