import { useInHand } from '@pothik/api-client';
import { firstNameOf } from '@pothik/contracts/platform';
import { type RideStatus, type RideView, reachedAt } from '@pothik/contracts/ride';
import { Button, ClockTime, Dock, Money, Note, Ticket, useFormat, useSidebar } from '@pothik/ui-kit';
import { Check, Clock, Lock, Navigation } from 'lucide-react';
import { startCollecting } from '../collect/collect.store';
import { useRideAct } from '../rides/use-ride-command';
import { waitsFor } from '../rides/with-kept-acts';
import { DriverSos } from '../sos/driver-sos';
import { useDriverText } from '../texts/driver-text';
import { useActiveRideText } from './active-ride-text';
import { HoldToComplete } from './hold-to-complete';

interface MoveStepProps {
  ride: RideView;
  to: RideStatus;
  /** The status changed a moment ago: the next act is dead. */
  justChanged: boolean;
}

/** With the rider on board: the fixed fare, SOS, and one button to the next status. */
export function MoveStep({ ride, to, justChanged }: MoveStepProps) {
  const { isPending, run } = useRideAct(ride, () => ({ kind: to === 'COMPLETED' ? 'completed' : 'in-transit' }));
  const { mobile, open } = useSidebar();
  const completing = to === 'COMPLETED';
  const isCompletionWaiting = waitsFor('completed', ride, useInHand().acts);
  const move = async () => {
    // Before the call: its answer may be lost although the ride is over.
    if (completing) startCollecting(ride.driver.user._id, ride._id);
    await run();
  };
  return (
    <>
      <FixedFare ride={ride} />
      <Dock className="driver-moving-dock">
        {(mobile || !open) && <DriverSos ride={ride} />}
        {isCompletionWaiting ? (
          <CompletionWaits ride={ride} />
        ) : completing && !justChanged ? (
          <HoldToComplete ride={ride} busy={isPending} onComplete={move} />
        ) : (
          <StartButton ride={ride} busy={isPending} dead={justChanged} onStart={move} />
        )}
      </Dock>
    </>
  );
}

/** Completed by the driver, and not sent yet. */
function CompletionWaits({ ride }: { ride: RideView }) {
  const text = useActiveRideText();
  const { taka } = useFormat();
  return (
    <Note className="driver-move" icon={<Clock aria-hidden />}>
      {text.completionWaits(taka(ride.fare ?? 0))}
    </Note>
  );
}

interface StartButtonProps {
  ride: RideView;
  busy: boolean;
  dead: boolean;
  onStart(): unknown;
}

/** Starts the ride. After a change of status it says instead what was done, and does nothing. */
function StartButton({ ride, busy, dead, onStart }: StartButtonProps) {
  const text = useActiveRideText();
  const { time } = useFormat();
  const reached = time(reachedAt(ride, ride.rideStatus) ?? ride.updatedAt);
  const done = ride.rideStatus === 'IN TRANSIT' ? text.startedAt(reached) : text.pickedUpAt(reached);
  return (
    <Button
      variant={dead ? 'outline' : 'primary'}
      size="large"
      className="driver-move"
      loading={busy}
      aria-disabled={dead || undefined}
      icon={dead ? <Check aria-hidden /> : <Navigation aria-hidden />}
      onClick={() => !dead && void onStart()}
    >
      {dead ? done : text.start}
    </Button>
  );
}

function FixedFare({ ride }: { ride: RideView }) {
  const text = useActiveRideText();
  const { time } = useFormat();
  const since = reachedAt(ride, ride.rideStatus) ?? ride.updatedAt;
  const agreedAt = reachedAt(ride, 'PICKED UP') ?? since;
  const fare = { key: 'fare', label: useDriverText().fare, figure: <Money amount={ride.fare ?? 0} /> };
  const isUnproven = waitsFor('start-code', ride, useInHand().acts);
  const label = ride.rideStatus === 'IN TRANSIT' ? text.onTheRoad : text.pickedUpSince;
  return (
    <Ticket
      className="driver-ticket"
      halves={[fare, { key: 'since', label, figure: <ClockTime at={since} /> }]}
      footIcon={<Lock aria-hidden />}
      foot={isUnproven ? text.codeWaits : text.agreedAt(firstNameOf(ride.user.name), time(agreedAt))}
    />
  );
}
