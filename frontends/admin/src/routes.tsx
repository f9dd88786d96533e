import './styles.css';
import { Navigate, type RouteObject } from 'react-router';
import { page } from './page';

const drivers = page(() => import('./features/drivers/drivers-page'));

/** What administrators see below /admin. */
export const routes: RouteObject[] = [
  { index: true, element: <Navigate to="/admin/all-drivers" replace /> },
  { path: 'all-drivers', lazy: drivers },
  { path: 'approved-drivers', lazy: drivers },
  { path: 'pending-drivers', lazy: drivers },
  { path: 'suspended-drivers', lazy: drivers },
  { path: 'sos', lazy: page(() => import('./features/incidents/incidents-page')) },
];
