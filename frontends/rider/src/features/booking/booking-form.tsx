import { refusalText } from '@pothik/api-client';
import { RIDE_NOTE_MAXIMUM } from '@pothik/contracts/ride';
import { firstNameOf } from '@pothik/ride-ui/rules';
import { Dialog, Field, TextArea, toast, useFormat } from '@pothik/ui-kit';
import { useCallback, useId, useState } from 'react';
import { useController } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { type DriverFilter, filterOf, nearestOf } from './booking.rules';
import { useBookingText } from './booking-text';
import { DriverChoice } from './driver-choice';
import { Estimates } from './estimates/estimates';
import { BookingPlaces } from './places/booking-places';
import { PinOnMap } from './places/pin-on-map';
import { usePlaceText } from './places/place-text';
import { SendFoot } from './send-foot';
import { type PlaceEnd, useBooking } from './use-booking';
import { useFreeDrivers } from './use-free-drivers';
import { useOpenRide } from './use-open-ride';

const CURRENT_RIDE = '/rider/current-ride';

interface BookingFormProps {
  riderId: string;
  /** Closes the dialog and deletes the draft. */
  onClose(): void;
}

/** The open dialog: the form scrolls, its one button stays visible. */
export function BookingForm({ riderId, onClose }: BookingFormProps) {
  const text = useBookingText();
  const placeText = usePlaceText();
  const { number } = useFormat();
  const id = useId();
  const navigate = useNavigate();
  const [failure, setFailure] = useState<unknown>();
  const [filter, setFilter] = useState<DriverFilter>({ searchTerm: '' });
  const [pinFor, setPinFor] = useState<PlaceEnd>();
  const leave = () => {
    onClose();
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
  // After useBooking, whose first effect stores the draft: closing deletes it.
  useOpenRide(leave);
  const { form, chosen } = booking;
  const note = form.register('note');
  const { field } = useController({ control: form.control, name: 'driver' });
  // The list below reads the same query.
  const free = useFreeDrivers(filter, booking.places.pickup.point);
  const nearest = booking.places.pickup.point ? nearestOf(free.data?.data ?? []) : [];
  const noteLength = form.watch('note')?.trim().length ?? 0;
  const choose = useCallback(booking.choose, []);
  const leavePin = () => {
    const field = pinFor;
    setPinFor(undefined);
    // The field is hidden until the form is shown again.
    if (field) requestAnimationFrame(() => form.setFocus(`${field}Location`));
  };
  const shut = pinFor ? leavePin : onClose;
  const pinTitle = pinFor === 'pickup' ? placeText.pinPickup : placeText.pinDrop;
  const title = pinFor ? pinTitle : text.title;
  const foot = (
    <SendFoot
      formId={id}
      name={chosen && firstNameOf(chosen.user.name)}
      nearest={nearest}
      onAskNearest={() => void booking.askNearest(nearest)}
      onChoose={() => form.setFocus('driver')}
      failure={failure}
      busy={booking.busy}
    />
  );
  return (
    <Dialog open onOpenChange={(open) => !open && shut()} title={title} footer={pinFor ? undefined : foot}>
      {pinFor && (
        <PinOnMap
          start={booking.places[pinFor].point ?? booking.places.pickup.point}
          onChoose={(place) => {
            booking.write(pinFor, place);
            leavePin();
          }}
          onCancel={leavePin}
        />
      )}
      <form
        id={id}
        className="rider-stack"
        hidden={pinFor !== undefined}
        noValidate
        onSubmit={(event) => void booking.submit(event)}
      >
        <BookingPlaces booking={booking} onPin={setPinFor} />
        <Estimates
          points={booking.points}
          isWritten={Object.values(booking.places).every(({ name }) => name.trim() !== '')}
          vehicleType={filter.vehicleType}
          onVehicleType={(type) => setFilter(filterOf(filter, type))}
        />
        <Field
          label={text.note}
          hint={text.noteHint(number(noteLength), number(RIDE_NOTE_MAXIMUM))}
          error={form.errorOf('note')}
        >
          <TextArea rows={2} {...note} />
        </Field>
        <DriverChoice
          chosen={chosen}
          onChoose={choose}
          pickup={booking.places.pickup.point}
          filter={filter}
          onFilter={setFilter}
          error={form.errorOf('driver')}
          firstRef={field.ref}
        />
      </form>
    </Dialog>
  );
}
