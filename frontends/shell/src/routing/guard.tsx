import { useSession } from '@pothik/api-client';
import type { Role } from '@pothik/contracts/platform';
import { type ReactNode, useEffect, useRef } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { logInPath } from './return-path.rules';

export interface GuardProps {
  /** Who may enter; everybody signed in when left out. */
  roles?: readonly Role[];
  /** Shown while it is not known who is here. */
  waiting: ReactNode;
}

/** Lets the right people in: others go to /login, which remembers the path, or to /unauthorized. After a log-out to /. */
export function Guard({ roles, waiting }: GuardProps) {
  const { status, user, ended } = useSession();
  const { pathname, search } = useLocation();
  const wasInside = useRef(false);
  useEffect(() => {
    if (status === 'signed-in') wasInside.current = true;
  }, [status]);

  if (status === 'loading') return waiting;
  if (!user) {
    const leaving = wasInside.current && ended === 'log-out';
    return <Navigate to={leaving ? '/' : logInPath(`${pathname}${search}`)} replace />;
  }
  if (roles && !roles.includes(user.role)) return <Navigate to="/unauthorized" replace />;
  return <Outlet />;
}
