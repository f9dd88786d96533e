import { dhakaDay } from '@pothik/contracts/platform';
import { RIDE_PARTY, RIDE_STATUS, type RideView } from '@pothik/contracts/ride';

const MINUTE_MS = 60_000;
/** As the design has the pause: the witness does not take the product's word for it. */
const CANCELLED_SOON = { withinMs: 3 * MINUTE_MS, count: 3, pauseMs: 30 * MINUTE_MS };

/** A driver was refused to go ONLINE because of a pause. Times are milliseconds since the epoch, on the caller's clock. */
export interface RefusedSwitch {
  driverId: string;
  sentAt: number;
  receivedAt: number;
}

/** Whether some of the driver's pauses holds between these two moments, as far as these rides tell. */
export const isPausedBetween = (driverId: string, rides: readonly RideView[], from: number, until: number): boolean =>
  pausesOf(driverId, rides).some((begin) => begin <= until && begin + CANCELLED_SOON.pauseMs > from);

/** Nobody is told of a pause without three rides that they cancelled soon. */
export const pauseFindings = (rides: readonly RideView[], refused: readonly RefusedSwitch[]): string[] =>
  refused
    .filter(({ driverId, sentAt, receivedAt }) => !isPausedBetween(driverId, rides, sentAt, receivedAt))
    .map(({ driverId }) => `driver ${driverId} was told of a pause, for no reason`);

/** When the driver's pauses begin: with the third ride of a day in Dhaka, and each after it. */
function pausesOf(driverId: string, rides: readonly RideView[]): number[] {
  const soon = rides.filter(({ driver }) => driver._id === driverId).flatMap(cancelledSoonAt);
  return soon.filter((at) => soon.filter((one) => one <= at && isSameDay(one, at)).length >= CANCELLED_SOON.count);
}

/** When its driver cancelled it, within three minutes of accepting and before arriving. */
function cancelledSoonAt({ history, arrivedAt }: RideView): number[] {
  const end = history.at(-1);
  const isOwn = end?.to === RIDE_STATUS.CANCELLED && end.by === RIDE_PARTY.DRIVER;
  const accepted = history.findLast(({ to }) => to === RIDE_STATUS.ACCEPTED);
  if (!isOwn || accepted === undefined || arrivedAt !== undefined) return [];
  const at = Date.parse(end.at);
  return at - Date.parse(accepted.at) < CANCELLED_SOON.withinMs ? [at] : [];
}

const isSameDay = (one: number, other: number): boolean => dhakaDay(new Date(one)) === dhakaDay(new Date(other));
