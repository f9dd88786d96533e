import { RIDE_STATUS, type RideView } from '@pothik/contracts/ride';

/** A driver's totals from the three calls that return them. Whole BDT. */
export interface DriverTotals {
  driverId: string;
  name: string;
  totalRides: number;
  totalEarnings: number;
  engaged: boolean;
  /** The sum returned with his list of completed rides. */
  totalFare: number;
}

/** What a lane's runs recorded, and what the platform returns once all events have been handled. */
export interface Settled {
  recorded: { rides: readonly RideView[]; incidents: readonly string[] };
  rides: readonly RideView[];
  totals: readonly DriverTotals[];
  incidents: ReadonlySet<string>;
}

/** Nothing is lost or made without a request, and totals equal the sum over completed rides. */
export const settledFindings = ({ recorded, rides, totals, incidents }: Settled): string[] => [
  ...sameRides(recorded.rides, rides),
  ...totals.flatMap((driver) => totalsFindings(driver, rides)),
  ...recorded.incidents.filter((id) => !incidents.has(id)).map((id) => `incident ${id} was acknowledged and is lost`),
];

/** An ended ride never changes. */
function sameRides(ended: readonly RideView[], found: readonly RideView[]): string[] {
  const after = new Map(found.map((ride) => [ride._id, ride]));
  const asked = new Set(ended.map(({ _id }) => _id));
  return [
    ...found.filter(({ _id }) => !asked.has(_id)).map(({ _id }) => `ride ${_id} was never acknowledged`),
    ...ended.flatMap((ride) => {
      const now = after.get(ride._id);
      if (now === undefined) return [`ride ${ride._id} was acknowledged and is lost`];
      return contentOf(now) === contentOf(ride) ? [] : [`ride ${ride._id} changed after its end: ${contentOf(now)}`];
    }),
  ];
}

const contentOf = ({ rideStatus, fare, history }: RideView): string => JSON.stringify({ rideStatus, fare, history });

function totalsFindings(driver: DriverTotals, rides: readonly RideView[]): string[] {
  const { driverId, name, engaged } = driver;
  const completed = rides.filter((ride) => ride.driver._id === driverId && ride.rideStatus === RIDE_STATUS.COMPLETED);
  const sum = completed.reduce((total, { fare }) => total + (fare ?? 0), 0);
  return [
    ...(driver.totalRides === completed.length
      ? []
      : [`${name} has ${driver.totalRides} rides, not ${completed.length}`]),
    ...(driver.totalEarnings === sum ? [] : [`${name} has earned ${driver.totalEarnings}, not ${sum}`]),
    ...(driver.totalFare === sum ? [] : [`the completed rides of ${name} cost ${driver.totalFare}, not ${sum}`]),
    ...(engaged ? [`${name} is engaged with no ride`] : []),
  ];
}
