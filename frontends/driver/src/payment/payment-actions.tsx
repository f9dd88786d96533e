import { QUERY, useCommand } from '@pothik/api-client';
import type { PaymentView, RideView } from '@pothik/contracts/ride';
import { rideRoutes } from '@pothik/contracts/routes';
import { Button, loadDialogs, useFormat } from '@pothik/ui-kit';
import { Banknote } from 'lucide-react';
import { useState } from 'react';
import { PagePart } from '../loading/page-part';
import { wordsOf } from './payment.rules';
import { usePaymentText } from './payment-text';

const notPaidDialog = async () => {
  const [{ NotPaidDialog }] = await Promise.all([import('./not-paid-dialog'), loadDialogs()]);
  return { Component: NotPaidDialog };
};

interface PaymentActionsProps {
  ride: RideView;
  payment: PaymentView | undefined;
  /** The call was done, or it failed: the driver may go on. */
  onReceived?: () => void;
  onFailed?: () => void;
}

/** “Not paid” and “Received”, each with the figure; nothing where the driver has nothing to say. */
export function PaymentActions({ ride, payment, onReceived, onFailed }: PaymentActionsProps) {
  const text = usePaymentText();
  const { taka } = useFormat();
  const { received, notPaid } = wordsOf(payment);
  const [says, setSays] = useState(false);
  const fare = ride.fare ?? 0;
  const { isPending, run } = useCommand(received === 'confirm' ? rideRoutes.confirmPayment : rideRoutes.received, {
    invalidates: [QUERY.RideRequest],
    onSuccess: onReceived,
  });
  const receive = async () => {
    if ((await run({ rideId: ride._id, amount: fare })) === undefined) onFailed?.();
  };
  return (
    <>
      {notPaid && (
        <Button variant="quiet" onClick={() => setSays(true)}>
          {text.notPaid(taka(fare))}
        </Button>
      )}
      {received && (
        <Button
          variant="primary"
          size="large"
          icon={<Banknote aria-hidden />}
          loading={isPending}
          onClick={() => void receive()}
        >
          {text.received(taka(fare))}
        </Button>
      )}
      {says && notPaid && (
        <PagePart isDialog load={notPaidDialog} with={{ ride, word: notPaid, onClose: () => setSays(false) }} />
      )}
    </>
  );
}
