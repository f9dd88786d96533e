import { call, isRefusal } from '@pothik/api-client';
import type { loginForm } from '@pothik/contracts/auth';
import { authRoutes } from '@pothik/contracts/routes';
import { toast } from '@pothik/ui-kit';
import { useNavigate, useSearchParams } from 'react-router';
import type { z } from 'zod';
import { useRefusedTryText } from '../../tries/too-many-tries';
import { beginVerification } from './code-progress';
import { useBeginSession } from './use-begin-session';

export type LogIn = (account: z.output<typeof loginForm>) => Promise<void>;

export interface LogInHooks {
  /** Called with true while the page itself is about to navigate. */
  onLeave: (leaving: boolean) => void;
  /** The password was right; the code of two-step verification is asked next. */
  onSecondFactor: () => void;
  onRefused?: (error: unknown) => void;
  /** Whether the page shows this refusal itself, in place of a toast. */
  takesRefusal?: (error: unknown) => boolean;
}

/** However often the same button is refused, one toast says why. */
const REFUSED_TOAST = 'log-in-refused';

/** Logs in and navigates to where log-in leads, or to verification. */
export function useLogIn({ onLeave, onSecondFactor, onRefused, takesRefusal }: LogInHooks): LogIn {
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const begin = useBeginSession();
  const textOf = useRefusedTryText();
  return async (account) => {
    onLeave(true);
    try {
      await begin(await call(authRoutes.login, account));
    } catch (error) {
      onLeave(false);
      if (isRefusal(error, 'auth/second-factor-required')) return onSecondFactor();
      if (takesRefusal?.(error)) return;
      toast.error(textOf(error), isRefusal(error, 'request/too-many') ? { id: REFUSED_TOAST } : {});
      onRefused?.(error);
      if (!isRefusal(error, 'auth/user-not-verified')) return;
      beginVerification(account.email, parameters.get('next'));
      await navigate('/verify');
    }
  };
}
