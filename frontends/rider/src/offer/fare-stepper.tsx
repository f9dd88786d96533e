import { Button, Field, NumberInput } from '@pothik/ui-kit';
import { Minus, Plus } from 'lucide-react';
import { type OfferBounds, steppedOffer } from './offer.rules';
import './offer.css';
import { useOfferText } from './offer-text';

interface FareStepperProps extends OfferBounds {
  /** As typed: digits of either script. */
  value: string;
  onChange(value: string): void;
  hint?: string | undefined;
  error?: string | undefined;
}

/** A fare set by thumb, in steps of ten, or typed. */
export function FareStepper({ value, onChange, hint, error, ...bounds }: FareStepperProps) {
  const text = useOfferText();
  const amount = value === '' ? Number.NaN : Number(value);
  const step = (direction: 1 | -1) => onChange(String(steppedOffer(amount, direction, bounds)));
  return (
    <Field label={text.field} hint={hint} error={error}>
      <div className="rider-offer-steps">
        <Button aria-label={text.less} disabled={amount <= bounds.minimum} onClick={() => step(-1)}>
          <Minus aria-hidden />
        </Button>
        <NumberInput
          large
          prefix="৳"
          name="offer"
          min={bounds.minimum}
          max={bounds.maximum}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
        <Button aria-label={text.more} disabled={amount >= bounds.maximum} onClick={() => step(1)}>
          <Plus aria-hidden />
        </Button>
      </div>
    </Field>
  );
}
