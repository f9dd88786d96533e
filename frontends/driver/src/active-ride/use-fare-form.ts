import { call, failureText, isRefusal } from '@pothik/api-client';
import { storedTexts, useContractForm, useStoredTexts } from '@pothik/api-client/forms';
import { FORM_MESSAGES, firstNameOf } from '@pothik/contracts/platform';
import { FARE, fareForm, type RideView } from '@pothik/contracts/ride';
import { type RouteInput, rideRoutes } from '@pothik/contracts/routes';
import { beginningFare, fareStanding, highestFare, steppedFare } from '@pothik/ride-ui';
import { toast, useFormat } from '@pothik/ui-kit';
import { type ChangeEvent, useState } from 'react';
import { useRideCommand } from '../rides/use-ride-command';
import { useActiveRideText } from './active-ride-text';

/** A fare with its reason, if it has one. */
export type NamedFare = Omit<RouteInput<typeof rideRoutes.setFare>, 'rideId'>;
export type NameFare = (fare: NamedFare) => Promise<RideView>;

/** Sets the fare of an accepted ride. */
const setFareOf =
  (ride: RideView): NameFare =>
  (fare) =>
    call(rideRoutes.setFare, { rideId: ride._id, ...fare });

/**
 * The form that names a fare: outside the fair band with a reason, never above the legal maximum. Its draft survives a reload.
 * `name` sends it; by default it sets the fare of an accepted ride.
 */
export function useFareForm(ride: RideView, onDone?: () => void, name = setFareOf(ride)) {
  const text = useActiveRideText();
  const { taka } = useFormat();
  const [draft] = useState(() => storedTexts(`driver-fare-draft:${ride._id}`));
  const [stored] = useState(() => draft.read());
  // Kept here too, because the field goes while the fare is within the band.
  const [reason, setReason] = useState(stored?.reason ?? ride.fareReason ?? '');
  const form = useContractForm(fareForm, { fare: stored?.fare ?? String(ride.fare ?? '') });
  useStoredTexts(form, draft);
  const typed = form.watch('fare');
  const named = fareForm.shape.fare.safeParse(typed).data;
  // The rider's offer needs no reason.
  const isOffer = named !== undefined && named === ride.offer?.fare;
  const standing = named === undefined || isOffer ? undefined : fareStanding(named, ride.estimate);
  const asksReason = standing === 'below' || standing === 'above';

  const leave = () => {
    draft.delete();
    onDone?.();
  };
  const showRefusal = (failure: unknown) => {
    if (isRefusal(failure, 'ride/fare-above-ceiling', 'ride/fare-reason-required')) {
      const field = isRefusal(failure, 'ride/fare-reason-required') && asksReason ? 'reason' : 'fare';
      form.setError(field, { message: failureText(failure) }, { shouldFocus: true });
      return;
    }
    toast.error(failureText(failure));
    form.showRefusedFields(failure);
  };
  const { run } = useRideCommand(name, { onSuccess: leave, onRefused: showRefusal });
  const send = form.submitting(async (values) => {
    const { ceiling } = ride.estimate ?? {};
    if (standing === 'over-ceiling' && ceiling) {
      form.setError('fare', { message: text.aboveCeiling(taka(ceiling)) }, { shouldFocus: true });
      return;
    }
    if (asksReason && values.reason === undefined) {
      form.setError('reason', { message: FORM_MESSAGES.reasonRequired }, { shouldFocus: true });
      return;
    }
    await run(values);
  });
  const fareField = () => ({
    ...{
      label: text.fareField,
      less: text.less,
      more: text.more,
      name: 'fare',
      value: String(typed ?? ''),
      fieldRef: form.register('fare').ref,
    },
    onChange: (fare: string) => form.setValue('fare', fare, { shouldValidate: form.formState.isSubmitted }),
    error: form.errorOf('fare'),
    hint: text.fareHint(firstNameOf(ride.user.name), ride.estimate?.ceiling ? taka(ride.estimate.ceiling) : undefined),
    ...fareSteps(ride),
  });
  const reasonField = () => ({
    ...form.register('reason', {
      shouldUnregister: true,
      value: reason,
      onChange: (event: ChangeEvent<HTMLTextAreaElement>) => setReason(event.target.value),
    }),
    error: form.errorOf('reason'),
  });
  return { form, named, asksReason, fareField, reasonField, send, leave };
}

/** Between which bounds the buttons step, and where they begin: above the rider's offer, else in the fair band. */
function fareSteps({ estimate, offer }: RideView) {
  const bounds = { minimum: FARE.minimum, maximum: highestFare(estimate) };
  if (offer) return { ...bounds, beginning: steppedFare(offer.fare, 1, bounds) };
  return { ...bounds, beginning: estimate && beginningFare(estimate) };
}
