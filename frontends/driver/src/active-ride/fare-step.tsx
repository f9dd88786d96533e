import { call, failureText } from '@pothik/api-client';
import { storedTexts, useContractForm, useStoredTexts } from '@pothik/api-client/forms';
import { FARE, fareForm, type RideView } from '@pothik/contracts/ride';
import { rideRoutes } from '@pothik/contracts/routes';
import { firstNameOf } from '@pothik/ride-ui/rules';
import { Button, Card, Dock, Field, Note, NumberInput, toast, useFormat } from '@pothik/ui-kit';
import { useId, useState } from 'react';
import { useRideCommand } from '../rides/use-ride-command';
import { useActiveRideText } from './active-ride-text';
import { CancelRide } from './cancel-ride';

/** Sets the fare, or changes it, which renews the rider's code. The draft survives a reload. `onDone` returns to the present fare. */
export function FareStep({ ride, onDone }: { ride: RideView; onDone?: () => void }) {
  const text = useActiveRideText();
  const { taka } = useFormat();
  const { run } = useRideCommand();
  const id = useId();
  const name = firstNameOf(ride.user.name);
  const changing = ride.fare !== null;
  const [draft] = useState(() => storedTexts(`driver-fare-draft:${ride._id}`));
  const [typed] = useState(() => draft.read()?.fare ?? String(ride.fare ?? ''));
  const form = useContractForm(fareForm, { fare: typed });
  useStoredTexts(form, draft);
  const named = fareForm.safeParse({ fare: form.watch('fare') });

  const send = form.submitting(async ({ fare }) => {
    const done = await run(
      () => call(rideRoutes.setFare, { rideId: ride._id, fare }),
      (failure) => {
        toast.error(failureText(failure));
        form.showRefusedFields(failure);
      },
    );
    if (done) leave();
  });
  const leave = () => {
    draft.delete();
    onDone?.();
  };

  return (
    <>
      <Card title={changing ? text.changeFare : text.fareTitle}>
        <form id={id} className="driver-stack" noValidate onSubmit={(event) => void send(event)}>
          <Field label={text.fareField} hint={text.fareHint(name)} error={form.errorOf('fare')}>
            <NumberInput large prefix="৳" {...form.register('fare')} min={FARE.minimum} max={FARE.maximum} />
          </Field>
          {changing && <Note tone="warning">{text.codeWillRenew(name)}</Note>}
        </form>
      </Card>
      <Dock>
        {onDone ? (
          <Button variant="quiet" onClick={leave}>
            {text.keepFare}
          </Button>
        ) : (
          <CancelRide ride={ride} />
        )}
        <Button type="submit" form={id} variant="primary" loading={form.busy}>
          {changing ? text.changeFare : text.setFare}
          {named.success && <span className="driver-amount">{taka(named.data.fare)}</span>}
        </Button>
      </Dock>
    </>
  );
}
