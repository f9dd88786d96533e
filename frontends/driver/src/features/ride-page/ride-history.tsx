import type { RideView } from '@pothik/contracts/ride';
import { useRideHistory } from '@pothik/ride-ui';
import { Card, Stepper } from '@pothik/ui-kit';
import { useRidePageText } from './ride-page-text';

/** Everything that happened to a ride: what, when, by whom and why. */
export function RideHistory({ ride }: { ride: RideView }) {
  const text = useRidePageText();
  return (
    <Card title={text.history}>
      <Stepper label={text.history} steps={useRideHistory(ride, 'DRIVER')} />
    </Card>
  );
}
