import { signedIn } from '@pothik/api-client';
import type { authRoutes, RouteData } from '@pothik/contracts/routes';
import type { Me } from '@pothik/contracts/user';
import { toast } from '@pothik/ui-kit';
import { useNavigate, useSearchParams } from 'react-router';
import { pathAfterLogIn } from '../../access/after-log-in.rules';
import { loginDraft, phoneDraft } from './account-draft';
import { useAccountText } from './account-text';

/** Begins the session of a completed log-in and navigates to `next`, to the page that a guard refused, or to the page of the role. */
export function useBeginSession(): (session: RouteData<typeof authRoutes.login>, next?: string) => Promise<void> {
  const text = useAccountText();
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  return async (session, next) => {
    const user = await signedIn(session);
    toast.success(text.logInDone);
    loginDraft.delete();
    phoneDraft.delete();
    const wanted = next ?? parameters.get('next');
    await navigate(pathAfterLogIn(user.role, wanted, await openRideOf(user)), { replace: true });
  };
}

/** Whether the rider has an open ride; false when that cannot be determined. */
async function openRideOf({ role }: Me): Promise<boolean> {
  if (role !== 'RIDER') return false;
  try {
    const { hasOpenRide } = await import('../../get-ride/open-ride');
    return await hasOpenRide();
  } catch (error) {
    console.warn('The current ride did not load.', error);
    return false;
  }
}
