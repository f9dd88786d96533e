import './styles.css';
import { serverNow } from '@pothik/api-client';
import { firstDataFor } from '@pothik/api-client/first-data';
import { rideQuery } from '@pothik/ride-ui';
import { Navigate, type RouteObject } from 'react-router';
import { periodOfAddress } from './features/earnings/period.rules';
import { statementQuery } from './features/earnings/statement/use-statement';
import { earningsQuery } from './features/earnings/use-earnings';
import { endingOfAddress } from './features/ride-lists/ride-list.rules';
import { askDriverRides } from './features/ride-lists/use-driver-ride-list';
import { page } from './page';
import { myDriverQuery } from './profile/use-my-driver';
import { engagedRideQuery } from './rides/use-engaged-ride';
import { waitingRequestsQuery } from './rides/use-waiting-requests';

const firstData = firstDataFor('DRIVER');

/** What every page of a driver shows. */
const ofEveryPage = firstData((ask, { user }) => {
  ask(myDriverQuery(user._id));
  ask(engagedRideQuery);
  ask(waitingRequestsQuery);
});

/** The drivers' pages below /driver, blocked as a whole for a pending or suspended driver. */
export const routes: RouteObject[] = [
  {
    lazy: page(() => import('./features/account-block/account-block')),
    ...ofEveryPage,
    children: [
      { index: true, element: <Navigate to="/driver/ride-request" replace /> },
      { path: 'ride-request', lazy: page(() => import('./features/requests/requests-page')) },
      {
        path: 'ride-completed',
        lazy: page(() => import('./features/ride-lists/completed-page')),
        ...firstData((ask, opened) => askDriverRides('COMPLETED', ask, opened)),
      },
      {
        path: 'ride-rejected',
        lazy: page(() => import('./features/ride-lists/rejected-page')),
        ...firstData((ask, opened) => askDriverRides(endingOfAddress(opened.search), ask, opened)),
      },
      {
        path: 'rides/:rideId',
        lazy: page(() => import('./features/ride-page/ride-page')),
        ...firstData((ask, { params: { rideId } }) => ask(rideQuery(rideId))),
      },
      { path: 'blocked-riders', lazy: page(() => import('./blocks/blocked-riders-page')) },
      {
        path: 'earnings',
        lazy: page(() => import('./features/earnings/earnings-page')),
        ...firstData((ask, { search }) => ask(earningsQuery(periodOfAddress(search, new Date(serverNow()))))),
      },
      {
        path: 'statement',
        lazy: page(() => import('./features/earnings/statement/statement-page')),
        ...firstData((ask, { search }) => ask(statementQuery(periodOfAddress(search, new Date(serverNow()))))),
      },
    ],
  },
];
