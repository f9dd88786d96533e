import './styles.css';
import './lists.css';
import './receipt.css';
import { Navigate, type RouteObject } from 'react-router';
import { Component as CurrentRidePage } from './features/current-ride/current-ride-page';
import { page } from './page';

/** What riders see below /rider. */
export const routes: RouteObject[] = [
  { index: true, element: <Navigate to="/rider/current-ride" replace /> },
  // Comes with the routes: it is where riders enter.
  { path: 'current-ride', Component: CurrentRidePage },
  { path: 'activity', lazy: page(() => import('./features/ride-lists/activity-page')) },
  { path: 'ride-completed', lazy: page(() => import('./features/ride-lists/completed-page')) },
  { path: 'ride-request', lazy: page(() => import('./features/ride-lists/ride-request-page')) },
  { path: 'rides/:rideId', lazy: page(() => import('./features/receipt/receipt-page')) },
];
