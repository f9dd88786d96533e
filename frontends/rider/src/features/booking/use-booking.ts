import {
  type ApiRefusal,
  call,
  isRefusal,
  NetworkFailure,
  QUERY_KEY,
  queryClient,
  randomKey,
} from '@pothik/api-client';
import { useContractForm } from '@pothik/api-client/forms';
import type { FreeDriverCard, VehicleType } from '@pothik/contracts/driver';
import { type Booking, bookingForm, isOpen, type RideView, typedOf, WRITTEN_PARTS } from '@pothik/contracts/ride';
import { rideRoutes } from '@pothik/contracts/routes';
import type { WrittenPlace } from '@pothik/ride-ui';
import { useEffect, useRef, useState } from 'react';
import { type Attempt, bookingDraft } from '../../rides/booking-draft';
import { pointsOf } from '../../rides/booking-points.rules';
import { useSearch } from '../../rides/use-search';
import { attemptOf } from './booking.rules';
import { lastVehicle } from './last-vehicle';

/** The choice is given back: another driver may be asked at once. */
const DRIVER_LOST = ['ride/driver-not-free', 'ride/driver-not-found', 'ride/driver-paused', 'ride/nobody-near'];
const NOTHING_WRITTEN = typedOf({ pickupLocation: '', dropLocation: '' });

/** One end of the ride. */
export type PlaceEnd = 'pickup' | 'drop';

interface BookingOutcomes {
  onBooked(vehicleType: VehicleType): void;
  /** The rider already has an open ride. */
  onOpenRide(refusal: ApiRefusal): void;
  onFailed(failure: unknown): void;
}

/** The booking form: validated by the contract, its draft stored over a reload, sent once. */
export function useBooking(riderId: string, outcomes: BookingOutcomes) {
  const [storage] = useState(() => bookingDraft(riderId));
  const [draft] = useState(() => storage.read());
  const [chosen, setChosen] = useState(draft?.driver);
  const [vehicleType, setVehicleType] = useState(() => draft?.vehicleType ?? lastVehicle(riderId));
  const attempt = useRef<Attempt | undefined>(draft?.attempt);
  const form = useContractForm(bookingForm, {
    ...NOTHING_WRITTEN,
    ...draft?.written,
    ...(draft ? pointsOf(draft) : {}),
    driver: draft?.driver?._id ?? '',
    offer: draft?.offer?.fare,
  });
  const { driver: _driver, pickupPoint, dropPoint, ...written } = form.watch();
  const type = chosen?.vehicle.vehicleType ?? vehicleType;
  const offeredType = useRef(draft?.offer?.vehicleType ?? type);
  const { setValue, clearErrors } = form;
  // Another vehicle has another fare.
  useEffect(() => {
    if (type === undefined || type === offeredType.current) return;
    offeredType.current = type;
    setValue('offer', undefined);
    clearErrors('offer');
  }, [type, setValue, clearErrors]);
  // In page order, before the form's other fields: the first invalid one gets the focus.
  const registered = {
    pickup: form.register('pickupLocation'),
    drop: form.register('dropLocation'),
    offer: form.register('offer'),
  };
  const points = pointsOf({ pickupPoint, dropPoint });
  const places: Record<PlaceEnd, WrittenPlace> = {
    pickup: { name: written.pickupLocation, point: pickupPoint },
    drop: { name: written.dropLocation, point: dropPoint },
  };

  const store = () => {
    const { current: offeredFor } = offeredType;
    const isOffered = written.offer !== undefined && offeredFor !== undefined;
    storage.store({
      written: typedOf(written),
      offer: isOffered ? { fare: String(written.offer), vehicleType: offeredFor } : undefined,
      driver: chosen,
      vehicleType,
      attempt: attempt.current,
      ...points,
    });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the dialog is mounted for one rider
  useEffect(store, [JSON.stringify([written, points]), chosen, vehicleType]);

  const choose = (driver: FreeDriverCard | undefined) => {
    setChosen(driver);
    form.setValue('driver', driver?._id ?? '');
    if (driver) form.clearErrors('driver');
  };

  const book = (booking: Booking): Promise<RideView> => {
    attempt.current = attemptOf(booking, attempt.current, randomKey);
    store();
    return call(rideRoutes.book, booking, { idempotencyKey: attempt.current.key });
  };

  const send = async (booking: Booking) => {
    const before = attempt.current;
    try {
      let ride = await book(booking);
      // The ride of the earlier attempt has ended since, so no driver was asked this time.
      if (attempt.current === before && !isOpen(ride.rideStatus)) {
        attempt.current = undefined;
        ride = await book(booking);
      }
      afterBooking(ride);
    } catch (failure) {
      await afterFailure(failure);
    }
  };

  const afterBooking = (ride: RideView) => {
    if (isOpen(ride.rideStatus)) queryClient.setQueryData(QUERY_KEY.currentRide, ride);
    outcomes.onBooked(ride.driver.vehicle.vehicleType);
  };

  const afterFailure = async (failure: unknown) => {
    if (!(failure instanceof NetworkFailure)) attempt.current = undefined;
    if (isRefusal(failure, 'ride/rider-has-open-ride')) return outcomes.onOpenRide(failure);
    if (isRefusal(failure, ...DRIVER_LOST)) {
      choose(undefined);
      void queryClient.invalidateQueries({ queryKey: QUERY_KEY.freeDrivers });
    }
    form.showRefusedFields(failure);
    outcomes.onFailed(failure);
  };

  const search = useSearch({ onAsked: afterBooking, onFailed: afterFailure });
  const askNearest = async (vehicleType: VehicleType) => {
    if (await form.trigger([...WRITTEN_PARTS, 'offer'], { shouldFocus: true }))
      await search.ask({ ...written, ...points, vehicleType });
  };

  /** Writes a place with its point into one end of the ride. */
  const write = (end: PlaceEnd, { name, point }: WrittenPlace) => {
    form.setValue(`${end}Location`, name, { shouldValidate: form.formState.isSubmitted });
    if (!form.formState.isSubmitted) form.clearErrors(`${end}Location`);
    form.setValue(`${end}Point`, point);
  };

  const swap = () => {
    write('pickup', places.drop);
    write('drop', places.pickup);
  };

  const submit = form.submitting(send);
  const busy = form.busy || search.busy;
  const driver = { chosen, choose, type, vehicleType, setVehicleType };
  return { form, busy, ...driver, submit, askNearest, registered, places, points, write, swap };
}
