import { sessionStore, signOut } from '@pothik/api-client';
import type { Role } from '@pothik/contracts/platform';
import { toast } from '@pothik/ui-kit';
import { useNavigate } from 'react-router';
import { useShellText } from '../../texts/shell-text';
import { askBeforeLogOut } from './log-out.store';

/** Logs out in every tab and goes home; only a network failure prevents it. */
export function useLeave(): () => Promise<void> {
  const navigate = useNavigate();
  return async () => {
    try {
      await signOut();
      await navigate('/');
    } catch (error) {
      console.warn('Logging out failed.', error);
      toast.error(useShellText.now().logOutFailed);
    }
  };
}

/** The same; who leaves a ride or requests open is asked first. */
export function useLogOut(): () => Promise<void> {
  const leave = useLeave();
  return async () => {
    const role = sessionStore.getState().user?.role;
    const leaves = role && (await leftOpen(role).catch(unknown));
    if (leaves) askBeforeLogOut(leaves);
    else await leave();
  };
}

/** Its code loads at the press: few log out. */
const leftOpen = async (role: Role) => (await import('./left-open')).leftOpenBy(role);

/** Rides that cannot be read keep nobody logged in. */
function unknown(error: unknown): undefined {
  console.warn('Whether a ride is open is not known.', error);
}
