import { LoadedPart, useCurrentUser } from '@pothik/api-client';
import { PageSkeleton } from '../page-parts/page-skeleton';
import { partFailed } from '../page-parts/part-failed';
import { useShellText } from '../texts/shell-text';
import { AreaFrame } from './area-frame';
import { SIDEBAR } from './sidebar-links';

/** That of administrators, which riders and drivers do not load. */
export const administrationLayout = () => import('./administration-layout');

const installSlot = () => import('../home-screen/install-slot');

/** The layout of the areas, with the sidebar of the person's role. */
export function Component() {
  const user = useCurrentUser();
  const text = useShellText();
  if (!user) return null;
  if (user.role === 'ADMIN' || user.role === 'SUPER_ADMIN') {
    return <LoadedPart load={administrationLayout} waiting={<PageSkeleton />} failed={partFailed} />;
  }
  const entries = SIDEBAR[user.role].map((entry) => ({ ...entry, name: text[entry.text] }));
  const question = <LoadedPart load={installSlot} with={{ user }} waiting={null} failed={() => null} />;
  return <AreaFrame user={user} entries={entries} below={user.installAnsweredAt ? null : question} />;
}
