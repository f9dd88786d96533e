import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names';
import { useFieldControl } from './field-control';

export interface TextInputProps extends Omit<ComponentProps<'input'>, 'prefix' | 'size'> {
  icon?: ReactNode;
  /** Shown before the value, e.g. ৳. */
  prefix?: ReactNode;
  /** Shown after the value, e.g. a button. */
  suffix?: ReactNode;
  /** For the main amount of a form. */
  large?: boolean;
}

/** One line of text. */
export function TextInput({ icon, prefix, suffix, large, className, ...attributes }: TextInputProps) {
  const wiring = useFieldControl(attributes);
  const input = (
    <input type="text" {...attributes} {...wiring} className={classNames('ui-input', large && 'ui-large', className)} />
  );
  if (!icon && !prefix && !suffix) return input;
  return (
    <div className={classNames('ui-affix', { 'ui-has-start': icon || prefix, 'ui-has-end': suffix })}>
      {icon}
      {prefix && (
        <span className="ui-prefix" aria-hidden="true">
          {prefix}
        </span>
      )}
      {input}
      {suffix}
    </div>
  );
}
