import { firstNameOf } from '@pothik/contracts/platform';
import type { RideView } from '@pothik/contracts/ride';
import { FareStepper } from '@pothik/ride-ui';
import { Button, Dialog, useFormat } from '@pothik/ui-kit';
import { type ReactNode, useId } from 'react';
import { FareReason } from './fare-reason';
import { type NameFare, useFareForm } from './use-fare-form';

interface FareDialogProps {
  ride: RideView;
  title: string;
  text: string;
  /** Beside the text. */
  aside?: ReactNode;
  /** The button, without the fare, which stands beside it. */
  confirm: string;
  /** Once it is too late to name a fare; what is being sent is waited for. */
  instead?: ReactNode;
  /** Sends the named fare. */
  name: NameFare;
  onClose(): void;
  onDone?(): void;
}

/** Asks for a fare in a dialog, and does with it what the caller says. */
export function FareDialog({ ride, title, text, aside, confirm, instead, name, onClose, onDone }: FareDialogProps) {
  const { taka } = useFormat();
  const id = useId();
  const rider = firstNameOf(ride.user.name);
  const done = () => {
    onClose();
    onDone?.();
  };
  const { form, named, asksReason, fareField, reasonField, send } = useFareForm(ride, done, name);
  if (instead && !form.busy) return instead;
  const foot = (
    <Button type="submit" form={id} variant="primary" block loading={form.busy}>
      {confirm}
      {named !== undefined && <span className="driver-amount">{taka(named)}</span>}
    </Button>
  );
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={title} footer={foot}>
      <form id={id} className="driver-stack" noValidate onSubmit={(event) => void send(event)}>
        <div className="driver-fare-about">
          <p className="driver-quiet">{text}</p>
          {aside}
        </div>
        <FareStepper {...fareField()} />
        {asksReason && <FareReason rider={rider} {...reasonField()} />}
      </form>
    </Dialog>
  );
}
