const SECONDS = 60;
/** With people alone, under attack and after it, shorter than the 15 minutes of an access token. */
const SECONDS_MAXIMUM = 300;

export interface Plan<Name extends string> {
  attacks: readonly Name[];
  /** How long people are observed alone, and as long under the attack. */
  seconds: number;
}

/**
 * What to measure: the attacks that are named, all when none is.
 * @param seconds the text after `--seconds`
 * @throws Error with one sentence for people when a name or the number cannot be
 */
export function planOf<Name extends string>(
  names: readonly string[],
  seconds: string | undefined,
  known: readonly Name[],
): Plan<Name> {
  const unknown = names.find((name) => !known.some((attack) => attack === name));
  if (unknown !== undefined) throw new Error(`'${unknown}' is no attack of this bench; there are ${known.join(', ')}.`);
  const attacks = known.filter((name) => names.length === 0 || names.includes(name));
  const duration = seconds === undefined ? SECONDS : Number(seconds);
  if (!Number.isInteger(duration) || duration < 1 || duration > SECONDS_MAXIMUM)
    throw new Error(`--seconds is a whole number from 1 to ${SECONDS_MAXIMUM}.`);
  return { attacks, seconds: duration };
}
