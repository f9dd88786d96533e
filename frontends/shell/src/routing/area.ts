import { queryClient } from '@pothik/api-client';
import type { PatchRoutesOnNavigationFunctionArgs, RouteObject } from 'react-router';
import { type Area, rolesOf } from '../access/access.rules';
import { expectRemote, loadRemote } from '../federation/load-remote';
import { currentRideQuery } from '../get-ride/open-ride';
import { notFoundElement } from './not-found-element';
import { sessionKnown } from './session-known';

/** The frame of every area. It comes in one chunk with what loads the area's remote: one way to the server less. */
export { Component } from '../layout/area-layout';

const RIDE_PAGES = ['/rider', '/rider/current-ride'];

const patched = new Set<Area>();

/** Fetches an area's routes when somebody who may enter it goes there; the guard answers everybody else. */
export async function fetchArea(area: Area, { path, patch, signal }: PatchRoutesOnNavigationFunctionArgs) {
  if (patched.has(area)) return;
  const routes = await routesFor(area, path);
  if (!routes || signal.aborted || patched.has(area)) return;
  patched.add(area);
  patch(area, [{ path: area, children: [...routes, { path: '*', element: notFoundElement }] }]);
}

/** The routes of an area's remote, for who may enter the area; nothing for everybody else. */
export async function routesFor(area: Area, path: string): Promise<RouteObject[] | undefined> {
  // Asked for while it is not known yet who is here; what does not come is asked for again below.
  expectRemote(area).catch((error: unknown) => console.warn('The remote is not known yet.', error));
  const { user } = await sessionKnown();
  if (!user || !rolesOf(area).includes(user.role)) return undefined;
  // The ride and the page that shows it come side by side.
  if (RIDE_PAGES.includes(path)) void queryClient.prefetchQuery(currentRideQuery);
  const { routes } = await loadRemote<{ routes: RouteObject[] }>(area, 'routes');
  return routes;
}
