import { QUERY, useCommand } from '@pothik/api-client';
import { PAYMENT_REASON, type PaymentView } from '@pothik/contracts/ride';
import { rideRoutes } from '@pothik/contracts/routes';
import { Button, ChoiceCard, DescriptionList, Money, useFormat } from '@pothik/ui-kit';
import { useId, useState } from 'react';
import { saidAmountOf } from './payment.rules';
import { usePaymentText } from './payment-text';

const { PAID_AGREED, PAID_BY_WALLET, NOT_YET_PAID } = PAYMENT_REASON;
const REASONS = [PAID_AGREED, PAID_BY_WALLET, NOT_YET_PAID] as const;

/** Both figures first; then the rider says what happened, and our team decides. */
export function DisputeForm({ payment, name }: { payment: PaymentView; name: string }) {
  const text = usePaymentText();
  const { taka } = useFormat();
  const group = useId();
  const [why, setWhy] = useState<(typeof REASONS)[number]>(PAID_AGREED);
  const { isPending, run } = useCommand(rideRoutes.disputePayment, { invalidates: [QUERY.RideRequest] });
  return (
    <details className="rider-tip">
      <summary>{text.disagree}</summary>
      <div className="rider-stack">
        <TwoFigures payment={payment} name={name} />
        <fieldset className="rider-pay-ways">
          <legend>{text.disputeTitle}</legend>
          {REASONS.map((reason) => (
            <ChoiceCard
              key={reason}
              name={group}
              title={text[reason]}
              checked={why === reason}
              onChange={() => setWhy(reason)}
            />
          ))}
        </fieldset>
        <p className="rider-quiet">{text.disputeHint}</p>
        <Button loading={isPending} onClick={() => void run({ rideId: payment.ride, why })}>
          {text.send(taka(payment.fare))}
        </Button>
      </div>
    </details>
  );
}

/** What was agreed, and what the driver says. */
export function TwoFigures({ payment, name }: { payment: PaymentView; name: string }) {
  const text = usePaymentText();
  const said = saidAmountOf(payment) ?? payment.fare;
  const items = [
    { term: text.agreedFare, description: <Money amount={payment.fare} /> },
    { term: text.theySay(name), description: <Money amount={said} /> },
  ];
  return <DescriptionList items={items} />;
}
