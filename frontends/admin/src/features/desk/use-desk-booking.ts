import { call, failureText, isRefusal, QUERY, queryClient } from '@pothik/api-client';
import { useContractForm } from '@pothik/api-client/forms';
import type { FreeDriverCard, VehicleType } from '@pothik/contracts/driver';
import { deskNearestForm, type RideView } from '@pothik/contracts/ride';
import { rideRoutes } from '@pothik/contracts/routes';
import type { WrittenPlace } from '@pothik/ride-ui';
import { useState } from 'react';
import type { FoundCaller } from './use-caller';

/** One end of the ride. */
export type PlaceEnd = 'pickup' | 'drop';

interface Outcomes {
  onBooked(ride: RideView): void;
  /** The caller has an open ride, which is shown. */
  onOpenRide(): void;
}

/** The booking for a caller: of the nearest of a vehicle type, or of one driver. */
export function useDeskBooking({ phone, name }: FoundCaller, { onBooked, onOpenRide }: Outcomes) {
  const [failure, setFailure] = useState<string>();
  const [driver, setDriver] = useState<FreeDriverCard>();
  const form = useContractForm(deskNearestForm, {
    phone,
    name,
    pickupLocation: '',
    dropLocation: '',
    offer: undefined,
  });
  const { pickupLocation, dropLocation, pickupPoint, dropPoint, vehicleType } = form.watch();
  const places: Record<PlaceEnd, WrittenPlace> = {
    pickup: { name: pickupLocation, point: pickupPoint },
    drop: { name: dropLocation, point: dropPoint },
  };

  const write = (end: PlaceEnd, { name, point }: WrittenPlace) => {
    form.setValue(`${end}Location`, name, { shouldValidate: form.formState.isSubmitted });
    form.setValue(`${end}Point`, point);
  };
  const swap = () => {
    write('pickup', places.drop);
    write('drop', places.pickup);
  };
  const chooseVehicle = (type: VehicleType | undefined) => {
    form.setValue('vehicleType', type, { shouldValidate: form.formState.isSubmitted });
    setDriver(undefined);
  };

  const refused = (refusal: unknown) => {
    if (isRefusal(refusal, 'ride/caller-has-open-ride')) return onOpenRide();
    if (isRefusal(refusal, 'ride/driver-not-free', 'ride/driver-not-found', 'ride/caller-paused')) setDriver(undefined);
    void queryClient.invalidateQueries({ queryKey: [QUERY.Driver, 'free'] });
    form.showRefusedFields(refusal);
    setFailure(failureText(refusal));
  };
  const submit = form.submitting(async ({ vehicleType: type, drivers: _drivers, ...written }) => {
    setFailure(undefined);
    try {
      onBooked(
        driver
          ? await call(rideRoutes.bookForCaller, { ...written, driver: driver._id })
          : await call(rideRoutes.askNearestForCaller, { ...written, vehicleType: type }),
      );
    } catch (refusal) {
      refused(refusal);
    }
  });

  const points = { ...(pickupPoint ? { pickupPoint } : {}), ...(dropPoint ? { dropPoint } : {}) };
  return { form, places, points, vehicleType, driver, failure, write, swap, chooseVehicle, setDriver, submit };
}
