import type { DriverAnalytics } from '@pothik/contracts/driver';
import type { RideAnalytics } from '@pothik/contracts/ride';
import type { ChartGroup } from './chart-data';
import { useWording } from './chart-wording';
import { moreByDay, ridesByDay } from './day-charts';
import { busiestHours } from './hour-chart';
import { byStatus } from './status-charts';
import { byVehicle } from './vehicle-charts';

/** Every chart of the page, by card and in order. */
export function useChartGroups(rides: RideAnalytics, drivers: DriverAnalytics | undefined): ChartGroup[] {
  const wording = useWording();
  return [
    { key: 'days', charts: [ridesByDay(rides, wording)] },
    { key: 'statuses', charts: byStatus(rides, drivers, wording) },
    { key: 'more-days', charts: moreByDay(rides, wording) },
    { key: 'vehicles', charts: byVehicle(rides, drivers, wording) },
    { key: 'hours', charts: [busiestHours(rides, wording)] },
  ];
}
