import { useFormat, useUiText } from '@pothik/ui-kit';
import { useAnalyticsText } from './analytics-text';
import { type Days, daysOf } from './period.rules';
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

/** The days that are compared, as many before the whole days of a period; says when today is left out. */
export function useDaysBefore(): (whole: Days, period: Days) => string {
  const text = useAnalyticsText();
  const { number } = useFormat();
  return (whole, period) => {
    const days = daysOf(whole);
    const before = days === 1 ? text.dayBefore : text.daysBefore(number(days));
    return whole.to === period.to ? before : text.todayLeftOut(before);
  };
}
