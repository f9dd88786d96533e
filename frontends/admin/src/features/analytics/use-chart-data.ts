import type { DriverAnalytics } from '@pothik/contracts/driver';
import type { RideAnalytics } from '@pothik/contracts/ride';
import { useStatusWords } from '@pothik/ride-ui';
import { type Format, type Locale, useFormat, useUiText } from '@pothik/ui-kit';
import { useWords, type Words } from '../../texts/word-text';
import { type AnalyticsText, useAnalyticsText } from './analytics-text';
import type { ChartData, ChartPoint, ChartSeries } from './chart-data';
import { fullDay, hourSpan, shortDay } from './day-format.rules';

interface Speech {
  text: AnalyticsText;
  words: Words;
  rideStatuses: ReturnType<typeof useStatusWords>;
  format: Format;
  locale: Locale;
}

/** Every chart of the page, in its order. */
export function useChartData(rides: RideAnalytics, drivers: DriverAnalytics | undefined): ChartData[] {
  const speech: Speech = {
    text: useAnalyticsText(),
    words: useWords(),
    rideStatuses: useStatusWords('ADMINISTRATOR'),
    format: useFormat(),
    locale: useUiText().locale,
  };
  return [
    ...moneyAndRideData(rides, speech),
    statusData(rides, speech),
    hourData(rides, speech),
    ...typeData(rides, speech),
    ...peopleData(rides, speech),
    ...(drivers ? driverProjection(drivers, speech) : []),
  ];
}

const counted = ({ format }: Speech) => ({ say: format.number, sayShort: format.number });
const completedOrNot = (text: AnalyticsText): ChartSeries[] => [
  { name: text.completed, colour: 2 },
  { name: text.notCompleted, colour: 6 },
];
const dayColumns = ({ text }: Speech) => ({ axis: text.day, shape: 'columns' }) as const;
const paid = ({ format }: Speech) => ({ say: format.taka, sayShort: format.number });

type DayFigures = RideAnalytics['byDay'][number];

/** The days of the period as points, oldest first. */
const dayPoints = (
  { byDay }: RideAnalytics,
  { locale }: Speech,
  valuesOf: (day: DayFigures) => number[],
): ChartPoint[] =>
  byDay.map((each) => ({
    key: each.day,
    label: shortDay(each.day, locale),
    fullLabel: fullDay(each.day, locale),
    values: valuesOf(each),
  }));

function moneyAndRideData(analytics: RideAnalytics, speech: Speech): ChartData[] {
  const { text, format } = speech;
  const { totals } = analytics;
  return [
    {
      ...dayColumns(speech),
      ...counted(speech),
      key: 'rides-by-day',
      title: text.ridesByDay,
      note: text.ridesByDayNote(format.number(totals.rides)),
      series: completedOrNot(text),
      points: dayPoints(analytics, speech, ({ rides, completed }) => [completed, rides - completed]),
    },
    {
      ...dayColumns(speech),
      ...paid(speech),
      key: 'fares-by-day',
      title: text.faresByDay,
      note: text.faresByDayNote(format.taka(totals.fare)),
      series: [{ name: text.taka, colour: 1 }],
      points: dayPoints(analytics, speech, ({ fare }) => [fare]),
    },
  ];
}

function peopleData(analytics: RideAnalytics, speech: Speech): ChartData[] {
  const { text, format } = speech;
  const columns = { ...dayColumns(speech), ...counted(speech) };
  return [
    {
      ...columns,
      key: 'drivers-by-day',
      title: text.driversByDay,
      note: text.driversByDayNote,
      series: [{ name: text.drivers, colour: 3 }],
      points: dayPoints(analytics, speech, ({ activeDrivers }) => [activeDrivers]),
    },
    {
      ...columns,
      key: 'incidents-by-day',
      title: text.incidentsByDay,
      note: text.incidentsByDayNote(format.number(analytics.totals.sosIncidents)),
      series: [{ name: text.incidents, colour: 4 }],
      points: dayPoints(analytics, speech, ({ sosIncidents }) => [sosIncidents]),
    },
  ];
}

function typeData({ byVehicleType }: RideAnalytics, speech: Speech): ChartData[] {
  const { text, words } = speech;
  const pointsOf = (valuesOf: (type: RideAnalytics['byVehicleType'][number]) => number[]): ChartPoint[] =>
    byVehicleType.map((each) => {
      const label = each.vehicleType ? words[each.vehicleType] : text.unknownVehicle;
      return { key: label, label, fullLabel: label, values: valuesOf(each) };
    });
  const bars = { axis: text.vehicleType, shape: 'bars' } as const;
  return [
    {
      ...bars,
      ...counted(speech),
      key: 'rides-by-type',
      title: text.ridesByType,
      note: text.ridesByTypeNote,
      series: completedOrNot(text),
      points: pointsOf(({ rides, completed }) => [completed, rides - completed]),
    },
    {
      ...bars,
      ...paid(speech),
      key: 'fares-by-type',
      title: text.faresByType,
      series: [{ name: text.taka, colour: 1 }],
      points: pointsOf(({ fare }) => [fare]),
    },
  ];
}

function statusData({ byStatus, totals }: RideAnalytics, speech: Speech): ChartData {
  const { text, rideStatuses, format } = speech;
  return {
    ...counted(speech),
    key: 'rides-by-status',
    title: text.byStatus,
    note: text.byStatusNote(format.number(totals.rides)),
    axis: text.status,
    shape: 'bars',
    series: [{ name: text.count, colour: 2 }],
    points: byStatus.map(({ rideStatus, rides }) => named(rideStatuses[rideStatus], rides)),
  };
}

function hourData({ byHour }: RideAnalytics, speech: Speech): ChartData {
  const { text, format } = speech;
  return {
    ...counted(speech),
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

function driverProjection({ byStatus, byVehicleType }: DriverAnalytics, speech: Speech): ChartData[] {
  const { text, words } = speech;
  const bars = { shape: 'bars', note: text.driversToday, ...counted(speech) } as const;
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
