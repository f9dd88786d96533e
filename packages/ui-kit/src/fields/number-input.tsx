import type { ChangeEvent, KeyboardEvent } from 'react';
import { steppedNumber, typedNumber } from './number.rules';
import { TextInput, type TextInputProps } from './text-input';

export interface NumberInputProps extends Omit<TextInputProps, 'type' | 'min' | 'max'> {
  min?: number;
  max?: number;
}

/** A whole number, in either script. A text box with a numeric keypad: the native number input refuses Bangla digits and changes with the mouse wheel. */
export function NumberInput({ min, max, onChange, onKeyDown, ...attributes }: NumberInputProps) {
  const writeInLatin = (event: ChangeEvent<HTMLInputElement>) => {
    event.target.value = typedNumber(event.target.value);
    onChange?.(event);
  };
  const step = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    const direction = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : undefined;
    if (!direction || event.defaultPrevented) return;
    event.preventDefault();
    writeAsTyped(event.currentTarget, steppedNumber(event.currentTarget.value, direction, { min, max }));
  };
  return (
    <TextInput
      inputMode="numeric"
      autoComplete="off"
      role="spinbutton"
      aria-valuemin={min}
      aria-valuemax={max}
      {...attributes}
      onChange={writeInLatin}
      onKeyDown={step}
    />
  );
}

/** Sets the value and fires an input event, so that React and forms handle it like typing. */
function writeAsTyped(input: HTMLInputElement, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
