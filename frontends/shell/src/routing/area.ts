import { queryClient } from '@pothik/api-client';
import type { PatchRoutesOnNavigationFunctionArgs, RouteObject } from 'react-router';
import { type Area, rolesOf } from '../access/access.rules';
import { expectRemote, loadRemote } from '../federation/load-remote';
import { currentRideQuery } from '../get-ride/open-ride';
import { administrationLayout } from '../layout/area-layout';
import { notFoundElement } from './not-found-element';
import { sessionKnown } from './session-known';

/** The layout of every area, in one chunk with the code that loads its remote, which saves a round trip. */
export { Component } from '../layout/area-layout';

/** The module of every area's remote that has its pages. */
const ROUTES = 'routes';
const RIDE_PAGES = ['/rider', '/rider/current-ride'];

const patched = new Set<Area>();

/** Fetches an area's routes when a person who may enter it navigates there; the guard redirects everybody else. */
export async function fetchArea(area: Area, { path, patch, signal }: PatchRoutesOnNavigationFunctionArgs) {
  if (patched.has(area)) return;
  const routes = await routesFor(area, path);
  if (!routes || signal.aborted || patched.has(area)) return;
  patched.add(area);
  patch(area, [{ path: area, children: [...routes, { path: '*', element: notFoundElement }] }]);
}

/** The routes of an area's remote for a person who may enter the area; none for everybody else. */
export async function routesFor(area: Area, path: string): Promise<RouteObject[] | undefined> {
  // Preloaded while the session loads; a failure is retried where they are used.
  const preloads = [expectRemote(area, ROUTES), area === 'admin' && administrationLayout()];
  Promise.all(preloads).catch((error: unknown) => console.warn('A part of the area was not preloaded.', error));
  const { user } = await sessionKnown();
  if (!user || !rolesOf(area).includes(user.role)) return undefined;
  // Asked before the remote is loaded, which is earlier than a loader of its routes.
  if (RIDE_PAGES.includes(path)) void queryClient.prefetchQuery(currentRideQuery);
  const { routes } = await loadRemote<{ routes: RouteObject[] }>(area, ROUTES);
  return routes;
}
