import { isOddTransactionId, PAYMENT_WAY, type PaymentWay, transactionIdOf } from '@pothik/contracts/ride';
import { Chip, Field, Note, TextInput } from '@pothik/ui-kit';
import { usePaymentText } from './payment-text';

/** A way, and what was typed as its transaction id. */
export interface TypedWay {
  way: PaymentWay;
  typed: string;
}
export const IN_CASH: TypedWay = { way: PAYMENT_WAY.CASH, typed: '' };

/** As calls take it: cash has no id. */
export const wayOf = ({ way, typed }: TypedWay) => (way === PAYMENT_WAY.CASH ? { way } : { way, transactionId: typed });

interface WayFieldsProps {
  value: TypedWay;
  error?: string | undefined;
  onChange(value: TypedWay): void;
}

/** How somebody paid: cash, or a wallet with its transaction id. */
export function WayFields({ value, error, onChange }: WayFieldsProps) {
  const text = usePaymentText();
  const id = transactionIdOf(value.typed);
  const isOdd = id !== '' && isOddTransactionId(value.way, id);
  return (
    <fieldset className="rider-pay-ways">
      <legend>{text.how}</legend>
      <div className="rider-pay-chips">
        {Object.values(PAYMENT_WAY).map((way) => (
          <Chip key={way} pressed={way === value.way} onClick={() => onChange({ ...value, way })}>
            {text[way]}
          </Chip>
        ))}
      </div>
      {value.way !== PAYMENT_WAY.CASH && (
        <Field label={text.transactionId} hint={text.transactionHint} error={error}>
          <TextInput
            value={value.typed}
            autoComplete="off"
            autoCapitalize="characters"
            onChange={({ target }) => onChange({ ...value, typed: target.value })}
          />
        </Field>
      )}
      {isOdd && <Note tone="warning">{text.odd}</Note>}
    </fieldset>
  );
}
