import { useSession } from '@pothik/api-client';
import type { Role } from '@pothik/contracts/platform';
import type { Me } from '@pothik/contracts/user';
import { type ReactNode, useEffect, useRef } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { dashboardOf } from '../access/access.rules';
import { logInPath } from '../access/return-path.rules';

export interface GuardProps {
  /** Who may enter; everybody signed in when left out. */
  roles?: readonly Role[];
  /** Shown while it is not known who is here. */
  waiting: ReactNode;
}

/**
 * Lets the right people in; others go to /login, which remembers the path, or to /unauthorized. Who was inside leaves for /
 * after a log-out, and for the new Dashboard after becoming another role, as a RIDER does who registers as DRIVER.
 */
export function Guard({ roles, waiting }: GuardProps) {
  const { status, user, ended } = useSession();
  const { pathname, search } = useLocation();
  const inside = useRef<Me>(undefined);
  const allowed = user !== undefined && (roles?.includes(user.role) ?? true);
  useEffect(() => {
    if (allowed) inside.current = user;
  }, [allowed, user]);

  if (status === 'loading') return waiting;
  if (!user) {
    const leaving = inside.current !== undefined && ended === 'log-out';
    return <Navigate to={leaving ? '/' : logInPath(`${pathname}${search}`)} replace />;
  }
  if (allowed) return <Outlet />;
  return <Navigate to={hasBecome(user, inside.current) ? dashboardOf(user.role) : '/unauthorized'} replace />;
}

/** Whether this is the person who was let in, now with another role. */
const hasBecome = (user: Me, inside: Me | undefined): boolean =>
  inside !== undefined && inside._id === user._id && inside.role !== user.role;
