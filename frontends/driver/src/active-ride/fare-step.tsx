import { call, failureText } from '@pothik/api-client';
import { useContractForm } from '@pothik/api-client/forms';
import { FARE, fareForm, type RideView, rideHttp } from '@pothik/contracts/ride';
import { Button, Card, Dock, Field, Note, NumberInput, toast, useFormat } from '@pothik/ui-kit';
import { useId } from 'react';
import { firstNameOf } from '../rides/ride.rules';
import { useRideCommand } from '../rides/use-ride-command';
import { useActiveRideText } from './active-ride-text';
import { CancelRide } from './cancel-ride';

/** Naming the fare, or changing it, which renews the rider's code. `onDone` goes back to the fare that stands. */
export function FareStep({ ride, onDone }: { ride: RideView; onDone?: () => void }) {
  const text = useActiveRideText();
  const { taka } = useFormat();
  const { run } = useRideCommand();
  const id = useId();
  const name = firstNameOf(ride.user.name);
  const changing = ride.fare !== null;
  const form = useContractForm(fareForm, { fare: ride.fare === null ? '' : String(ride.fare) });
  const named = fareForm.safeParse({ fare: form.watch('fare') });

  const send = form.submitting(async ({ fare }) => {
    const done = await run(
      () => call(rideHttp.setFare, { rideId: ride._id, fare }),
      (failure) => {
        toast.error(failureText(failure));
        form.showRefusedFields(failure);
      },
    );
    if (done) onDone?.();
  });

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
          <Button variant="quiet" onClick={onDone}>
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
