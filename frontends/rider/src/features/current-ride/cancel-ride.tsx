import { actOnRide, call, failureText, invalidate, isRefusal, QUERY, useInHand } from '@pothik/api-client';
import { isWaiting } from '@pothik/api-client/in-hand';
import { firstNameOf } from '@pothik/contracts/platform';
import { BOOKING_LIMIT, nextTransitions, type RideView } from '@pothik/contracts/ride';
import { rideRoutes } from '@pothik/contracts/routes';
import { useReasonField } from '@pothik/ride-ui';
import { Button, ConfirmDialog, Note, useFormat } from '@pothik/ui-kit';
import { useState } from 'react';
import { useCurrentRideText } from './current-ride-text';
import { useQuickReasons } from './quick-reasons';
import { useCancellingPauses } from './use-cancelling-pauses';

const PAUSE_MINUTES = BOOKING_LIMIT.atOneDriver.pauseMs / 60_000;

/** Cancels the ride where the transition table lets the rider, with a reason where the table requires one. */
export function CancelRide({ ride }: { ride: RideView }) {
  const text = useCurrentRideText();
  const [asking, setAsking] = useState(false);
  const { acts } = useInHand();
  const edge = nextTransitions(ride.rideStatus, 'RIDER').find(({ to }) => to === 'CANCELLED');
  const isWaitingAlready = acts.some((kept) => kept.act.kind === 'cancel' && isWaiting(kept));
  if (!edge || isWaitingAlready) return null;
  const needsReason = edge.reasonRequired;
  const ofRequest = ride.asking ? text.stopLooking : text.cancelRequest;
  return (
    <>
      <Button variant={needsReason ? 'quiet' : 'outline'} block={!needsReason} onClick={() => setAsking(true)}>
        {needsReason ? text.cancelRide : ofRequest}
      </Button>
      {asking && <CancelDialog ride={ride} needsReason={needsReason} onClose={() => setAsking(false)} />}
    </>
  );
}

interface CancelDialogProps {
  ride: RideView;
  needsReason: boolean;
  onClose(): void;
}

function CancelDialog({ ride, needsReason, onClose }: CancelDialogProps) {
  const text = useCurrentRideText();
  const { number } = useFormat();
  const pauses = useCancellingPauses(ride);
  const words = wordsOf(ride, needsReason, text);
  const [error, setError] = useState<string>();
  const name = firstNameOf(ride.driver.user.name);
  const cancel = async (reason: string) => {
    setError(undefined);
    try {
      // A request is nothing to go on with: only the cancelling of a ride waits for a network.
      if (needsReason) await actOnRide(ride._id, { kind: 'cancel', reason });
      else await call(rideRoutes.updateStatus, { rideId: ride._id, rideStatus: 'CANCELLED' });
    } catch (failure) {
      setError(!needsReason && isRefusal(failure, 'ride/reason-required') ? text.justAccepted : failureText(failure));
      void invalidate(QUERY.CurrentRide);
      return;
    }
    await invalidate(QUERY.CurrentRide, QUERY.RideRequest);
    onClose();
  };
  const reason = { ...useReasonField(`rider-cancel-draft:${ride._id}`), quick: Object.values(useQuickReasons()) };
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={words.title}
      confirmLabel={words.confirm}
      cancelLabel={text.keep}
      onConfirm={cancel}
      error={error}
      {...(needsReason ? { reason } : {})}
    >
      <p>{words.said}</p>
      {pauses && (
        <Note tone="warning" alert>
          {text.cancelPauses(name, number(PAUSE_MINUTES))}
        </Note>
      )}
    </ConfirmDialog>
  );
}

/** A ride, a search or a request to a chosen driver. */
function wordsOf(ride: RideView, isRide: boolean, text: ReturnType<typeof useCurrentRideText>) {
  const name = firstNameOf(ride.driver.user.name);
  if (isRide) return { title: text.cancelRideTitle, confirm: text.cancelRide, said: text.cancelRideText(name) };
  if (ride.asking) return { title: text.stopLookingTitle, confirm: text.stopLooking, said: text.stopLookingText };
  return { title: text.cancelRequestTitle, confirm: text.cancelRequest, said: text.cancelRequestText(name) };
}
