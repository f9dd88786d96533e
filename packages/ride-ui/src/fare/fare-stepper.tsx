import { Button, Field, LiveRegion, NumberInput, useFormat } from '@pothik/ui-kit';
import { Minus, Plus } from 'lucide-react';
import { type KeyboardEvent, type Ref, useState } from 'react';
import { type FareBounds, steppedFare } from './fare.rules';
import { useRepeat } from './use-repeat';

export interface FareStepperProps extends FareBounds {
  label: string;
  /** What the buttons do. */
  less: string;
  more: string;
  /** The field's, in its form. */
  name: string;
  /** As typed: digits of either script. */
  value: string;
  onChange(value: string): void;
  /** Where the buttons lead from an empty field; by default the minimum. */
  beginning?: number | undefined;
  hint?: string | undefined;
  error?: string | undefined;
  fieldRef?: Ref<HTMLInputElement> | undefined;
}

/** A fare set by thumb or by the arrow keys, in steps of ten, or typed. */
export function FareStepper({
  label,
  less,
  more,
  name,
  value,
  onChange,
  hint,
  error,
  fieldRef,
  ...steps
}: FareStepperProps) {
  const { taka } = useFormat();
  const { minimum, maximum, beginning } = steps;
  const [said, say] = useState('');
  const amount = value === '' ? Number.NaN : Number(value);
  const step = (direction: 1 | -1) => {
    const next = steppedFare(amount, direction, { minimum, maximum }, beginning);
    onChange(String(next));
    say(taka(next));
  };
  const stepByKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    step(event.key === 'ArrowUp' ? 1 : -1);
  };
  // Disabled at its bound, a button would lose the focus.
  const lower = useRepeat(() => step(-1));
  const higher = useRepeat(() => step(1));
  return (
    <Field label={label} hint={hint} error={error}>
      <div className="ui-fare-steps">
        <Button aria-label={less} aria-disabled={amount <= minimum} {...lower}>
          <Minus aria-hidden />
        </Button>
        <NumberInput
          large
          prefix="৳"
          name={name}
          ref={fieldRef}
          min={minimum}
          max={maximum}
          aria-valuenow={Number.isFinite(amount) ? amount : undefined}
          value={value}
          onChange={({ target }) => onChange(target.value)}
          onKeyDown={stepByKey}
        />
        <Button aria-label={more} aria-disabled={amount >= maximum} {...higher}>
          <Plus aria-hidden />
        </Button>
      </div>
      <LiveRegion message={said} />
    </Field>
  );
}
