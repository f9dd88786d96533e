import { firstNameOf } from '@pothik/contracts/platform';
import { type RideView, reachedAt } from '@pothik/contracts/ride';
import { useStepWords } from '@pothik/ride-ui';
import { Card, ClockTime, type Step, Stepper, useFormat } from '@pothik/ui-kit';
import { useCurrentRideText } from './current-ride-text';
import { useSentenceText } from './sentence-text';
import { stepsOf } from './steps.rules';

/** The ride's steps with their times. */
export function RideSteps({ ride }: { ride: RideView }) {
  const text = useCurrentRideText();
  const present = useNote(ride);
  const words = useStepWords('RIDER');
  const { time } = useFormat();
  const steps = stepsOf(ride).map(({ status, state }): Step => {
    const at = reachedAt(ride, status);
    const deadline = status === 'PICKED UP' && ride.pickUpBy ? text.pickUpBy(time(ride.pickUpBy)) : undefined;
    const note = status === ride.rideStatus ? present : deadline;
    return {
      key: status,
      label: words[status],
      state,
      ...(at ? { time: <ClockTime at={at} /> } : {}),
      ...(note ? { note } : {}),
    };
  });
  return (
    <Card>
      <Stepper label={text.progress} steps={steps} />
    </Card>
  );
}

/** What is said of the present step. */
function useNote({ rideStatus: status, movingAwaySince, driver, asking }: RideView): string | undefined {
  const text = useCurrentRideText();
  const { movingAwayTitle, seat, stillLookingTitle } = useSentenceText();
  const name = firstNameOf(driver.user.name);
  if (status === 'REQUESTED') return asking?.looking ? stillLookingTitle : text.requestedNote(name);
  if (status === 'ACCEPTED') return movingAwaySince ? movingAwayTitle(name) : text.acceptedNote(name);
  if (status === 'PICKED UP') return text.pickedUpNote(seat(driver.vehicle.vehicleType));
  if (status === 'IN TRANSIT') return text.inTransitNote;
  return status === 'COMPLETED' ? text.completedNote : undefined;
}
