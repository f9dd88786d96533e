import type { ComponentProps } from 'react';
import { classNames } from '../class-names';
import { useFieldControl } from './field-control';

export interface SelectOption {
  value: string;
  label: string;
}

export interface SelectProps extends Omit<ComponentProps<'select'>, 'children' | 'multiple'> {
  options: readonly SelectOption[];
  /** Shown while nothing is chosen; not an option itself. */
  placeholder?: string;
}

/** A native select, because it opens the phone's own picker. */
export function Select({ options, placeholder, className, ...attributes }: SelectProps) {
  const wiring = useFieldControl(attributes);
  const start = placeholder && attributes.value === undefined ? { defaultValue: attributes.defaultValue ?? '' } : {};
  return (
    <select {...attributes} {...start} {...wiring} className={classNames('ui-input ui-select', className)}>
      {placeholder && (
        <option value="" disabled hidden>
          {placeholder}
        </option>
      )}
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}
