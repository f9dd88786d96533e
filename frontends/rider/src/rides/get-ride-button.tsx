import type { RideView } from '@pothik/contracts/ride';
import { Button } from '@pothik/ui-kit';
import type { ReactNode } from 'react';
import { useGetRide } from './use-get-ride';

/** Opens the booking dialog; `before` is a ride that was not driven, to fill it with. */
export function GetRideButton({ before, children }: { before?: RideView | undefined; children: ReactNode }) {
  const getRide = useGetRide();
  return (
    <Button variant="primary" onClick={() => getRide(before)}>
      {children}
    </Button>
  );
}
