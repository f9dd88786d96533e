import { signOut } from '@pothik/api-client';
import { toast } from '@pothik/ui-kit';
import { useNavigate } from 'react-router';
import { useShellText } from '../texts/shell-text';

/** Logs out in every tab and goes home; only a network failure prevents it. */
export function useLogOut(): () => Promise<void> {
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
