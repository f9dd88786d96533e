import { useSession } from '@pothik/api-client';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router';
import { OfflinePage } from '../../offline/offline-page';
import { PageSkeleton } from '../../page-parts/page-skeleton';

/** /login and /register are for signed-out people; others are redirected home. `leaving`: the page itself is about to navigate. */
export function OnlySignedOut({ leaving, children }: { leaving: boolean; children: ReactNode }) {
  const { status, unreachable } = useSession();
  if (leaving || status === 'signed-out') return children;
  if (unreachable) return <OfflinePage />;
  return status === 'loading' ? <PageSkeleton /> : <Navigate to="/" replace />;
}
