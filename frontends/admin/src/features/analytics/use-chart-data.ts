import type { DriverAnalytics } from '@pothik/contracts/driver';
import type { RideAnalytics } from '@pothik/contracts/ride';
import { useStatusWords } from '@pothik/ride-ui';
import { type Format, type Locale, useFormat, useUiText } from '@pothik/ui-kit';
import { useWords, type Words } from '../../texts/word-text';
import { type AnalyticsText, useAnalyticsText } from './analytics-text';
import type { ChartData, ChartPoint, ChartSeries } from './chart-data';
import { fullDay, hourSpan, shortDay } from './day-format.rules';

interface Wording {
  text: AnalyticsText;
  words: Words;
  rideStatuses: ReturnType<typeof useStatusWords>;
  format: Format;
  locale: Locale;
}

/** Every chart of the page, in order. */
export function useChartData(rides: RideAnalytics, drivers: DriverAnalytics | undefined): ChartData[] {
  const wording: Wording = {
    text: useAnalyticsText(),
    words: useWords(),
    rideStatuses: useStatusWords('ADMINISTRATOR'),
    format: useFormat(),
    locale: useUiText().locale,
  };
  return [
    ...moneyAndRideData(rides, wording),
    statusData(rides, wording),
    hourData(rides, wording),
    ...typeData(rides, wording),
    ...peopleData(rides, wording),
    ...(drivers ? driverData(drivers, wording) : []),
  ];
}

const counted = ({ format }: Wording) => ({ formatValue: format.number, formatShort: format.number });
const completedOrNot = (text: AnalyticsText): ChartSeries[] => [
  { name: text.completed, colour: 2 },
  { name: text.notCompleted, colour: 6 },
];
const dayColumns = ({ text }: Wording) => ({ axis: text.day, shape: 'columns' }) as const;
const paid = ({ format }: Wording) => ({ formatValue: format.taka, formatShort: format.number });

type DayTotals = RideAnalytics['byDay'][number];

/** The days of the period as points, oldest first. */
const dayPoints = (
  { byDay }: RideAnalytics,
  { locale }: Wording,
  valuesOf: (day: DayTotals) => number[],
): ChartPoint[] =>
  byDay.map((each) => ({
    key: each.day,
    label: shortDay(each.day, locale),
    fullLabel: fullDay(each.day, locale),
    values: valuesOf(each),
  }));

function moneyAndRideData(analytics: RideAnalytics, wording: Wording): ChartData[] {
  const { text, format } = wording;
  const { totals } = analytics;
  return [
    {
      ...dayColumns(wording),
      ...counted(wording),
      key: 'rides-by-day',
      title: text.ridesByDay,
      note: text.ridesByDayNote(format.number(totals.rides)),
      series: completedOrNot(text),
      points: dayPoints(analytics, wording, ({ rides, completed }) => [completed, rides - completed]),
    },
    {
      ...dayColumns(wording),
      ...paid(wording),
      key: 'fares-by-day',
      title: text.faresByDay,
      note: text.faresByDayNote(format.taka(totals.fare)),
      series: [{ name: text.taka, colour: 1 }],
      points: dayPoints(analytics, wording, ({ fare }) => [fare]),
    },
  ];
}

function peopleData(analytics: RideAnalytics, wording: Wording): ChartData[] {
  const { text, format } = wording;
  const columns = { ...dayColumns(wording), ...counted(wording) };
  return [
    {
      ...columns,
      key: 'drivers-by-day',
      title: text.driversByDay,
      note: text.driversByDayNote,
      series: [{ name: text.drivers, colour: 3 }],
      points: dayPoints(analytics, wording, ({ activeDrivers }) => [activeDrivers]),
    },
    {
      ...columns,
      key: 'incidents-by-day',
      title: text.incidentsByDay,
      note: text.incidentsByDayNote(format.number(analytics.totals.sosIncidents)),
      series: [{ name: text.incidents, colour: 4 }],
      points: dayPoints(analytics, wording, ({ sosIncidents }) => [sosIncidents]),
    },
  ];
}

function typeData({ byVehicleType }: RideAnalytics, wording: Wording): ChartData[] {
  const { text, words } = wording;
  const pointsOf = (valuesOf: (type: RideAnalytics['byVehicleType'][number]) => number[]): ChartPoint[] =>
    byVehicleType.map((each) => {
      const label = each.vehicleType ? words[each.vehicleType] : text.unknownVehicle;
      return { key: label, label, fullLabel: label, values: valuesOf(each) };
    });
  const bars = { axis: text.vehicleType, shape: 'bars' } as const;
  return [
    {
      ...bars,
      ...counted(wording),
      key: 'rides-by-type',
      title: text.ridesByType,
      note: text.ridesByTypeNote,
      series: completedOrNot(text),
      points: pointsOf(({ rides, completed }) => [completed, rides - completed]),
    },
    {
      ...bars,
      ...paid(wording),
      key: 'fares-by-type',
      title: text.faresByType,
      series: [{ name: text.taka, colour: 1 }],
      points: pointsOf(({ fare }) => [fare]),
    },
  ];
}

function statusData({ byStatus, totals }: RideAnalytics, wording: Wording): ChartData {
  const { text, rideStatuses, format } = wording;
  return {
    ...counted(wording),
    key: 'rides-by-status',
    title: text.byStatus,
    note: text.byStatusNote(format.number(totals.rides)),
    axis: text.status,
    shape: 'bars',
    series: [{ name: text.count, colour: 2 }],
    points: byStatus.map(({ rideStatus, rides }) => named(rideStatuses[rideStatus], rides)),
  };
}

function hourData({ byHour }: RideAnalytics, wording: Wording): ChartData {
  const { text, format } = wording;
  return {
    ...counted(wording),
    key: 'busiest-hours',
    title: text.busiestHours,
    note: text.busiestHoursNote,
    axis: text.hour,
    shape: 'columns',
    series: [{ name: text.count, colour: 5 }],
    points: byHour.map(({ hour, rides }) => ({
      key: String(hour),
      label: format.digits(String(hour)),
      fullLabel: format.digits(hourSpan(hour)),
      values: [rides],
    })),
  };
}

function driverData({ byStatus, byVehicleType }: DriverAnalytics, wording: Wording): ChartData[] {
  const { text, words } = wording;
  const bars = { shape: 'bars', note: text.driversToday, ...counted(wording) } as const;
  const series: ChartSeries[] = [{ name: text.drivers, colour: 3 }];
  return [
    {
      ...bars,
      series,
      key: 'drivers-by-status',
      title: text.driversByStatus,
      axis: text.status,
      points: byStatus.map(({ status, drivers }) => named(words[status], drivers)),
    },
    {
      ...bars,
      series,
      key: 'drivers-by-type',
      title: text.driversByType,
      axis: text.vehicleType,
      points: byVehicleType.map(({ vehicleType, drivers }) => named(words[vehicleType], drivers)),
    },
  ];
}

const named = (label: string, value: number): ChartPoint => ({ key: label, label, fullLabel: label, values: [value] });
