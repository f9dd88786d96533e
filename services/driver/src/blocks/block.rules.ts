/** Whether a driver blocks a rider. */
export interface Block {
  /** The latest ride of the two when the driver blocked the rider. */
  rideId: string;
  blockedAt: Date;
  /** When the block was taken back, or an account of the two deleted; null while it holds. */
  endedAt: Date | null;
  /** Rises with every change of this pair, also after the document was erased: in milliseconds of the clock, at least. */
  order: number;
}

export const beginBlock = (rideId: string, now: Date): Block => ({
  rideId,
  blockedAt: now,
  endedAt: null,
  order: now.getTime(),
});

/** A block that holds stays as it is: undefined. */
export function blockAgain(current: Block, rideId: string, now: Date): Block | undefined {
  if (current.endedAt === null) return undefined;
  return { ...beginBlock(rideId, now), order: orderAfter(current, now) };
}

/** A block that has ended stays as it is: undefined. */
export function endBlock(current: Block, now: Date): Block | undefined {
  if (current.endedAt !== null) return undefined;
  return { ...current, endedAt: now, order: orderAfter(current, now) };
}

/** Two changes in one millisecond, or a clock that was set back, still have an order. */
const orderAfter = ({ order }: Block, now: Date): number => Math.max(now.getTime(), order + 1);
