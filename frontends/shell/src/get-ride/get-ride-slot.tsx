import { useCurrentUser } from '@pothik/api-client';
import { useEffect } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { LoadedDialog } from '../federation/loaded-dialog';
import { getRideStore, setGetRideOpen } from './get-ride.store';
import { GET_RIDE_PARAMETER } from './get-ride-button';
import { useHistoryEntry } from './use-history-entry';

const getRideDialog = () => import('./get-ride-dialog');

/** Renders the booking dialog over any page; its code loads when it first opens. */
export function GetRideSlot() {
  const open = getRideStore((state) => state.open);
  const user = useCurrentUser();
  const rider = user?.role === 'RIDER' ? user._id : undefined;
  const [parameters, setParameters] = useSearchParams();
  const { state } = useLocation();
  const asked = rider && parameters.has(GET_RIDE_PARAMETER);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what one rider opened closes when another person is here
  useEffect(() => () => setGetRideOpen(false), [rider]);
  useEffect(() => {
    if (!asked) return;
    setGetRideOpen(true);
    setParameters(
      (present) => {
        present.delete(GET_RIDE_PARAMETER);
        return present;
      },
      { replace: true, state, preventScrollReset: true },
    );
  }, [asked, setParameters, state]);
  useHistoryEntry(open, rider !== undefined && !asked);
  if (!open || !rider) return null;
  return <LoadedDialog load={getRideDialog} open={open} onOpenChange={setGetRideOpen} />;
}
