import { type RideStatus, type RideView, reachedAt } from '@pothik/contracts/ride';
import { useStepWords } from '@pothik/ride-ui';
import { Card, ClockTime, Stepper } from '@pothik/ui-kit';
import { useActiveRideText } from './active-ride-text';

const STEPS: readonly RideStatus[] = ['ACCEPTED', 'PICKED UP', 'IN TRANSIT', 'COMPLETED'];

/** The four steps of a ride with their times, on wide screens only. */
export function RideSteps({ ride }: { ride: RideView }) {
  const text = useActiveRideText();
  const words = useStepWords('DRIVER');
  const present = STEPS.indexOf(ride.rideStatus);
  const steps = STEPS.map((status, position) => {
    const at = reachedAt(ride, status);
    return {
      key: status,
      label: words[status],
      state: stateOf(position, present),
      ...(at ? { time: <ClockTime at={at} /> } : {}),
    };
  });
  return (
    <Card as="div" className="driver-wide-only">
      <Stepper label={text.progress} steps={steps} />
    </Card>
  );
}

function stateOf(position: number, present: number): 'done' | 'now' | 'next' {
  if (position === present) return 'now';
  return position < present ? 'done' : 'next';
}
