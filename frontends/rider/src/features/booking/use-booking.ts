import { zodResolver } from '@hookform/resolvers/zod';
import {
  ApiRefusal,
  call,
  formMessageText,
  isRefusal,
  NetworkFailure,
  QUERY_KEY,
  queryClient,
} from '@pothik/api-client';
import type { FreeDriverCard } from '@pothik/contracts/driver';
import { bookingForm, isOpen, rideHttp } from '@pothik/contracts/ride';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import {
  type Attempt,
  type Booking,
  type BookingDraft,
  forgetDraft,
  keepDraft,
  readDraft,
} from '../../rides/booking-draft';
import { rememberRide } from '../../rides/remembered-ride';
import { attemptOf } from './booking.rules';

const DRIVER_LOST = ['ride/driver-not-free', 'ride/driver-not-found'];

interface BookingOutcomes {
  onBooked(): void;
  /** The rider has a ride already: it is shown instead. */
  onOpenRide(refusal: ApiRefusal): void;
  onFailed(failure: unknown): void;
}

/** The booking form: held to the contract, kept over a reload, sent once. */
export function useBooking(riderId: string, outcomes: BookingOutcomes) {
  const [draft] = useState(() => readDraft(riderId));
  const [chosen, setChosen] = useState(draft.driver);
  const attempt = useRef<Attempt>(draft.attempt);
  const running = useRef(false);
  const form = useForm({
    resolver: zodResolver(bookingForm),
    defaultValues: { ...draftFields(draft), driver: draft.driver?._id ?? '' },
  });
  const [pickupLocation, dropLocation] = form.watch(['pickupLocation', 'dropLocation']);

  const keep = () => keepDraft(riderId, draftOf({ pickupLocation, dropLocation }, chosen, attempt.current));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the dialog is mounted for one rider
  useEffect(keep, [pickupLocation, dropLocation, chosen]);

  const choose = (driver: FreeDriverCard | undefined) => {
    setChosen(driver);
    form.setValue('driver', driver?._id ?? '');
    if (driver) form.clearErrors('driver');
  };

  const send = async (booking: Booking) => {
    attempt.current = attemptOf(booking, attempt.current, () => crypto.randomUUID());
    keep();
    try {
      const ride = await call(rideHttp.book, booking, { idempotencyKey: attempt.current.key });
      rememberRide(riderId, ride._id);
      if (isOpen(ride.rideStatus)) queryClient.setQueryData(QUERY_KEY.currentRide, ride);
      forgetDraft(riderId);
      outcomes.onBooked();
    } catch (failure) {
      await afterFailure(failure);
    }
  };

  const afterFailure = async (failure: unknown) => {
    if (!(failure instanceof NetworkFailure)) attempt.current = undefined;
    if (isRefusal(failure, 'ride/rider-has-open-ride')) return outcomes.onOpenRide(failure);
    if (isRefusal(failure, ...DRIVER_LOST)) {
      choose(undefined);
      void queryClient.invalidateQueries({ queryKey: QUERY_KEY.freeDrivers });
    }
    if (failure instanceof ApiRefusal) showFields(failure);
    outcomes.onFailed(failure);
  };

  const showFields = ({ fields }: ApiRefusal) => {
    for (const { field, message } of fields) {
      if (field === 'pickupLocation' || field === 'dropLocation' || field === 'driver')
        form.setError(field, { message });
    }
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (running.current) return;
    running.current = true;
    await form
      .handleSubmit(send)(event)
      .finally(() => {
        running.current = false;
      });
  };

  const swap = () => {
    form.setValue('pickupLocation', dropLocation, { shouldValidate: form.formState.isSubmitted });
    form.setValue('dropLocation', pickupLocation, { shouldValidate: form.formState.isSubmitted });
  };

  const errorOf = (field: keyof Booking): string | undefined => {
    const message = form.formState.errors[field]?.message;
    return message === undefined ? undefined : formMessageText(message);
  };

  return { form, chosen, choose, submit, swap, errorOf, busy: form.formState.isSubmitting };
}

const draftFields = ({ pickupLocation, dropLocation }: BookingDraft) => ({ pickupLocation, dropLocation });

const draftOf = (
  places: Pick<BookingDraft, 'pickupLocation' | 'dropLocation'>,
  driver: FreeDriverCard | undefined,
  attempt: Attempt | undefined,
): BookingDraft => ({ ...places, ...(driver ? { driver } : {}), ...(attempt ? { attempt } : {}) });
