import type { RideView } from '@pothik/contracts/ride';
import { Button } from '@pothik/ui-kit';
import type { ReactNode } from 'react';
import { useGetRide } from './use-get-ride';

interface GetRideButtonProps {
  /** A ride that was not driven, to fill the form with. */
  before?: RideView | undefined;
  variant?: 'primary' | 'outline';
  children: ReactNode;
}

/** Opens the booking dialog. */
export function GetRideButton({ before, variant = 'primary', children }: GetRideButtonProps) {
  const getRide = useGetRide();
  return (
    <Button variant={variant} onClick={() => getRide(before)}>
      {children}
    </Button>
  );
}
