import { formMessageText, QUERY, useCommand } from '@pothik/api-client';
import { type PaymentView, tipForm } from '@pothik/contracts/ride';
import { rideRoutes } from '@pothik/contracts/routes';
import { Button, Chip, Field, NumberInput, useFormat } from '@pothik/ui-kit';
import { useState } from 'react';
import { usePaymentText } from './payment-text';
import { IN_CASH, WayFields, wayOf } from './way-fields';

const USUAL = [10, 20, 50];

/** The rider adds a tip, in cash or to the driver's wallet. */
export function TipForm({ payment }: { payment: PaymentView }) {
  const text = usePaymentText();
  const { taka } = useFormat();
  const [tip, setTip] = useState('');
  const [way, setWay] = useState(IN_CASH);
  const [wrong, setWrong] = useState<{ field: unknown; text: string }>();
  const { isPending, run } = useCommand(rideRoutes.tip, { invalidates: [QUERY.RideRequest] });
  const given = tipForm.shape.tip.safeParse(tip);
  const send = () => {
    const said = { tip, ...wayOf(way) };
    const issue = tipForm.safeParse(said).error?.issues[0];
    setWrong(issue && { field: issue.path[0], text: formMessageText(issue.message) });
    if (issue === undefined && given.success) void run({ rideId: payment.ride, ...said, tip: given.data });
  };
  const errorOf = (field: string) => (wrong?.field === field ? wrong.text : undefined);
  return (
    <details className="rider-tip">
      <summary>{text.tip}</summary>
      <div className="rider-stack">
        <div className="rider-pay-chips">
          {USUAL.map((amount) => (
            <Chip key={amount} pressed={tip === String(amount)} onClick={() => setTip(String(amount))}>
              {taka(amount)}
            </Chip>
          ))}
        </div>
        <Field label={text.tipAmount} error={errorOf('tip')}>
          <NumberInput value={tip} onChange={({ target }) => setTip(target.value)} />
        </Field>
        <WayFields value={way} error={errorOf('transactionId')} onChange={setWay} />
        <Button loading={isPending} onClick={send}>
          {text.tipInCash(given.success ? taka(given.data) : '৳')}
        </Button>
      </div>
    </details>
  );
}
