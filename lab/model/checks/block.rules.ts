import { RIDE_PARTY, RIDE_STATUS, type RideView } from '@pothik/contracts/ride';

/** A driver profile and a rider. */
export interface Pair {
  driverId: string;
  riderId: string;
}

/** An acknowledged block, or one that was taken back. Times are milliseconds since the epoch, on the caller's clock. */
export interface BlockChange extends Pair {
  blocks: boolean;
  sentAt: number;
  receivedAt: number;
}

const REJECTION = `${RIDE_STATUS.REJECTED} by ${RIDE_PARTY.DRIVER}`;

export const isOf =
  (pair: Pair) =>
  (other: Pair): boolean =>
    other.driverId === pair.driverId && other.riderId === pair.riderId;

/** Whether the driver blocks the rider between these moments; undefined where changes at the same time leave it open. */
export function isBlocking(changes: readonly BlockChange[], pair: Pair, from: number, until = from) {
  const told = changes.filter((one) => isOf(pair)(one) && one.sentAt <= until);
  const isOver = ({ receivedAt }: BlockChange) =>
    told.some((later) => later.sentAt > receivedAt && later.receivedAt < from);
  const last = told.filter((one) => !isOver(one));
  const states = new Set(last.map(({ blocks }) => blocks));
  if (last.every(({ receivedAt }) => receivedAt >= from)) states.add(false);
  return states.size === 1 ? [...states][0] : undefined;
}

/** The drivers who block a rider are in no list of theirs. */
export const listFindings = (
  changes: readonly BlockChange[],
  riderId: string,
  listed: readonly string[],
  { sentAt, receivedAt }: Pick<BlockChange, 'sentAt' | 'receivedAt'>,
): string[] =>
  listed
    .filter((driverId) => isBlocking(changes, { driverId, riderId }, sentAt, receivedAt))
    .map((driverId) => `rider ${riderId} is shown driver ${driverId}, who blocks them`);

/** Whether blocks explain these steps that nobody commanded: a block rejects the pair's open request as by the driver's own hand. */
export function areOfBlocks(steps: readonly string[], ride: RideView, changes: readonly BlockChange[]): boolean {
  const before = changes.filter(
    ({ blocks, riderId, sentAt }) => blocks && riderId === ride.user._id && sentAt <= Date.parse(ride.updatedAt),
  );
  const drivers = new Set(before.map(({ driverId }) => driverId));
  return steps.length <= drivers.size && steps.every((step) => step === REJECTION);
}
