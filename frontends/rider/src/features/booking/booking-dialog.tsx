import { type GetRideDialogProps, useCurrentUser } from '@pothik/api-client';
import { Dialog } from '@pothik/ui-kit';
import { forgetDraft } from './booking-draft';
import { BookingForm } from './booking-form';
import { useBookingText } from './booking-text';

/** Get Ride: from where, to where, with whom. Closing it cancels what was typed. */
export function BookingDialog({ open, onOpenChange }: GetRideDialogProps) {
  const text = useBookingText();
  const rider = useCurrentUser();
  if (!rider) return null;
  const change = (next: boolean) => {
    if (!next) forgetDraft(rider._id);
    onOpenChange(next);
  };
  return (
    <Dialog open={open} onOpenChange={change} title={text.title}>
      {open && <BookingForm riderId={rider._id} onDone={() => onOpenChange(false)} />}
    </Dialog>
  );
}
