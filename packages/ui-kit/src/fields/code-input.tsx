import { type ClipboardEvent, type KeyboardEvent, useContext, useId, useRef } from 'react';
import { codeDigits, localDigits } from '../format/digits.rules';
import { useUiText } from '../text/ui-text-provider';
import { codeAfterErasing, codeAfterTyping, completesCode } from './code.rules';
import { FieldContext } from './field-control';

export interface CodeInputProps {
  /** The typed digits in Latin. A space represents an empty box before a filled one. */
  value: string;
  onChange: (value: string) => void;
  length?: number;
  /** The accessible name of the boxes when used outside a Field. */
  label?: string;
  disabled?: boolean;
  invalid?: boolean;
  autoFocus?: boolean;
  /**
   * Submits the form around the boxes as soon as the last digit is typed or a code is pasted; the same code is not sent again by
   * itself, e.g. after a refusal. The form must know the value when `onChange` returns.
   */
  submitsWhenFull?: boolean;
}

/** One box per digit. A pasted code or the phone's suggestion fills all; Bangla digits become Latin. */
export function CodeInput({ value, onChange, length = 6, label, submitsWhenFull = false, ...state }: CodeInputProps) {
  const field = useContext(FieldContext);
  const ownId = useId();
  const boxes = useRef<(HTMLInputElement | null)[]>([]);
  const sentByItself = useRef<string>(undefined);
  const { text, locale } = useUiText();

  const focusBox = (position: number) => boxes.current[Math.max(0, Math.min(position, length - 1))]?.focus();
  const take = (next: string, focusOn: number) => {
    onChange(next);
    focusBox(focusOn);
  };
  const submitFull = (code: string, end: number) => {
    if (!submitsWhenFull || code === sentByItself.current || !completesCode(value, code, end, length)) return;
    sentByItself.current = code;
    boxes.current[0]?.form?.requestSubmit();
  };
  const type = (position: number, typed: string) => {
    const digits = codeDigits(typed, typed.length);
    if (digits === '') return take(codeAfterErasing(value, position), position);
    const { code, next, end } = codeAfterTyping(value, position, digits, length);
    take(code, next);
    submitFull(code, end);
  };
  /** Moves on when the typed digit equals the present one, for which React fires no change event. */
  const typeAgain = (position: number, typed: string) => {
    if (typed === '' || typed !== value[position]) return;
    focusBox(position + 1);
    submitFull(value, position + 1);
  };
  const paste = (position: number, event: ClipboardEvent) => {
    event.preventDefault();
    const pasted = codeDigits(event.clipboardData.getData('text'), length);
    if (pasted === '') return;
    const { code, next } = codeAfterTyping(value, pasted.length === length ? 0 : position, pasted, length);
    take(code, next);
    submitFull(code, length);
  };
  const move = (position: number, event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'ArrowLeft') focusBox(position - 1);
    else if (event.key === 'ArrowRight') focusBox(position + 1);
    else if (event.key === 'Backspace' && !event.currentTarget.value && position > 0) {
      take(codeAfterErasing(value, position - 1), position - 1);
    } else return;
    event.preventDefault();
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a grid in every browser
    <div
      role="group"
      className="ui-code"
      aria-label={field ? undefined : label}
      aria-labelledby={field?.labelId}
      aria-describedby={field?.describedBy}
    >
      {Array.from({ length }, (_, position) => (
        <input
          // biome-ignore lint/suspicious/noArrayIndexKey: a box is identified by its position
          key={position}
          ref={(box) => {
            boxes.current[position] = box;
          }}
          id={position === 0 ? (field?.id ?? ownId) : undefined}
          value={value[position]?.trim() ?? ''}
          placeholder=" "
          inputMode="numeric"
          autoComplete={position === 0 ? 'one-time-code' : 'off'}
          aria-label={text.digitOf(localDigits(String(position + 1), locale), localDigits(String(length), locale))}
          aria-invalid={state.invalid || field?.invalid || undefined}
          disabled={state.disabled}
          // biome-ignore lint/a11y/noAutofocus: the caller decides, on a page made of this code alone
          autoFocus={state.autoFocus && position === 0}
          onChange={(event) => type(position, event.target.value)}
          onInput={(event) => typeAgain(position, event.currentTarget.value)}
          onPaste={(event) => paste(position, event)}
          onKeyDown={(event) => move(position, event)}
          onFocus={(event) => event.target.select()}
        />
      ))}
    </div>
  );
}
