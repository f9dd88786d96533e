import { refusalText, serverNow } from '@pothik/api-client';
import { firstNameOf } from '@pothik/contracts/platform';
import { offerForm, RIDE_NOTE_MAXIMUM } from '@pothik/contracts/ride';
import { useEstimates, useNearTypes, VehicleFares } from '@pothik/ride-ui';
import { Field, TextArea, toast, useFormat } from '@pothik/ui-kit';
import { type ComponentType, type ReactNode, useCallback, useEffect, useId, useMemo, useState } from 'react';
import { useController } from 'react-hook-form';
import { type DriverFilter, filterOf } from './booking.rules';
import { useBookingText } from './booking-text';
import { DriverChoice } from './driver-choice';
import { storeLastVehicle } from './last-vehicle';
import { OfferChoice } from './offer-choice';
import { BookingPlaces } from './places/booking-places';
import { PinOnMap } from './places/pin-on-map';
import { usePlaceText } from './places/place-text';
import type { RoughPosition } from './places/rough-position.rules';
import { refusalsOf } from './recent/recent.rules';
import { RecentTrips } from './recent/recent-trips';
import { useRecentRides } from './recent/use-recent-rides';
import { SendFoot } from './send-foot';
import { type PlaceEnd, useBooking } from './use-booking';

export interface BookingFrameProps {
  title: string;
  children: ReactNode;
  /** The button that sends; none while a pin is set. */
  footer: ReactNode;
  /** Goes back from setting a pin; undefined while the form itself is shown. */
  onBack: (() => void) | undefined;
}

interface BookingFormProps {
  riderId: string;
  /** The dialog, or the part of a page, that has the form. */
  Frame: ComponentType<BookingFrameProps>;
  /** The rider has a ride now: the draft is no longer needed, the ride is shown. */
  onRide(): void;
  /** On a page it begins with the places alone; the rest follows what is written. */
  onPage?: boolean;
}

/** What a booking needs: two places, a driver, and the one button that sends it. */
export function BookingForm({ riderId, Frame, onRide, onPage = false }: BookingFormProps) {
  const text = useBookingText();
  const placeText = usePlaceText();
  const { number } = useFormat();
  const id = useId();
  const [failure, setFailure] = useState<unknown>();
  const [searchTerm, setSearchTerm] = useState('');
  const [pinFor, setPinFor] = useState<PlaceEnd>();
  const [rough, setRough] = useState<RoughPosition>();
  const booking = useBooking(riderId, {
    onBooked: (vehicleType) => {
      storeLastVehicle(riderId, vehicleType);
      toast.success(text.sent);
      onRide();
    },
    onOpenRide: (refusal) => {
      toast.info(refusalText(refusal));
      onRide();
    },
    onFailed: setFailure,
  });
  const { form, chosen, type } = booking;
  const filter = filterOf({ searchTerm }, booking.vehicleType);
  const setFilter = ({ searchTerm, vehicleType }: DriverFilter) => {
    setSearchTerm(searchTerm);
    booking.setVehicleType(vehicleType);
  };
  const note = form.register('note');
  const { field } = useController({ control: form.control, name: 'driver' });
  const recent = useRecentRides();
  const refusals = useMemo(() => refusalsOf(recent, serverNow()), [recent]);
  const texts = { pickupLocation: booking.places.pickup.name, dropLocation: booking.places.drop.name };
  const estimates = useEstimates(booking.points, texts);
  const near = useNearTypes(booking.places.pickup.point).data;
  // What was taken last may be away now.
  const isDriven = near === undefined || near.some(({ vehicleType }) => vehicleType === filter.vehicleType);
  const askedType = chosen || isDriven ? type : undefined;
  const estimate = estimates.data?.estimates.find(({ vehicleType }) => vehicleType === askedType);
  const offer = askedType && form.watch('offer');
  const isEmpty = Object.values(booking.places).every(({ name }) => name.trim() === '');
  const begins = onPage && isEmpty;
  const noteLength = form.watch('note')?.trim().length ?? 0;
  const choose = useCallback(booking.choose, []);
  const asked = JSON.stringify([filter.vehicleType, booking.places]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was refused is not asked any more
  useEffect(() => setFailure(undefined), [asked]);
  const { setValue, clearErrors } = form;
  const setOffer = useCallback(
    (typed: string | undefined) => {
      setValue('offer', typed);
      clearErrors('offer');
    },
    [setValue, clearErrors],
  );
  const setPin = (end: PlaceEnd, from?: RoughPosition) => {
    setRough(from);
    setPinFor(end);
  };
  const leavePin = () => {
    const field = pinFor;
    setPinFor(undefined);
    // The field is hidden until the form is shown again.
    if (field) requestAnimationFrame(() => form.setFocus(`${field}Location`));
  };
  const pinTitle = pinFor === 'pickup' ? placeText.pinPickup : placeText.pinDrop;
  const title = pinFor ? pinTitle : text.title;
  const foot = (
    <SendFoot
      formId={id}
      name={chosen && firstNameOf(chosen.user.name)}
      offer={offerForm.shape.offer.safeParse(offer).data}
      vehicleType={isDriven ? filter.vehicleType : undefined}
      onAskNearest={(vehicleType) => void booking.askNearest(vehicleType)}
      onChoose={() => form.setFocus('driver')}
      failure={failure}
      busy={booking.busy}
    />
  );
  return (
    <Frame title={title} footer={pinFor || begins ? undefined : foot} onBack={pinFor && leavePin}>
      {pinFor && (
        <PinOnMap
          end={pinFor}
          start={rough?.point ?? booking.places[pinFor].point ?? booking.places.pickup.point}
          rough={rough}
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
        <BookingPlaces booking={booking} onPin={setPin} Heading={onPage ? 'h1' : 'h3'} />
        {isEmpty && (
          <RecentTrips
            rides={recent}
            onChoose={({ pickup, drop }) => {
              booking.write('pickup', pickup);
              booking.write('drop', drop);
            }}
          />
        )}
        {!begins && (
          <>
            <VehicleFares
              points={booking.points}
              texts={texts}
              isWritten={Object.values(booking.places).every(({ name }) => name.trim() !== '')}
              vehicleType={type}
              onVehicleType={(type) => {
                booking.setVehicleType(type);
                // The button asks the vehicle that was pressed last.
                if (type !== chosen?.vehicle.vehicleType) choose(undefined);
              }}
            />
            {!estimates.isLoading && (
              <OfferChoice
                vehicleType={askedType}
                estimate={estimate}
                offer={offer === undefined ? undefined : String(offer)}
                onOffer={setOffer}
                error={form.errorOf('offer')}
                fieldRef={booking.registered.offer.ref}
              />
            )}
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
              refusals={refusals}
              filter={filter}
              onFilter={setFilter}
              error={form.errorOf('driver')}
              firstRef={field.ref}
            />
          </>
        )}
      </form>
    </Frame>
  );
}
