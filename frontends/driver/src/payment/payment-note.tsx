import { firstNameOf } from '@pothik/contracts/platform';
import type { PaymentView, RideView } from '@pothik/contracts/ride';
import { ClockTime, Note, useFormat } from '@pothik/ui-kit';
import { Check, Clock } from 'lucide-react';
import { noteOf } from './payment.rules';
import { usePaymentText } from './payment-text';

/** How the payment stands: amber while one has spoken, green when it is over. */
export function PaymentNote({ ride, payment }: { ride: RideView; payment: PaymentView }) {
  const text = usePaymentText();
  const { taka } = useFormat();
  const note = noteOf(payment);
  const sentence = note && text[note];
  const { paid, settledAt, tip, decision } = payment;
  return (
    <>
      {sentence && (
        <Note
          tone={settledAt ? 'progress' : 'warning'}
          icon={settledAt ? <Check aria-hidden /> : <Clock aria-hidden />}
        >
          <p>{typeof sentence === 'string' ? sentence : sentence(firstNameOf(ride.user.name))}</p>
          {paid && note !== 'writtenOff' && <p>{text[paid.way]}</p>}
          {paid?.transactionId && <p>{text.transaction(paid.transactionId)}</p>}
          {paid?.isOdd && note === 'riderSays' && <p>{text.odd}</p>}
          {note === 'riderSays' && <p>{text.silence}</p>}
          {decision && <p>{decision.reason}</p>}
          {settledAt && <ClockTime at={settledAt} />}
        </Note>
      )}
      {tip && <Note tone="progress">{text.tip(taka(tip.amount))}</Note>}
    </>
  );
}
