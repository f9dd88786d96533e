import { CircleX } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { classNames } from '../class-names';
import { FieldContext } from './field-control';

export interface FieldProps {
  label: string;
  hint?: ReactNode;
  /** The first problem of the value, as a sentence. */
  error?: string | undefined;
  /** Hides the label visually, but not from screen readers. */
  hideLabel?: boolean;
  className?: string;
  /** One control of the kit. */
  children: ReactNode;
}

/** A label, a control, a hint and an error; screen readers read hint and error with the control. */
export function Field({ label, hint, error, hideLabel, className, children }: FieldProps) {
  const id = useId();
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  const describedBy = [errorId, hintId].filter(Boolean).join(' ') || undefined;
  const labelId = `${id}-label`;
  return (
    <FieldContext value={{ id, labelId, describedBy, invalid: Boolean(error) }}>
      <div className={classNames('ui-field', className)}>
        <label id={labelId} htmlFor={id} className={hideLabel ? 'ui-visually-hidden' : 'ui-label'}>
          {label}
        </label>
        {children}
        {error && (
          <p id={errorId} className="ui-error" role="alert">
            <CircleX aria-hidden="true" />
            {error}
          </p>
        )}
        {hint && (
          <p id={hintId} className="ui-hint">
            {hint}
          </p>
        )}
      </div>
    </FieldContext>
  );
}
