import { call, failureText, isRefusal, signedIn } from '@pothik/api-client';
import type { loginForm } from '@pothik/contracts/auth';
import { authRoutes } from '@pothik/contracts/routes';
import type { Me } from '@pothik/contracts/user';
import { toast } from '@pothik/ui-kit';
import { useNavigate, useSearchParams } from 'react-router';
import type { z } from 'zod';
import { pathAfterLogIn } from '../../access/after-log-in.rules';
import { loginDraft } from './account-draft';
import { useAccountText } from './account-text';
import { beginVerification } from './code-progress';

export type LogIn = (account: z.output<typeof loginForm>) => Promise<void>;

interface LogInHooks {
  /** Called with true while the page itself is about to navigate. */
  onLeave: (leaving: boolean) => void;
  onRefused?: (error: unknown) => void;
}

/** Logs in and navigates to the page that a guard refused, to the page of the role, or to verification. */
export function useLogIn({ onLeave, onRefused }: LogInHooks): LogIn {
  const text = useAccountText();
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const next = parameters.get('next');
  return async (account) => {
    onLeave(true);
    try {
      const user = await signedIn(await call(authRoutes.login, account));
      toast.success(text.logInDone);
      loginDraft.delete();
      await navigate(pathAfterLogIn(user.role, next, await openRideOf(user)), { replace: true });
    } catch (error) {
      onLeave(false);
      toast.error(failureText(error));
      onRefused?.(error);
      if (!isRefusal(error, 'auth/user-not-verified')) return;
      beginVerification(account.email, next);
      await navigate('/verify');
    }
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
