import { failureText, refusalText } from '@pothik/api-client';
import { LOCATION_MAXIMUM, RIDE_NOTE_MAXIMUM } from '@pothik/contracts/ride';
import { firstNameOf } from '@pothik/ride-ui/rules';
import { Button, Dialog, Field, Note, PlacesField, TextArea, toast, useFormat } from '@pothik/ui-kit';
import { useCallback, useId, useState } from 'react';
import { useController } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { useBookingText } from './booking-text';
import { DriverChoice } from './driver-choice';
import { useBooking } from './use-booking';
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
  const { number } = useFormat();
  const id = useId();
  const navigate = useNavigate();
  const [failure, setFailure] = useState<unknown>();
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
  // Registered in page order: the first invalid field gets the focus.
  const pickup = { ...form.register('pickupLocation'), maxLength: LOCATION_MAXIMUM };
  const drop = { ...form.register('dropLocation'), maxLength: LOCATION_MAXIMUM };
  const note = form.register('note');
  const { field } = useController({ control: form.control, name: 'driver' });
  const noteLength = form.watch('note')?.trim().length ?? 0;
  const choose = useCallback(booking.choose, []);
  const foot = (
    <SendFoot formId={id} name={chosen && firstNameOf(chosen.user.name)} failure={failure} busy={form.busy} />
  );
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={text.title} footer={foot}>
      <form id={id} className="rider-stack" noValidate onSubmit={(event) => void booking.submit(event)}>
        <PlacesField
          pickup={{ label: text.pickupLocation, error: form.errorOf('pickupLocation'), input: pickup }}
          drop={{ label: text.dropLocation, error: form.errorOf('dropLocation'), input: drop }}
          swapLabel={text.swap}
          onSwap={booking.swap}
        />
        <Field
          label={text.note}
          hint={text.noteHint(number(noteLength), number(RIDE_NOTE_MAXIMUM))}
          error={form.errorOf('note')}
        >
          <TextArea rows={2} {...note} />
        </Field>
        <DriverChoice chosen={chosen} onChoose={choose} error={form.errorOf('driver')} firstRef={field.ref} />
      </form>
    </Dialog>
  );
}

interface SendFootProps {
  formId: string;
  name: string | undefined;
  failure: unknown;
  busy: boolean;
}

function SendFoot({ formId, name, failure, busy }: SendFootProps) {
  const text = useBookingText();
  return (
    <div className="rider-foot">
      {failure !== undefined && !busy && (
        <Note tone="danger" alert>
          {failureText(failure)}
        </Note>
      )}
      <Button type="submit" form={formId} variant="primary" size="large" block loading={busy} loadingText={text.asking}>
        {name ? text.askDriver(name) : text.ask}
      </Button>
      <p className="rider-promise">{name ? text.promiseOf(name) : text.promise}</p>
    </div>
  );
}
