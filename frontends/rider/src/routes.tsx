import './styles.css';
import './lists.css';
import './receipt.css';
import { firstDataFor } from '@pothik/api-client/first-data';
import { rideListQuery, rideQuery } from '@pothik/ride-ui';
import { pageOfAddress } from '@pothik/ui-kit';
import { Navigate, type RouteObject } from 'react-router';
import { Component as CurrentRidePage } from './features/current-ride/current-ride-page';
import { isRideId } from './features/receipt/receipt.rules';
import { activityFilter, requestFilter } from './features/ride-lists/ride-list.rules';
import { page } from './page';

const firstData = firstDataFor('RIDER');

const rides = (filterOf: (address: URLSearchParams) => Parameters<typeof rideListQuery>[0]) =>
  firstData((ask, { search }) => ask(rideListQuery(filterOf(search), pageOfAddress(search))));

const receipt = firstData((ask, { params: { rideId = '' } }) => isRideId(rideId) && ask(rideQuery(rideId)));

/** The riders' pages below /rider. */
export const routes: RouteObject[] = [
  { index: true, element: <Navigate to="/rider/current-ride" replace /> },
  // Loaded with the routes: it is the page where riders enter. The shell asks its ride before it loads them.
  { path: 'current-ride', Component: CurrentRidePage },
  { path: 'activity', lazy: page(() => import('./features/ride-lists/activity-page')), ...rides(activityFilter) },
  {
    path: 'ride-completed',
    lazy: page(() => import('./features/ride-lists/completed-page')),
    ...rides(() => ({ rideStatus: 'COMPLETED' })),
  },
  {
    path: 'ride-request',
    lazy: page(() => import('./features/ride-lists/ride-request-page')),
    ...rides(requestFilter),
  },
  { path: 'rides/:rideId', lazy: page(() => import('./features/receipt/receipt-page')), ...receipt },
];
