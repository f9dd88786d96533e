import { call, failureText, invalidate, QUERY } from '@pothik/api-client';
import { REASON_LENGTH } from '@pothik/contracts/platform';
import { PAYMENT_OUTCOME, type PaymentCase, type PaymentOutcome } from '@pothik/contracts/ride';
import { rideRoutes } from '@pothik/contracts/routes';
import { ConfirmDialog, toast, useFormat } from '@pothik/ui-kit';
import { useState } from 'react';
import { usePaymentsText } from './payments-text';

interface DecideDialogProps {
  payment: PaymentCase;
  outcome: PaymentOutcome;
  onClose(): void;
}

/** Decides a payment with a reason; the audit log keeps it under the administrator's name. */
export function DecideDialog({ payment, outcome, onClose }: DecideDialogProps) {
  const text = usePaymentsText();
  const { taka } = useFormat();
  const [error, setError] = useState<string>();
  const fare = taka(payment.fare);
  const label = outcome === PAYMENT_OUTCOME.SETTLED ? text.settle(fare) : text.writeOff(fare);
  const decide = async (reason: string) => {
    setError(undefined);
    try {
      await call(rideRoutes.decidePayment, { rideId: payment.ride, outcome, reason });
    } catch (failure) {
      setError(failureText(failure));
      void invalidate(QUERY.RideRequest);
      return;
    }
    void invalidate(QUERY.RideRequest);
    toast.success(text.decided);
    onClose();
  };
  const reason = {
    place: `admin-payment-draft:${payment.ride}`,
    label: text.reason,
    requiredMessage: text.reasonRequired,
    minLength: REASON_LENGTH.minimum,
    maxLength: REASON_LENGTH.maximum,
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={label}
      confirmLabel={label}
      onConfirm={decide}
      reason={reason}
      {...(error ? { error } : {})}
    >
      <p>{text.decideText}</p>
    </ConfirmDialog>
  );
}
