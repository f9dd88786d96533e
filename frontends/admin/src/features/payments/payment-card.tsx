import { PAYMENT_OUTCOME, type PaymentCase, type PaymentOutcome, rideNumber } from '@pothik/contracts/ride';
import { Button, Card, DescriptionList, Money, Note, TextLink, useFormat } from '@pothik/ui-kit';
import { useState } from 'react';
import { Link } from 'react-router';
import { DecideDialog } from './decide-dialog';
import { usePaymentsText } from './payments-text';

/** A payment with what both said, and the decision. */
export function PaymentCard({ payment }: { payment: PaymentCase }) {
  const text = usePaymentsText();
  const { taka } = useFormat();
  const [outcome, setOutcome] = useState<PaymentOutcome>();
  const fare = taka(payment.fare);
  return (
    <Card className="admin-stack">
      <TextLink asChild>
        <Link to={`/admin/rides/${payment.ride}`}>{rideNumber(payment.ride)}</Link>
      </TextLink>
      {payment.isUnderReview && <Note tone="warning">{text.review}</Note>}
      <DescriptionList items={useFacts(payment)} />
      <History payment={payment} />
      <div className="admin-filters">
        <Button variant="outline" onClick={() => setOutcome(PAYMENT_OUTCOME.SETTLED)}>
          {text.settle(fare)}
        </Button>
        <Button variant="outline" onClick={() => setOutcome(PAYMENT_OUTCOME.WRITTEN_OFF)}>
          {text.writeOff(fare)}
        </Button>
      </div>
      {outcome && <DecideDialog payment={payment} outcome={outcome} onClose={() => setOutcome(undefined)} />}
    </Card>
  );
}

function useFacts({ fare, status, paid, rider, driver }: PaymentCase) {
  const text = usePaymentsText();
  const { digits } = useFormat();
  const person = ({ name, phone }: PaymentCase['rider']) => (
    <>
      {name} <a href={`tel:${phone}`}>{digits(phone)}</a>
    </>
  );
  return [
    { term: text.status, description: text[status === 'OWING' ? 'OWING' : 'DISPUTED'] },
    { term: text.fare, description: <Money amount={fare} /> },
    { term: text.rider, description: person(rider) },
    { term: text.driver, description: person(driver) },
    ...(paid ? [{ term: text.way, description: text[paid.way] }] : []),
    ...(paid?.transactionId
      ? [{ term: text.transaction, description: `${paid.transactionId}${paid.isOdd ? ` (${text.odd})` : ''}` }]
      : []),
  ];
}

function History({ payment }: { payment: PaymentCase }) {
  const text = usePaymentsText();
  const { dateTime } = useFormat();
  return (
    <section>
      <h3>{text.said}</h3>
      <ul>
        {payment.history.map(({ act, by, at, why, amount, note }) => (
          <li key={`${act}${at}`}>
            <time dateTime={at}>{dateTime(at)}</time> {text[by]}: {text[act]}
            {why && ` (${text[why]})`} {amount !== undefined && <Money amount={amount} />} {note}
          </li>
        ))}
      </ul>
    </section>
  );
}
