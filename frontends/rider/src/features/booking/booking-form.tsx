import { refusalText } from '@pothik/api-client';
import { PLACE_MAXIMUM } from '@pothik/contracts/ride';
import { Button, Note, PlacesField, toast } from '@pothik/ui-kit';
import { useCallback, useState } from 'react';
import { useController } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { failureText } from '../../texts/failure-text';
import { firstNameOf } from '../rides/ride.rules';
import { useBookingText } from './booking-text';
import { DriverChoice } from './driver-choice';
import { useBooking } from './use-booking';

const CURRENT_RIDE = '/rider/current-ride';

/** The form inside the dialog; `onDone` closes it, then the ride is shown. */
export function BookingForm({ riderId, onDone }: { riderId: string; onDone(): void }) {
  const text = useBookingText();
  const navigate = useNavigate();
  const [failure, setFailure] = useState<unknown>();
  const leave = () => {
    onDone();
    void navigate(CURRENT_RIDE);
  };
  const booking = useBooking(riderId, {
    onBooked: () => {
      toast.success(text.sent);
      leave();
    },
    onOpenRide: (refusal) => {
      toast.info(refusalText(refusal));
      leave();
    },
    onFailed: setFailure,
  });
  const { form, chosen, errorOf, busy } = booking;
  const { field } = useController({ control: form.control, name: 'driver' });
  const choose = useCallback(booking.choose, []);
  const name = chosen && firstNameOf(chosen.user.name);
  return (
    <form className="rider-booking" noValidate onSubmit={(event) => void booking.submit(event)}>
      <PlacesField
        pickup={{
          label: text.pickupLocation,
          error: errorOf('pickupLocation'),
          input: { ...form.register('pickupLocation'), maxLength: PLACE_MAXIMUM },
        }}
        drop={{
          label: text.dropLocation,
          error: errorOf('dropLocation'),
          input: { ...form.register('dropLocation'), maxLength: PLACE_MAXIMUM },
        }}
        swapLabel={text.swap}
        onSwap={booking.swap}
      />
      <DriverChoice chosen={chosen} onChoose={choose} error={errorOf('driver')} firstRef={field.ref} />
      <div className="rider-booking-foot">
        {failure !== undefined && (
          <Note tone="danger" alert>
            {failureText(failure)}
          </Note>
        )}
        <Button type="submit" variant="primary" size="large" block loading={busy} loadingText={text.asking}>
          {name ? text.askDriver(name) : text.ask}
        </Button>
        <p className="rider-promise">{name ? text.promiseOf(name) : text.promise}</p>
      </div>
    </form>
  );
}
