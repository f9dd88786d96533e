import { Check, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../class-names';

export interface Step {
  key: string;
  label: ReactNode;
  state: 'done' | 'now' | 'next' | 'failed';
  time?: ReactNode;
  note?: ReactNode;
}

export interface StepperProps {
  label: string;
  steps: readonly Step[];
  className?: string;
}

/** The steps of a process with their times. */
export function Stepper({ label, steps, className }: StepperProps) {
  return (
    <ol aria-label={label} className={classNames('ui-stepper', className)}>
      {steps.map((step) => (
        <li key={step.key} className={`ui-${step.state}`} aria-current={step.state === 'now' ? 'step' : undefined}>
          <span className="ui-step-mark" aria-hidden="true">
            {step.state === 'done' && <Check />}
            {step.state === 'failed' && <X />}
          </span>
          <span className="ui-step-label">
            {step.label}
            {step.note && <small>{step.note}</small>}
          </span>
          {step.time && <span className="ui-step-time">{step.time}</span>}
        </li>
      ))}
    </ol>
  );
}
