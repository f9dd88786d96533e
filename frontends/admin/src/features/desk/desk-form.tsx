import { NAME_AT_REGISTRATION } from '@pothik/contracts/auth';
import { firstNameOf } from '@pothik/contracts/platform';
import { FARE, offerForm, RIDE_NOTE_MAXIMUM, type RideView } from '@pothik/contracts/ride';
import { useVehicleWords, VehicleFares } from '@pothik/ride-ui';
import { Button, Field, Note, NumberInput, TextArea, TextInput, useFormat } from '@pothik/ui-kit';
import { CircleX } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { DeskPlaces } from './desk-places';
import { useDeskText } from './desk-text';
import { DriverSelect } from './driver-select';
import { PickupChips } from './pickup-chips';
import type { FoundCaller } from './use-caller';
import { useDeskBooking } from './use-desk-booking';

interface DeskFormProps {
  caller: FoundCaller;
  onBooked(ride: RideView): void;
  onOpenRide(): void;
}

/** Books for a caller. The keys alone lead through it: name or last pickups first, the one button last. */
export function DeskForm({ caller, ...outcomes }: DeskFormProps) {
  const text = useDeskText();
  const booking = useDeskBooking(caller, outcomes);
  const { form, places, points, vehicleType, driver, failure, write } = booking;
  // The field of a name that is too short for a booking stays open.
  const asksName = caller.name.trim().length < NAME_AT_REGISTRATION.minimum;
  const firstPickup = useRef<HTMLButtonElement>(null);
  const { setFocus } = form;
  useEffect(() => {
    if (asksName) setFocus('name');
    else if (firstPickup.current) firstPickup.current.focus();
    else setFocus('pickupLocation');
  }, [asksName, setFocus]);
  return (
    <form className="admin-stack" noValidate onSubmit={(event) => void booking.submit(event)}>
      {asksName && (
        <Field label={text.name} hint={text.askName} error={form.errorOf('name')}>
          <TextInput autoComplete="off" maxLength={NAME_AT_REGISTRATION.maximum} {...form.register('name')} />
        </Field>
      )}
      <PickupChips
        pickups={caller.pickups}
        firstRef={firstPickup}
        onChoose={(pickup) => {
          write('pickup', pickup);
          setFocus('dropLocation');
        }}
      />
      <DeskPlaces booking={booking} />
      <div className="admin-desk-vehicles">
        <VehicleFares
          points={points}
          texts={{ pickupLocation: places.pickup.name, dropLocation: places.drop.name }}
          isWritten={Object.values(places).every(({ name }) => name.trim() !== '')}
          vehicleType={vehicleType}
          onVehicleType={booking.chooseVehicle}
        />
        {form.errorOf('vehicleType') && (
          <p className="ui-error" role="alert">
            <CircleX aria-hidden />
            {form.errorOf('vehicleType')}
          </p>
        )}
      </div>
      {vehicleType && (
        <div className="admin-desk-two">
          <DriverSelect
            vehicleType={vehicleType}
            pickup={places.pickup.point}
            driver={driver}
            onDriver={booking.setDriver}
          />
          <Field label={text.offer} hint={text.offerHint} error={form.errorOf('offer')}>
            <NumberInput
              prefix="৳"
              {...form.register('offer', { setValueAs: emptied })}
              min={FARE.minimum}
              max={FARE.maximum}
            />
          </Field>
        </div>
      )}
      <Field label={text.note} error={form.errorOf('note')}>
        <TextArea rows={2} maxLength={RIDE_NOTE_MAXIMUM} {...form.register('note')} />
      </Field>
      {failure && !form.busy && (
        <Note tone="danger" alert>
          {failure}
        </Note>
      )}
      <Button type="submit" variant="primary" size="large" block loading={form.busy}>
        <AskText booking={booking} />
      </Button>
    </form>
  );
}

/** A field that was emptied offers nothing. */
const emptied = (typed: unknown) => (typed === '' ? undefined : typed);

/** The button says whom it asks, and for how much. */
function AskText({ booking: { form, vehicleType, driver } }: { booking: ReturnType<typeof useDeskBooking> }) {
  const text = useDeskText();
  const vehicles = useVehicleWords();
  const { taka } = useFormat();
  if (!vehicleType) return text.vehicleFirst;
  const offer = offerForm.shape.offer.safeParse(form.watch('offer')).data;
  const asked = driver ? text.askDriver(firstNameOf(driver.user.name)) : text.askNearest(vehicles[vehicleType]);
  return offer === undefined ? asked : `${asked} · ${taka(offer)}`;
}
