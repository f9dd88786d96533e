import './styles.css';
import './lists.css';
import './receipt.css';
import { Navigate, type RouteObject } from 'react-router';
import { page } from './page';

/** What riders see below /rider. */
export const routes: RouteObject[] = [
  { index: true, element: <Navigate to="/rider/current-ride" replace /> },
  { path: 'current-ride', lazy: page(() => import('./features/current-ride/current-ride-page')) },
  { path: 'activity', lazy: page(() => import('./features/ride-lists/activity-page')) },
  { path: 'ride-completed', lazy: page(() => import('./features/ride-lists/completed-page')) },
  { path: 'ride-request', lazy: page(() => import('./features/ride-lists/ride-request-page')) },
  { path: 'rides/:rideId', lazy: page(() => import('./features/receipt/receipt-page')) },
];
