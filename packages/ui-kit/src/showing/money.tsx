import { formatMoney } from '../format/digits.rules';
import type { Locale } from '../text/ui-text';
import { useUiText } from '../text/ui-text-provider';

export interface MoneyProps {
  /** Whole taka. */
  amount: number;
  locale?: Locale;
  className?: string;
}

/** An amount, e.g. ৳ 4,12,650. */
export function Money({ amount, locale, className }: MoneyProps) {
  const words = useUiText();
  return (
    <data className={`ui-nowrap ${className ?? ''}`.trim()} value={amount}>
      {formatMoney(amount, locale ?? words.locale)}
    </data>
  );
}
