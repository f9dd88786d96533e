import './payment.css';
import { QUERY, serverNow, useCommand } from '@pothik/api-client';
import { firstNameOf } from '@pothik/contracts/platform';
import type { PaymentView, RideView } from '@pothik/contracts/ride';
import { rideRoutes } from '@pothik/contracts/routes';
import { Button, ClockTime, Note, useFormat } from '@pothik/ui-kit';
import { Check, Clock } from 'lucide-react';
import { DisputeForm, TwoFigures } from './dispute-form';
import { PayForm } from './pay-form';
import { endOf, settlesBySilence, shownOf, takesTip } from './payment.rules';
import { usePaymentText } from './payment-text';
import { TipForm } from './tip-form';
import { usePayment } from './use-payment';

/** Whether a completed ride is paid: what both say of it. Nothing where there is no payment, as of rides from before. */
export function RidePayment({ ride }: { ride: RideView }) {
  const text = usePaymentText();
  const { data: payment } = usePayment(ride._id);
  if (!payment) return null;
  const name = firstNameOf(ride.driver.user.name);
  return (
    <section className="rider-stack rider-pay" aria-label={text.title}>
      <Said payment={payment} name={name} />
      <Tip payment={payment} />
    </section>
  );
}

interface SaidProps {
  payment: PaymentView;
  name: string;
}

function Said({ payment, name }: SaidProps) {
  const shown = shownOf(payment);
  if (shown === 'pay') return <ToPay payment={payment} name={name} />;
  if (shown === 'asked') return <Asked payment={payment} name={name} />;
  if (shown === 'said') return <Waiting payment={payment} name={name} />;
  return <Over payment={payment} name={name} />;
}

function ToPay({ payment, name }: SaidProps) {
  const text = usePaymentText();
  const { taka } = useFormat();
  const { status, fare } = payment;
  return (
    <>
      {status === 'UNPAID_SAID' && <Note tone="warning">{text.saysUnpaid(name, taka(fare))}</Note>}
      {status === 'OWING' && <Note tone="warning">{text.owing(name, taka(fare))}</Note>}
      <h2>{text.pay(name)}</h2>
      <PayForm payment={payment} />
      {status === 'UNPAID_SAID' && <DisputeForm payment={payment} name={name} />}
    </>
  );
}

function Asked({ payment, name }: SaidProps) {
  const text = usePaymentText();
  const { taka } = useFormat();
  const { isPending, run } = useCommand(rideRoutes.confirmPayment, { invalidates: [QUERY.RideRequest] });
  const fare = taka(payment.fare);
  return (
    <>
      <Note tone="warning" icon={<Clock aria-hidden />}>
        <p>{text.saysReceived(name, fare)}</p>
        <p>{text.silence}</p>
      </Note>
      <Button
        variant="primary"
        size="large"
        loading={isPending}
        onClick={() => void run({ rideId: payment.ride, amount: payment.fare })}
      >
        {text.confirm(fare)}
      </Button>
      <DisputeForm payment={payment} name={name} />
    </>
  );
}

function Waiting({ payment, name }: SaidProps) {
  const text = usePaymentText();
  const { time } = useFormat();
  const at = payment.history.findLast(({ act }) => act === 'paid')?.at ?? payment.endedAt;
  return (
    <Note tone="warning" icon={<Clock aria-hidden />}>
      <p>{text.youSaid(text[payment.paid?.way ?? 'CASH'], time(at))}</p>
      <p>{text.confirmsNext(name)}</p>
      {settlesBySilence(payment) && <p>{text.silence}</p>}
    </Note>
  );
}

function Over({ payment, name }: SaidProps) {
  const text = usePaymentText();
  if (payment.status === 'DISPUTED')
    return (
      <>
        <Note tone="warning">{text.disputed}</Note>
        <TwoFigures payment={payment} name={name} />
      </>
    );
  return (
    <Note tone="progress" icon={<Check aria-hidden />}>
      <p>
        {text[endOf(payment)]} {payment.settledAt && <ClockTime at={payment.settledAt} />}
      </p>
      {payment.status === 'SETTLED' && <p>{text[payment.paid?.way ?? 'CASH']}</p>}
      {payment.decision && <p>{payment.decision.reason}</p>}
    </Note>
  );
}

function Tip({ payment }: { payment: PaymentView }) {
  const text = usePaymentText();
  const { taka } = useFormat();
  if (payment.tip) return <Note tone="progress">{text.tipped(taka(payment.tip.amount))}</Note>;
  return takesTip(payment, serverNow()) ? <TipForm payment={payment} /> : null;
}
