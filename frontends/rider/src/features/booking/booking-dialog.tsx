import { type GetRideDialogProps, useCurrentUser } from '@pothik/api-client';
import { bookingDraft } from '../../rides/booking-draft';
import { BookingForm } from './booking-form';

/** The Get Ride dialog. However it closes, the draft is deleted: its idempotency key belongs to one booking. */
export function BookingDialog({ open, onOpenChange }: GetRideDialogProps) {
  const rider = useCurrentUser();
  if (!rider || !open) return null;
  const close = () => {
    bookingDraft(rider._id).delete();
    onOpenChange(false);
  };
  return <BookingForm riderId={rider._id} onClose={close} />;
}
