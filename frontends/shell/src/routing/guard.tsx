import { useSession } from '@pothik/api-client';
import type { Role } from '@pothik/contracts/platform';
import type { Me } from '@pothik/contracts/user';
import { type ReactNode, useEffect, useRef } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { dashboardOf, SECOND_FACTOR_PAGE } from '../access/access.rules';
import { logInPath } from '../access/return-path.rules';

export interface GuardProps {
  /** The roles that may enter; every signed-in person if omitted. */
  roles?: readonly Role[];
  /** Shown while the session loads. */
  waiting: ReactNode;
  /** Shown while no network says who is signed in. */
  unreachable: ReactNode;
}

/**
 * Admits people with one of the roles; redirects others to /login with the return path, or to /unauthorized, and an
 * administrator who must set up two-step verification first to that page. A person
 * inside is redirected to / after a log-out, and to the new Dashboard when the role changes, as when a RIDER registers as DRIVER.
 */
export function Guard({ roles, waiting, unreachable }: GuardProps) {
  const session = useSession();
  const { user, ended, needsSecondFactor } = session;
  const { pathname, search } = useLocation();
  const inside = useRef<Me>(undefined);
  const allowed = user !== undefined && (roles?.includes(user.role) ?? true);
  useEffect(() => {
    if (allowed) inside.current = user;
  }, [allowed, user]);

  if (session.status === 'loading') return session.unreachable ? unreachable : waiting;
  if (!user) {
    const leaving = inside.current !== undefined && ended === 'log-out';
    return <Navigate to={leaving ? '/' : logInPath(`${pathname}${search}`)} replace />;
  }
  if (allowed && needsSecondFactor && pathname !== SECOND_FACTOR_PAGE) {
    return <Navigate to={SECOND_FACTOR_PAGE} replace />;
  }
  if (allowed) return <Outlet />;
  return <Navigate to={hasBecome(user, inside.current) ? dashboardOf(user.role) : '/unauthorized'} replace />;
}

/** Whether this is the admitted person, now with another role. */
const hasBecome = (user: Me, inside: Me | undefined): boolean =>
  inside !== undefined && inside._id === user._id && inside.role !== user.role;
