import { useFormat, useUiText } from '@pothik/ui-kit';
import { useAnalyticsText } from './analytics-text';
import { daysOf, type ShownPeriod } from './period.rules';
import type { Trend } from './trend.rules';

/** Shares and changes in percent, in the reader's digits. */
export function usePercent() {
  const { locale } = useUiText();
  const format = (options: Intl.NumberFormatOptions) =>
    new Intl.NumberFormat(locale === 'bn' ? 'bn-BD' : 'en-IN', { style: 'percent', ...options });
  return {
    /** 85.3% */
    share: (part: number) => format({ maximumFractionDigits: 1 }).format(part),
    /** +12% */
    change: (part: number) => format({ maximumFractionDigits: 0, signDisplay: 'exceptZero' }).format(part),
  };
}

/** A trend in words, e.g. +12% against the 7 days before, with the arrow of a tile; nothing without a trend. */
export function useTrendNote() {
  const text = useAnalyticsText();
  const percent = usePercent();
  return (trend: Trend | undefined, before: string) => {
    if (!trend) return {};
    const { change, direction } = trend;
    if (change === undefined) return { trend: direction, note: text.tenTimes(before) };
    return { trend: direction, note: direction ? text.against(percent.change(change), before) : text.noChange(before) };
  };
}

/** The period before, in words. */
export function usePeriodBefore(period: ShownPeriod): string {
  const text = useAnalyticsText();
  const { number } = useFormat();
  const days = daysOf(period);
  return days === 1 ? text.dayBefore : text.daysBefore(number(days));
}
