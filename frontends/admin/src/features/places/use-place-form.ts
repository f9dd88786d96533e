import { call, failureText, invalidate, isRefusal, QUERY } from '@pothik/api-client';
import { useContractForm } from '@pothik/api-client/forms';
import type { Point } from '@pothik/contracts/platform';
import type { OperatorPlaceView } from '@pothik/contracts/ride';
import { rideRoutes } from '@pothik/contracts/routes';
import { toast } from '@pothik/ui-kit';
import { useState } from 'react';
import { degreesText, placeOf, placeTexts, pointOf, typedPlace } from './place-text.rules';
import { usePlacesText } from './places-text';

export interface PlaceDialogProps {
  /** Undefined for a new one. */
  place: OperatorPlaceView | undefined;
  /** The name that a new one begins with. */
  name?: string;
  onClose(): void;
}

/** The form of a place; a refusal is shown at its field, or above the buttons. */
export function usePlaceForm({ place, name = '', onClose }: PlaceDialogProps) {
  const text = usePlacesText();
  const [refusal, setRefusal] = useState<string>();
  const form = useContractForm(placeTexts, { ...typedPlace(place, text.onTheMap), ...(place ? {} : named(name)) });
  const [lat, lng] = form.watch(['lat', 'lng']);
  const setPoint = (point: Point) => {
    form.setValue('lat', degreesText(point.lat), { shouldDirty: true });
    form.setValue('lng', degreesText(point.lng), { shouldDirty: true });
    form.clearErrors(['lat', 'lng']);
  };
  const show = (failure: unknown) => {
    const message = failureText(failure);
    if (isRefusal(failure, 'ride/place-outside-zones')) form.setError('lat', { message }, { shouldFocus: true });
    else if (isRefusal(failure, 'ride/place-twin')) form.setError('name', { message }, { shouldFocus: true });
    else {
      form.showRefusedFields(failure);
      setRefusal(message);
    }
  };
  const send = form.submitting(async (read) => {
    setRefusal(undefined);
    const written = placeOf(read);
    try {
      await (place
        ? call(rideRoutes.changePlace, { placeId: place._id, ...written, version: place.version })
        : call(rideRoutes.addPlace, written));
    } catch (failure) {
      void invalidate(QUERY.Place);
      return show(failure);
    }
    toast.success(text.saved);
    onClose();
    await invalidate(QUERY.Place);
  });
  return { form, refusal, send, point: pointOf(lat, lng), setPoint };
}

const BANGLA = /[\u0980-\u09ff]/;

/** A typed name belongs to the field of its script. */
const named = (name: string) => (BANGLA.test(name) ? { nameBn: name } : { name });
