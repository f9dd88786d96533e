interface Candidate {
  _id: { toString(): string };
  /** When they last came ONLINE. */
  onlineSince: Date | null;
}

/** Longest free first: free since coming ONLINE or since the last ride's end, whichever is later. */
export function longestFreeFirst<C extends Candidate>(
  candidates: readonly C[],
  lastRideEnds: ReadonlyMap<string, Date>,
): C[] {
  const freeSince = ({ _id, onlineSince }: C) =>
    Math.max(onlineSince?.getTime() ?? 0, lastRideEnds.get(_id.toString())?.getTime() ?? 0);
  const inOrder = candidates.map((candidate) => ({ candidate, since: freeSince(candidate) }));
  inOrder.sort((left, right) => left.since - right.since || (idOf(left) < idOf(right) ? -1 : 1));
  return inOrder.map(({ candidate }) => candidate);
}

const idOf = ({ candidate }: { candidate: Candidate }) => candidate._id.toString();
