/** What is known of an owner's replicas when one of them is chosen. */
export interface ReplicaChoice {
  /** How many have been chosen before: whose turn it is. */
  turn: number;
  /** Those that did not answer when they were asked last. */
  leftOut: ReadonlySet<string>;
  /** Those this request has already been sent to. */
  tried: ReadonlySet<string>;
}

/**
 * The replicas that answer take turns. When all that are left are left out, one of them is chosen nevertheless: somebody
 * must try. Undefined when a request has been sent to each of them.
 */
export function nextReplica(addresses: readonly string[], { turn, leftOut, tried }: ReplicaChoice): string | undefined {
  const untried = addresses.filter((address) => !tried.has(address));
  const answering = untried.filter((address) => !leftOut.has(address));
  const candidates = answering.length > 0 ? answering : untried;
  return candidates[turn % candidates.length];
}
