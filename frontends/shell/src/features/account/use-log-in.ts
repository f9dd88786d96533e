import { call, failureText, isRefusal } from '@pothik/api-client';
import type { loginForm } from '@pothik/contracts/auth';
import { authRoutes } from '@pothik/contracts/routes';
import { toast } from '@pothik/ui-kit';
import { useNavigate, useSearchParams } from 'react-router';
import type { z } from 'zod';
import { beginVerification } from './code-progress';
import { useBeginSession } from './use-begin-session';

export type LogIn = (account: z.output<typeof loginForm>) => Promise<void>;

export interface LogInHooks {
  /** Called with true while the page itself is about to navigate. */
  onLeave: (leaving: boolean) => void;
  /** The password was right; the code of two-step verification is asked next. */
  onSecondFactor: () => void;
  onRefused?: (error: unknown) => void;
}

/** Logs in and navigates to where log-in leads, or to verification. */
export function useLogIn({ onLeave, onSecondFactor, onRefused }: LogInHooks): LogIn {
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const begin = useBeginSession();
  return async (account) => {
    onLeave(true);
    try {
      await begin(await call(authRoutes.login, account));
    } catch (error) {
      onLeave(false);
      if (isRefusal(error, 'auth/second-factor-required')) return onSecondFactor();
      toast.error(failureText(error));
      onRefused?.(error);
      if (!isRefusal(error, 'auth/user-not-verified')) return;
      beginVerification(account.email, parameters.get('next'));
      await navigate('/verify');
    }
  };
}
