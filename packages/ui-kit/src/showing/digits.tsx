import { classNames } from '../class-names';
import { localDigits } from '../format/digits.rules';
import type { Locale } from '../text/ui-text';
import { useUiText } from '../text/ui-text-provider';

export interface DigitsProps {
  value: string;
  /** A small gap after every so many digits. */
  groupOf?: number;
  locale?: Locale;
  className?: string;
}

/** One cell per digit, so that a counter does not move although the font's digits differ in width. Read out as one text. */
export function Digits({ value, groupOf, locale, className }: DigitsProps) {
  const words = useUiText();
  const shown = [...localDigits(value, locale ?? words.locale)];
  return (
    <span className={classNames('ui-digits', className)}>
      <span className="ui-visually-hidden">{shown.join('')}</span>
      {shown.map((letter, position) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a cell is identified by its position
          key={position}
          aria-hidden="true"
          className={classNames({
            'ui-digit': /\p{Nd}/u.test(letter),
            'ui-gap': groupOf && position > 0 && position % groupOf === 0,
          })}
        >
          {letter}
        </span>
      ))}
    </span>
  );
}
