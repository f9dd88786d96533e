import { call } from '@pothik/api-client';
import { firstNameOf } from '@pothik/contracts/platform';
import type { RideView } from '@pothik/contracts/ride';
import { rideRoutes } from '@pothik/contracts/routes';
import { useFormat } from '@pothik/ui-kit';
import { FareDialog } from '../active-ride/fare-dialog';
import type { NamedFare } from '../active-ride/use-fare-form';
import { AnswerTime } from './answer-time';
import { OverDialog } from './over-dialog';
import { useRequestsText } from './requests-text';

interface AnotherFareDialogProps {
  ride: RideView;
  /** It is too late to accept. */
  isOver: boolean;
  onClose(): void;
  onAccepted?(): void;
}

/** Accepts a request for another fare than the rider's offer, in one act. */
export function AnotherFareDialog({ ride, isOver, onClose, onAccepted }: AnotherFareDialogProps) {
  const text = useRequestsText();
  const { taka } = useFormat();
  const name = firstNameOf(ride.user.name);
  const accept = (fare: NamedFare) =>
    call(rideRoutes.updateStatus, { rideId: ride._id, rideStatus: 'ACCEPTED', ...fare });
  const title = text.anotherTitle(name);
  return (
    <FareDialog
      ride={ride}
      title={title}
      text={text.anotherText(name, taka(ride.offer?.fare ?? 0))}
      aside={<AnswerTime ride={ride} />}
      confirm={text.acceptFor}
      instead={isOver && <OverDialog ride={ride} title={title} onClose={onClose} />}
      name={accept}
      onClose={onClose}
      {...(onAccepted ? { onDone: onAccepted } : {})}
    />
  );
}
