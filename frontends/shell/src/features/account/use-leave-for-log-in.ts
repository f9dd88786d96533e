import { sessionStore, signOut } from '@pothik/api-client';
import { useNavigate } from 'react-router';
import { logInPath } from '../../access/return-path.rules';
import { forgotDraft } from './account-draft';
import { resetProgress } from './code-progress';

/** After a new password: every session has ended on the server, so this page's ends too; then /login, the e-mail filled in. */
export function useLeaveForLogIn(): (email: string, next: string | undefined) => Promise<void> {
  const navigate = useNavigate();
  return async (email, next) => {
    resetProgress.forget();
    forgotDraft.forget();
    if (sessionStore.getState().user) await signOut().catch(notTold);
    await navigate(logInPath(next ?? '/'), { replace: true, state: { email } });
  };
}

const notTold = (error: unknown): void => console.warn('The ended session could not be left.', error);
