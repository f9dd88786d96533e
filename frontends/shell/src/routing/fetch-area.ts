// A chunk of its own: only who goes to an area asks for its routes.
import type { PatchRoutesOnNavigationFunctionArgs, RouteObject } from 'react-router';
import { loadRemote } from '../federation/load-remote';
import type { Area } from './access.rules';
import { maySee } from './may-see.rules';
import { notFoundElement } from './not-found-element';
import { sessionKnown } from './session-known';

const patched = new Set<Area>();

/** Fetches an area's routes when somebody who may see them goes there; the guard answers everybody else. */
export async function fetchArea(
  area: Area,
  { path, patch, signal }: PatchRoutesOnNavigationFunctionArgs,
): Promise<void> {
  if (patched.has(area)) return;
  const { user } = await sessionKnown();
  if (!user || !maySee(user.role, path)) return;
  const { routes } = await loadRemote<{ routes: RouteObject[] }>(area, 'routes');
  if (signal.aborted || patched.has(area)) return;
  patched.add(area);
  patch(area, [{ path: area, children: [...routes, { path: '*', element: notFoundElement }] }]);
}
