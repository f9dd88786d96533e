import type { Evidence } from './evidence.js';

/** Each driver's totals have grown by the sum of the completed rides. */
export function totalsFindings({ driven, drivers }: Evidence): string[] {
  return drivers.flatMap(({ name, driverId, before, after }) => {
    const fares = driven
      .filter(({ pair, acknowledged }) => pair.driver.driverId === driverId && acknowledged.at(-1)?.step === 'complete')
      .map(({ fare }) => fare);
    const rides = before.totalRides + fares.length;
    const earnings = before.totalEarnings + fares.reduce((sum, fare) => sum + fare, 0);
    return [
      ...(after.totalRides === rides ? [] : [`${name} has ${after.totalRides} rides, not ${rides}`]),
      ...(after.totalEarnings === earnings ? [] : [`${name} has earned ${after.totalEarnings}, not ${earnings}`]),
    ];
  });
}

/** No rides are under way: riders see every driver as free. */
export const freeListFindings = ({ drivers }: Evidence): string[] =>
  drivers.filter(({ isFree }) => !isFree).map(({ name }) => `${name} is not listed as free`);
