import './styles.css';
import { Navigate, type RouteObject } from 'react-router';
import { page } from './page';

/** What riders see below /rider. */
export const routes: RouteObject[] = [
  { index: true, element: <Navigate to="/rider/current-ride" replace /> },
  { path: 'current-ride', lazy: page(() => import('./features/current-ride/current-ride-page')) },
  { path: 'activity', lazy: page(() => import('./features/ride-lists/activity-page')) },
];
