import './styles.css';
import { Navigate, type RouteObject } from 'react-router';
import { page } from './page';

const drivers = page(() => import('./features/drivers/drivers-page'));

const pages: RouteObject[] = [
  { index: true, element: <Navigate to="/admin/analytics" replace /> },
  { path: 'analytics', lazy: page(() => import('./features/analytics/analytics-page')) },
  { path: 'all-drivers', lazy: drivers },
  { path: 'approved-drivers', lazy: drivers },
  { path: 'pending-drivers', lazy: drivers },
  { path: 'suspended-drivers', lazy: drivers },
  { path: 'drivers/:id', lazy: page(() => import('./features/driver-detail/driver-page')) },
  { path: 'rides', lazy: page(() => import('./features/rides/rides-page')) },
  { path: 'rides/:id', lazy: page(() => import('./features/ride-detail/ride-page')) },
  { path: 'live', lazy: page(() => import('./features/live-map/live-map-page')) },
  { path: 'sos', lazy: page(() => import('./features/incidents/incidents-page')) },
  { path: 'tariffs', lazy: page(() => import('./features/tariffs/tariffs-page')) },
  { path: 'places', lazy: page(() => import('./features/places/places-page')) },
  { path: 'users', lazy: page(() => import('./features/users/users-page')) },
  { path: 'users/:id', lazy: page(() => import('./features/users/user-page')) },
  { path: 'acts', lazy: page(() => import('./features/audit-log/audit-log-page')) },
];

/** The administrators' pages below /admin, all with the alarm. */
export const routes: RouteObject[] = [{ lazy: page(() => import('./alarm/frame')), children: pages }];
