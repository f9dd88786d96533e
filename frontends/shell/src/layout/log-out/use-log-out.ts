import { sessionStore, signOut } from '@pothik/api-client';
import { toast } from '@pothik/ui-kit';
import { useNavigate } from 'react-router';
import { useShellText } from '../../texts/shell-text';
import { leftOpenBy } from './left-open';
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
    const leaves = role && (await leftOpenBy(role).catch(unknown));
    if (leaves) askBeforeLogOut(leaves);
    else await leave();
  };
}

/** Rides that cannot be read keep nobody logged in. */
function unknown(error: unknown): undefined {
  console.warn('Whether a ride is open is not known.', error);
}
