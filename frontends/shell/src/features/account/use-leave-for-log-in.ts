import { sessionStore, signOut } from '@pothik/api-client';
import { useNavigate } from 'react-router';
import { logInPath } from '../../access/return-path.rules';
import { forgotDraft } from './account-draft';
import { resetProgress } from './code-progress';

/** After a new password the server has ended every session: ends this page's too, then leads to /login with the e-mail filled in. */
export function useLeaveForLogIn(): (email: string, next: string | undefined) => Promise<void> {
  const navigate = useNavigate();
  return async (email, next) => {
    resetProgress.delete();
    forgotDraft.delete();
    if (sessionStore.getState().user) await signOut().catch(warn);
    await navigate(logInPath(next ?? '/'), { replace: true, state: { email } });
  };
}

const warn = (error: unknown): void => console.warn('Signing out of the ended session failed.', error);
