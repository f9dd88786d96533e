import { type GetRideDialogProps, useCurrentUser } from '@pothik/api-client';
import { bookingDraft } from '../../rides/booking-draft';
import { BookingForm } from './booking-form';

/** Get Ride: from where, to where, with whom. Closing it cancels what was typed. */
export function BookingDialog({ open, onOpenChange }: GetRideDialogProps) {
  const rider = useCurrentUser();
  if (!rider || !open) return null;
  const cancel = () => {
    bookingDraft(rider._id).forget();
    onOpenChange(false);
  };
  return <BookingForm riderId={rider._id} onCancel={cancel} onDone={() => onOpenChange(false)} />;
}
