import { type GetRideDialogProps, useCurrentUser } from '@pothik/api-client';
import { Dialog } from '@pothik/ui-kit';
import { createContext, use, useCallback } from 'react';
import { useNavigate } from 'react-router';
import { bookingDraft } from '../../rides/booking-draft';
import { BookingForm, type BookingFrameProps } from './booking-form';
import { CURRENT_RIDE, useOpenRide } from './use-open-ride';

const Closing = createContext<() => void>(() => undefined);

/** The Get Ride dialog. What is typed stays until it is sent: closing loses nothing. */
export function BookingDialog({ open, onOpenChange }: GetRideDialogProps) {
  const rider = useCurrentUser();
  if (!rider || !open) return null;
  return <OpenDialog riderId={rider._id} onClose={() => onOpenChange(false)} />;
}

function OpenDialog({ riderId, onClose }: { riderId: string; onClose(): void }) {
  const navigate = useNavigate();
  const leave = () => {
    bookingDraft(riderId).delete();
    onClose();
    // In the place of the dialog, which is an entry of the history.
    void navigate(CURRENT_RIDE, { replace: true });
  };
  return (
    <Closing value={onClose}>
      <BookingForm riderId={riderId} Frame={DialogFrame} onRide={leave} />
      <WhenRideIsOpen onOpenRide={leave} />
    </Closing>
  );
}

/** After the form, whose first effect stores the draft that this deletes. */
function WhenRideIsOpen({ onOpenRide }: { onOpenRide(): void }) {
  useOpenRide(onOpenRide);
  return null;
}

/** The form scrolls, its one button stays visible. */
function DialogFrame({ onBack, ...dialog }: BookingFrameProps) {
  const onClose = use(Closing);
  const shut = onBack ?? onClose;
  const change = useCallback((open: boolean) => !open && shut(), [shut]);
  return <Dialog open onOpenChange={change} {...dialog} />;
}
