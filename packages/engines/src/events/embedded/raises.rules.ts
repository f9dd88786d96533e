/** One raise of a topic's number of partitions. */
export interface Raise {
  /** The end of each partition that there was: what is appended afterwards begins there, in a new partition at 0. */
  ends: readonly number[];
}

/**
 * Up to which offset a group may read a partition. Keys move with a raise, and a key keeps its order: nothing appended after
 * it is handled before the group has committed all that was appended before it, in every partition.
 * @param committed the group's committed offset in a partition
 */
export function readableUntil(
  raises: readonly Raise[],
  partition: number,
  committed: (partition: number) => number,
): number {
  const holding = raises.find(({ ends }) => ends.some((end, former) => committed(former) < end));
  return holding === undefined ? Number.POSITIVE_INFINITY : (holding.ends[partition] ?? 0);
}
