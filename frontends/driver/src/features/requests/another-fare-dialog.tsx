import { call } from '@pothik/api-client';
import { firstNameOf } from '@pothik/contracts/platform';
import { FARE, type RideView } from '@pothik/contracts/ride';
import { rideRoutes } from '@pothik/contracts/routes';
import { Button, Dialog, Field, NumberInput, useFormat } from '@pothik/ui-kit';
import { useId } from 'react';
import { useActiveRideText } from '../../active-ride/active-ride-text';
import { FareReason } from '../../active-ride/fare-reason';
import { useFareForm } from '../../active-ride/use-fare-form';
import { useRequestsText } from './requests-text';

/** Accepts a request for another fare than the rider's offer, in one act. */
export function AnotherFareDialog({ ride, onClose }: { ride: RideView; onClose(): void }) {
  const text = useRequestsText();
  const words = useActiveRideText();
  const { taka } = useFormat();
  const id = useId();
  const name = firstNameOf(ride.user.name);
  const accept = (fare: { fare: number | string; reason?: string | undefined }) =>
    call(rideRoutes.updateStatus, { rideId: ride._id, rideStatus: 'ACCEPTED', ...fare });
  const { form, named, asksReason, reasonField, send } = useFareForm(ride, onClose, accept);
  const foot = (
    <Button type="submit" form={id} variant="primary" block loading={form.busy}>
      {text.acceptFor}
      {named !== undefined && <span className="driver-amount">{taka(named)}</span>}
    </Button>
  );
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={text.anotherTitle(name)} footer={foot}>
      <form id={id} className="driver-stack" noValidate onSubmit={(event) => void send(event)}>
        <p className="driver-quiet">{text.anotherText(name, taka(ride.offer?.fare ?? 0))}</p>
        <Field label={words.fareField} hint={words.fareHint(name)} error={form.errorOf('fare')}>
          <NumberInput large prefix="৳" {...form.register('fare')} min={FARE.minimum} max={FARE.maximum} />
        </Field>
        {asksReason && <FareReason rider={name} {...reasonField()} />}
      </form>
    </Dialog>
  );
}
