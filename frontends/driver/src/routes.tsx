import './styles.css';
import { Navigate, type RouteObject } from 'react-router';
import { page } from './page';

/** The drivers' pages below /driver, blocked as a whole for a pending or suspended driver. */
export const routes: RouteObject[] = [
  {
    lazy: page(() => import('./features/account-block/account-block')),
    children: [
      { index: true, element: <Navigate to="/driver/ride-request" replace /> },
      { path: 'ride-request', lazy: page(() => import('./features/requests/requests-page')) },
      { path: 'ride-completed', lazy: page(() => import('./features/ride-lists/completed-page')) },
      { path: 'ride-rejected', lazy: page(() => import('./features/ride-lists/rejected-page')) },
      { path: 'rides/:rideId', lazy: page(() => import('./features/ride-page/ride-page')) },
      { path: 'blocked-riders', lazy: page(() => import('./blocks/blocked-riders-page')) },
      { path: 'earnings', lazy: page(() => import('./features/earnings/earnings-page')) },
    ],
  },
];
