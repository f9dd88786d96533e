/** What is known of an owner's instances when one of them is chosen. */
export interface InstanceChoice {
  /** How many have been chosen before: whose turn it is. */
  turn: number;
  /** Those that did not answer when they were asked last. */
  leftOut: ReadonlySet<string>;
  /** Those this request has already been sent to. */
  tried: ReadonlySet<string>;
}

/**
 * The instances that answer take turns. When all that are left are left out, one of them is chosen nevertheless: somebody
 * must try. Undefined when a request has been sent to each of them.
 */
export function nextInstance(
  addresses: readonly string[],
  { turn, leftOut, tried }: InstanceChoice,
): string | undefined {
  const untried = addresses.filter((address) => !tried.has(address));
  const answering = untried.filter((address) => !leftOut.has(address));
  const candidates = answering.length > 0 ? answering : untried;
  return candidates[turn % candidates.length];
}
