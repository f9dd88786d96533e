/** The state from which one of an owner's instances is chosen. */
export interface InstanceChoice {
  /** How many requests came before: determines whose turn it is. */
  turn: number;
  /** Those that failed, and have not answered a health check since. */
  skipped: ReadonlySet<string>;
  /** Those this request has already been sent to. */
  tried: ReadonlySet<string>;
}

/**
 * Round robin over the instances that answer. When only skipped ones remain, one of them is chosen nevertheless.
 * Undefined when the request has been sent to all of them.
 */
export function nextInstance(
  addresses: readonly string[],
  { turn, skipped, tried }: InstanceChoice,
): string | undefined {
  const untried = addresses.filter((address) => !tried.has(address));
  const answering = untried.filter((address) => !skipped.has(address));
  const candidates = answering.length > 0 ? answering : untried;
  return candidates[turn % candidates.length];
}
