import { LoadedPart } from '@pothik/api-client';
import type { RideView } from '@pothik/contracts/ride';

const ridePayment = async () => ({ Component: (await import('./ride-payment')).RidePayment });

/** Whether a completed ride is paid; loaded where a ride has ended. Its silence counts as paid, so that a failed load only waits. */
export const PaymentPart = ({ ride }: { ride: RideView }) => (
  <LoadedPart load={ridePayment} with={{ ride }} waiting={null} failed={() => null} />
);
