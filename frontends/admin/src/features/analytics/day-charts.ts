import { serverNow } from '@pothik/api-client';
import { dhakaDay } from '@pothik/contracts/platform';
import type { RideAnalytics } from '@pothik/contracts/ride';
import type { ChartData, ChartPoint } from './chart-data';
import { completedOrNot, counted, paid, type Wording } from './chart-wording';
import { fullDay, shortDay } from './day-format.rules';

type DayTotals = RideAnalytics['byDay'][number];

/** The days of the period as points, oldest first. */
const dayPoints = (
  { byDay }: RideAnalytics,
  { text, locale }: Wording,
  valuesOf: (day: DayTotals) => number[],
): ChartPoint[] => {
  const today = dhakaDay(new Date(serverNow()));
  return byDay.map((each) => ({
    key: each.day,
    label: each.day === today ? text.today : shortDay(each.day, locale),
    fullLabel: fullDay(each.day, locale),
    values: valuesOf(each),
    isToday: each.day === today,
  }));
};

const dayColumns = ({ text }: Wording) => ({ axis: text.day, shape: 'columns' }) as const;

/** Rides by the day of their request. */
export function ridesByDay(analytics: RideAnalytics, wording: Wording): ChartData {
  const { text, format } = wording;
  const points = dayPoints(analytics, wording, ({ rides, completed }) => [completed, rides - completed]);
  const note = text.ridesByDayNote(format.number(analytics.totals.rides));
  return {
    ...dayColumns(wording),
    ...counted(wording),
    key: 'rides-by-day',
    title: text.ridesByDay,
    name: text.count,
    note: points.some(({ isToday, values }) => isToday && values[0]) ? `${note} · ${text.todayInOrange}` : note,
    marksToday: true,
    series: completedOrNot(wording),
    points,
  };
}

/** BDT, active drivers and SOS incidents by day. */
export function moreByDay(analytics: RideAnalytics, wording: Wording): ChartData[] {
  const { text, format } = wording;
  const { totals } = analytics;
  const columns = { ...dayColumns(wording), ...counted(wording) };
  return [
    {
      ...columns,
      ...paid(wording),
      key: 'fares-by-day',
      title: text.faresByDay,
      name: text.taka,
      note: text.faresByDayNote(format.taka(totals.fare)),
      series: [{ name: text.taka, colour: 1 }],
      points: dayPoints(analytics, wording, ({ fare }) => [fare]),
    },
    {
      ...columns,
      key: 'drivers-by-day',
      title: text.driversByDay,
      name: text.drivers,
      note: text.driversByDayNote,
      series: [{ name: text.drivers, colour: 3 }],
      points: dayPoints(analytics, wording, ({ activeDrivers }) => [activeDrivers]),
    },
    {
      ...columns,
      key: 'incidents-by-day',
      title: text.incidentsByDay,
      name: text.sos,
      note: text.incidentsByDayNote(format.number(totals.sosIncidents)),
      series: [{ name: text.incidents, colour: 4 }],
      points: dayPoints(analytics, wording, ({ sosIncidents }) => [sosIncidents]),
    },
  ];
}
