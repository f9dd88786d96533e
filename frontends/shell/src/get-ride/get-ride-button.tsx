import { useSession } from '@pothik/api-client';
import { Button, type ButtonProps } from '@pothik/ui-kit';
import { Link, useNavigate } from 'react-router';
import { dashboardOf } from '../access/access.rules';
import { logInPath } from '../access/return-path.rules';
import { useShellText } from '../texts/shell-text';
import { setGetRideOpen } from './get-ride.store';

/** The page that opens the dialog by itself after log-in. */
export const GET_RIDE_PARAMETER = 'get-ride';
const HOME_WITH_DIALOG = `/?${GET_RIDE_PARAMETER}=1`;

interface GetRideButtonProps extends Pick<ButtonProps, 'block' | 'size' | 'variant'> {
  onChosen?: () => void;
}

/** Leads visitors to log-in and back to the dialog, riders to the dialog or their open ride, and others to their Dashboard. */
export function GetRideButton({ onChosen, ...looks }: GetRideButtonProps) {
  const text = useShellText();
  const { user } = useSession();
  const start = useStartRide();
  if (user?.role === 'RIDER') {
    const choose = () => {
      onChosen?.();
      void start();
    };
    return (
      <Button variant="primary" {...looks} onClick={choose}>
        {text.getRide}
      </Button>
    );
  }
  const to = user ? dashboardOf(user.role) : logInPath(HOME_WITH_DIALOG);
  return (
    <Button asChild variant="primary" {...looks}>
      <Link to={to} onClick={onChosen}>
        {user ? text.dashboard : text.getRide}
      </Link>
    </Button>
  );
}

function useStartRide(): () => Promise<void> {
  const navigate = useNavigate();
  return async () => {
    try {
      const { hasOpenRide } = await import('./open-ride');
      if (await hasOpenRide()) return navigate('/rider/current-ride');
    } catch (error) {
      // The booking call refuses a second open ride, so a failed check must not block the dialog.
      console.warn('The current ride did not load.', error);
    }
    setGetRideOpen(true);
  };
}
