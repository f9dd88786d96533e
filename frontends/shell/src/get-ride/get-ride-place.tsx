import { useCurrentUser } from '@pothik/api-client';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { LoadedDialog } from '../federation/loaded-dialog';
import { getRideStore, setGetRideOpen } from './get-ride.store';
import { GET_RIDE_PARAMETER } from './get-ride-button';

const getRideDialog = () => import('./get-ride-dialog');

/** Where the booking dialog stands, over any page; its code comes with the first opening. */
export function GetRidePlace() {
  const open = getRideStore((state) => state.open);
  const isRider = useCurrentUser()?.role === 'RIDER';
  const [parameters, setParameters] = useSearchParams();
  const asked = isRider && parameters.has(GET_RIDE_PARAMETER);
  useEffect(() => {
    if (!asked) return;
    setGetRideOpen(true);
    setParameters(
      (present) => {
        present.delete(GET_RIDE_PARAMETER);
        return present;
      },
      { replace: true },
    );
  }, [asked, setParameters]);
  if (!open || !isRider) return null;
  return <LoadedDialog load={getRideDialog} open={open} onOpenChange={setGetRideOpen} />;
}
