import { useSearchParams } from 'react-router';
import { Cancelled } from './cancelled';
import { Payments } from './payments';
import { isPaymentsAddress } from './ride-list.rules';

/** Cancelled Ride, and with `?view=payments` Payment History. */
export function Component() {
  const [parameters] = useSearchParams();
  return isPaymentsAddress(parameters) ? <Payments /> : <Cancelled />;
}
