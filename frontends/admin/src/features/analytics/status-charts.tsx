import type { DriverAnalytics } from '@pothik/contracts/driver';
import type { RideAnalytics } from '@pothik/contracts/ride';
import { RideStatusPill } from '@pothik/ride-ui';
import { DriverStatusPill } from '../../drivers/driver-status-pill';
import type { ChartData } from './chart-data';
import { counted, type Wording } from './chart-wording';

/** Rides by status, and drivers by theirs: bars in the colours of the statuses' pills. */
export function byStatus(rides: RideAnalytics, drivers: DriverAnalytics | undefined, wording: Wording): ChartData[] {
  return [ridesByStatus(rides, wording), ...(drivers ? [driversByStatus(drivers, wording)] : [])];
}

function ridesByStatus({ byStatus: rides, totals }: RideAnalytics, wording: Wording): ChartData {
  const { text, rideStatuses, format } = wording;
  return {
    ...bars(wording),
    key: 'rides-by-status',
    title: text.byStatus,
    name: text.count,
    note: text.byStatusNote(format.number(totals.rides)),
    series: [{ name: text.count, colour: 2 }],
    points: rides.map(({ rideStatus, rides: count }) => ({
      ...named(rideStatuses[rideStatus], count),
      mark: <RideStatusPill status={rideStatus} reader="ADMINISTRATOR" />,
    })),
  };
}

function driversByStatus({ byStatus: drivers }: DriverAnalytics, wording: Wording): ChartData {
  const { text, words } = wording;
  return {
    ...bars(wording),
    key: 'drivers-by-status',
    title: text.driversByStatus,
    name: text.drivers,
    note: text.driversToday,
    series: [{ name: text.drivers, colour: 3 }],
    points: drivers.map(({ status, drivers: count }) => ({
      ...named(words[status], count),
      mark: <DriverStatusPill status={status} />,
    })),
  };
}

const bars = (wording: Wording) =>
  ({ ...counted(wording), axis: wording.text.status, shape: 'bars', hasShares: true }) as const;

const named = (label: string, value: number) => ({ key: label, label, fullLabel: label, values: [value] });
