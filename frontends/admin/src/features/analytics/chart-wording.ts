import { useStatusWords } from '@pothik/ride-ui';
import { type Format, type Locale, useFormat, useUiText } from '@pothik/ui-kit';
import { useWords, type Words } from '../../texts/word-text';
import { type AnalyticsText, useAnalyticsText } from './analytics-text';
import type { ChartSeries } from './chart-data';

/** What every chart needs to be written in the reader's language. */
export interface Wording {
  text: AnalyticsText;
  words: Words;
  rideStatuses: ReturnType<typeof useStatusWords>;
  format: Format;
  locale: Locale;
}

export const useWording = (): Wording => ({
  text: useAnalyticsText(),
  words: useWords(),
  rideStatuses: useStatusWords('ADMINISTRATOR'),
  format: useFormat(),
  locale: useUiText().locale,
});

/** Values that are numbers of rides, drivers or incidents. */
export const counted = ({ format }: Wording) => ({ formatValue: format.number, formatShort: format.number });

/** Values in whole BDT. */
export const paid = ({ format }: Wording) => ({ formatValue: format.taka, formatShort: format.number });

export const completedOrNot = ({ text }: Wording): ChartSeries[] => [
  { name: text.completed, colour: 2 },
  { name: text.notCompleted, colour: 6 },
];
