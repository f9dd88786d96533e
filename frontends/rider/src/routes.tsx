import './styles.css';
import './lists.css';
import './receipt.css';
import { Navigate, type RouteObject } from 'react-router';
import { Component as CurrentRidePage } from './features/current-ride/current-ride-page';
import { page } from './page';

/** The riders' pages below /rider. */
export const routes: RouteObject[] = [
  { index: true, element: <Navigate to="/rider/current-ride" replace /> },
  // Loaded with the routes: it is the page where riders enter.
  { path: 'current-ride', Component: CurrentRidePage },
  { path: 'activity', lazy: page(() => import('./features/ride-lists/activity-page')) },
  { path: 'ride-completed', lazy: page(() => import('./features/ride-lists/completed-page')) },
  { path: 'ride-request', lazy: page(() => import('./features/ride-lists/ride-request-page')) },
  { path: 'rides/:rideId', lazy: page(() => import('./features/receipt/receipt-page')) },
];
