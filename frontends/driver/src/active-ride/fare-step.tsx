import { firstNameOf } from '@pothik/contracts/platform';
import type { RideView } from '@pothik/contracts/ride';
import { FareStepper, useEstimateText } from '@pothik/ride-ui';
import { Button, Card, Dock, Note, useFormat } from '@pothik/ui-kit';
import { useId } from 'react';
import { useActiveRideText } from './active-ride-text';
import { CancelRide } from './cancel-ride';
import { FareReason } from './fare-reason';
import { useFareForm } from './use-fare-form';

/** Sets the fare, or changes it, which renews the rider's code. `onDone` returns to the present fare. */
export function FareStep({ ride, onDone }: { ride: RideView; onDone?: () => void }) {
  const text = useActiveRideText();
  const { taka } = useFormat();
  const id = useId();
  const name = firstNameOf(ride.user.name);
  const changing = ride.fare !== null;
  const band = useEstimateText(ride.estimate)?.fare;
  const { form, named, asksReason, fareField, reasonField, send, leave } = useFareForm(ride, onDone);

  return (
    <>
      <Card title={changing ? text.changeFare : text.fareTitle}>
        <form id={id} className="driver-stack" noValidate onSubmit={(event) => void send(event)}>
          <p className="driver-quiet">{band === undefined ? text.noBand : text.band(band)}</p>
          <FareStepper {...fareField()} />
          {asksReason && <FareReason rider={name} {...reasonField()} />}
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
          {named !== undefined && <span className="driver-amount">{taka(named)}</span>}
        </Button>
      </Dock>
    </>
  );
}
