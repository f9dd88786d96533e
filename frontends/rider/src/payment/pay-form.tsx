import { formMessageText, QUERY, useCommand } from '@pothik/api-client';
import { type PaymentView, paidForm } from '@pothik/contracts/ride';
import { rideRoutes } from '@pothik/contracts/routes';
import { Button, useFormat } from '@pothik/ui-kit';
import { Banknote } from 'lucide-react';
import { useState } from 'react';
import { usePaymentText } from './payment-text';
import { IN_CASH, WayFields, wayOf } from './way-fields';

/** The rider says how the fare was paid. */
export function PayForm({ payment }: { payment: PaymentView }) {
  const text = usePaymentText();
  const { taka } = useFormat();
  const [way, setWay] = useState(IN_CASH);
  const [error, setError] = useState<string>();
  const { isPending, run } = useCommand(rideRoutes.paid, {
    invalidates: [QUERY.RideRequest],
    isPendingUntilFresh: true,
  });
  const send = () => {
    const said = { amount: payment.fare, ...wayOf(way) };
    const problem = paidForm.safeParse(said).error?.issues[0]?.message;
    setError(problem && formMessageText(problem));
    if (problem === undefined) void run({ rideId: payment.ride, ...said });
  };
  return (
    <>
      <WayFields value={way} error={error} onChange={setWay} />
      <Button variant="primary" size="large" icon={<Banknote aria-hidden />} loading={isPending} onClick={send}>
        {text.iPaid(taka(payment.fare))}
      </Button>
    </>
  );
}
