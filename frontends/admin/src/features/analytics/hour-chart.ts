import type { RideAnalytics } from '@pothik/contracts/ride';
import type { ChartData, ChartSeries } from './chart-data';
import { counted, type Wording } from './chart-wording';
import { hourSpan, shortWeekday } from './day-format.rules';

/** Requests by weekday and hour; by hour alone when the weekdays are not known. */
export function busiestHours({ byHour, byWeekdayHour = [] }: RideAnalytics, wording: Wording): ChartData {
  const { text, format, locale } = wording;
  const weekdays: ChartSeries[] = byWeekdayHour.map(({ weekday }) => ({
    name: shortWeekday(weekday, locale),
    colour: 1,
  }));
  return {
    ...counted(wording),
    key: 'busiest-hours',
    title: text.busiestHours,
    name: text.count,
    note: text.busiestHoursNote,
    axis: text.hour,
    shape: 'cells',
    series: [...weekdays, { name: text.allDays, colour: 1, isSum: weekdays.length > 0 }],
    points: byHour.map(({ hour, rides }) => ({
      key: String(hour),
      label: format.digits(String(hour)),
      fullLabel: format.digits(hourSpan(hour)),
      values: [...byWeekdayHour.map((weekday) => weekday.rides[hour] ?? 0), rides],
    })),
  };
}
