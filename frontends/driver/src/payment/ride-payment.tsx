import type { RideView } from '@pothik/contracts/ride';
import { Card } from '@pothik/ui-kit';
import { PaymentActions } from './payment-actions';
import { PaymentNote } from './payment-note';
import { usePaymentText } from './payment-text';
import { usePayment } from './use-payment';

/** The payment of a completed ride on its page; nothing where there is none, as of rides from before. */
export function RidePayment({ ride }: { ride: RideView }) {
  const text = usePaymentText();
  const { data: payment } = usePayment(ride._id);
  if (!payment) return null;
  return (
    <Card title={text.title} className="driver-stack">
      <PaymentNote ride={ride} payment={payment} />
      <PaymentActions ride={ride} payment={payment} />
    </Card>
  );
}
