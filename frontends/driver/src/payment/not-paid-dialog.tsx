import { QUERY, useCommand } from '@pothik/api-client';
import { firstNameOf } from '@pothik/contracts/platform';
import { PAYMENT_REASON, type RideView } from '@pothik/contracts/ride';
import { rideRoutes } from '@pothik/contracts/routes';
import { ChoiceCard, ConfirmDialog, useFormat } from '@pothik/ui-kit';
import { useId, useState } from 'react';
import { usePaymentText } from './payment-text';

const { GOT_NOTHING, GOT_LESS, NOT_ARRIVED } = PAYMENT_REASON;
const REASONS = [GOT_NOTHING, GOT_LESS, NOT_ARRIVED] as const;

interface NotPaidDialogProps {
  ride: RideView;
  word: 'not-paid' | 'dispute';
  onClose(): void;
}

/** What the driver got in place of the fare; the rider is asked first. */
export function NotPaidDialog({ ride, word, onClose }: NotPaidDialogProps) {
  const text = usePaymentText();
  const { taka } = useFormat();
  const group = useId();
  const [why, setWhy] = useState<(typeof REASONS)[number]>(GOT_NOTHING);
  const { run } = useCommand(word === 'dispute' ? rideRoutes.disputePayment : rideRoutes.notPaid, {
    invalidates: [QUERY.RideRequest],
  });
  const name = firstNameOf(ride.user.name);
  const send = async () => {
    await run({ rideId: ride._id, why, ...(why === GOT_NOTHING ? { amount: 0 } : {}) });
    onClose();
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={text.whatCame(name)}
      confirmLabel={text.notPaid(taka(ride.fare ?? 0))}
      onConfirm={send}
    >
      {REASONS.map((reason) => (
        <ChoiceCard
          key={reason}
          name={group}
          title={reason === GOT_LESS ? text.GOT_LESS(taka(ride.fare ?? 0)) : text[reason]}
          checked={why === reason}
          onChange={() => setWhy(reason)}
        />
      ))}
      <p>{text.askedFirst(name)}</p>
    </ConfirmDialog>
  );
}
