import type { DriverAnalytics, VehicleType } from '@pothik/contracts/driver';
import type { RideAnalytics } from '@pothik/contracts/ride';
import { VehicleDrawing } from '@pothik/ui-kit';
import type { ChartData, ChartPoint } from './chart-data';
import { completedOrNot, counted, paid, type Wording } from './chart-wording';

/** Rides, BDT and drivers by vehicle type, the most first. */
export function byVehicle(rides: RideAnalytics, drivers: DriverAnalytics | undefined, wording: Wording): ChartData[] {
  const { text } = wording;
  const bars = { ...counted(wording), axis: text.vehicleType, shape: 'bars' } as const;
  return [
    {
      ...bars,
      key: 'rides-by-type',
      title: text.ridesByType,
      name: text.count,
      note: text.ridesByTypeNote,
      series: completedOrNot(wording),
      points: points(rides.byVehicleType, wording, ({ rides: all, completed }) => [completed, all - completed]),
    },
    {
      ...bars,
      ...paid(wording),
      key: 'fares-by-type',
      title: text.faresByType,
      name: text.taka,
      note: text.faresByTypeNote,
      series: [{ name: text.taka, colour: 1 }],
      points: points(rides.byVehicleType, wording, ({ fare }) => [fare]),
    },
    ...(drivers
      ? [
          {
            ...bars,
            key: 'drivers-by-type',
            title: text.driversByType,
            name: text.drivers,
            note: text.driversToday,
            series: [{ name: text.drivers, colour: 3 as const }],
            points: points(drivers.byVehicleType, wording, ({ drivers: count }) => [count]),
          },
        ]
      : []),
  ];
}

function points<Type extends { vehicleType: VehicleType | null }>(
  types: readonly Type[],
  { text, words }: Wording,
  valuesOf: (type: Type) => number[],
): ChartPoint[] {
  const sum = ({ values }: ChartPoint) => values.reduce((total, value) => total + value, 0);
  return types
    .map((each) => {
      const { vehicleType } = each;
      const label = vehicleType ? words[vehicleType] : text.unknownVehicle;
      return { key: label, label, fullLabel: label, values: valuesOf(each), mark: markOf(vehicleType, label) };
    })
    .sort((one, other) => sum(other) - sum(one));
}

const markOf = (vehicleType: VehicleType | null, label: string) => (
  <>
    {vehicleType ? <VehicleDrawing type={vehicleType} /> : <span className="ui-vehicle" />}
    {label}
  </>
);
