import { type GetRideDialogProps, useCurrentUser } from '@pothik/api-client';
import { bookingDraft } from '../../rides/booking-draft';
import { BookingForm } from './booking-form';

/** Get Ride: from where, to where, with whom. However it closes, what was typed is forgotten: its key names one booking. */
export function BookingDialog({ open, onOpenChange }: GetRideDialogProps) {
  const rider = useCurrentUser();
  if (!rider || !open) return null;
  const close = () => {
    bookingDraft(rider._id).forget();
    onOpenChange(false);
  };
  return <BookingForm riderId={rider._id} onClose={close} />;
}
