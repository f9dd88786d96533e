import { type RideStatus, type RideView, reachedAt } from '@pothik/contracts/ride';
import { Card, ClockTime, Stepper } from '@pothik/ui-kit';
import { useActiveRideText } from './active-ride-text';

const STEPS = [
  { status: 'ACCEPTED', word: 'stepAccepted' },
  { status: 'PICKED UP', word: 'stepPickedUp' },
  { status: 'IN TRANSIT', word: 'stepInTransit' },
  { status: 'COMPLETED', word: 'stepCompleted' },
] as const satisfies readonly { status: RideStatus; word: string }[];

/** The four steps of a ride with their times, where the page has room for them. */
export function RideSteps({ ride }: { ride: RideView }) {
  const text = useActiveRideText();
  const present = STEPS.findIndex(({ status }) => status === ride.rideStatus);
  const steps = STEPS.map(({ status, word }, position) => {
    const at = reachedAt(ride, status);
    return {
      key: status,
      label: text[word],
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
