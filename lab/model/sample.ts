import fc from 'fast-check';
import { momentsOf, runOfSteps, STEP_WEIGHTS, STEPS_OF_A_RUN, type Step, type StepKind } from './steps.js';

/** So many bookings may be cancelled before an answer in ten minutes. */
const BOOKINGS_CANCELLED = 10;

const KINDS = Object.keys(STEP_WEIGHTS) as StepKind[];
type Pair = readonly [StepKind, StepKind];

/** Every pair of step kinds, including a kind with itself. */
const PAIRS: readonly Pair[] = KINDS.flatMap((one, index) => KINDS.slice(index).map((other) => [one, other] as const));

const nameOf = ([one, other]: Pair) => `${one} and ${other}`;

/** A random run whose steps have these kinds, each pair concurrently. */
const ofPairs = (steps: readonly Step[], pairs: readonly Pair[]): Step[] =>
  steps.map((step, index) => {
    const [one, other] = pairs[Math.floor(index / 2) % pairs.length] as Pair;
    return index % 2 === 0 ? { ...step, kind: one, together: false } : { ...step, kind: other, together: true };
  });

/** A request that is passed on, and completed; one that is rejected; one that is cancelled; one whose first fare is not agreed, and whose other drivers move away. */
const EVERY_END: readonly StepKind[] = [
  ...(['ask-nearest', 'reject', 'proceed', 'proceed', 'proceed', 'proceed', 'proceed'] as const),
  ...(['book', 'reject', 'book', 'cancel'] as const),
  ...(['book', 'counter', 'ask-next', 'proceed', 'ask-next', 'proceed', 'ask-next'] as const),
];

/** A random run of these kinds, one after another. */
const withEveryEnd = (steps: readonly Step[]): Step[] =>
  steps.map((step, index) => ({ ...step, kind: EVERY_END[index] ?? 'look', together: false }));

const scripted = (kind: StepKind, who: number, value: number): Step => ({
  ...{ kind, who, value, ride: 0 },
  ...{ twice: false, together: false },
});

const upTo = <Item>(count: number, each: (index: number) => Item): Item[] =>
  Array.from({ length: count }, (_, index) => each(index));

/**
 * The last run, of the people of all lanes: what the limits of a rider and the pause of a driver take. A rider cancels at one driver
 * after another until refused; one cancels twice at a driver; a driver cancels three rides soon; one blocks a rider.
 */
export const closingRun = (): Step[] => [
  ...upTo(BOOKINGS_CANCELLED + 1, (driver) => scripted('change-mind', 0, driver)),
  ...upTo(3, () => scripted('change-mind', 1, 0)),
  ...upTo(3, () => (['book', 'proceed', 'cancel-soon'] as const).map((kind) => scripted(kind, 2, 1))).flat(),
  scripted('availability', 1, 1),
  ...(['book', 'block'] as const).map((kind) => scripted(kind, 3, 3)),
];

/** The runs each lane plays first: every way a ride can end, and over all lanes every pair of kinds concurrently. */
export function openingRuns(seed: number, lanes: number): Step[][][] {
  const pairsOfARun = STEPS_OF_A_RUN / 2;
  const drawn = fc.sample(runOfSteps, { seed, numRuns: lanes + Math.ceil(PAIRS.length / pairsOfARun) });
  const ends = drawn.slice(0, lanes).map(withEveryEnd);
  const runs = drawn
    .slice(lanes)
    .map((steps, run) => ofPairs(steps, PAIRS.slice(run * pairsOfARun, (run + 1) * pairsOfARun)));
  return ends.map((first, lane) => [first, ...runs.filter((_run, index) => index % lanes === lane)]);
}

/** The pairs of step kinds that these runs never take concurrently. */
export function neverTogether(runs: readonly (readonly Step[])[]): string[] {
  const met = new Set(runs.flatMap(momentsOf).flatMap(pairsAt).map(nameOf));
  return PAIRS.map(nameOf).filter((name) => !met.has(name));
}

const pairsAt = (moment: readonly Step[]): Pair[] =>
  moment.flatMap(({ kind }, index) => moment.slice(index + 1).map((other) => inOrder(kind, other.kind)));

const inOrder = (one: StepKind, other: StepKind): Pair =>
  KINDS.indexOf(one) <= KINDS.indexOf(other) ? [one, other] : [other, one];
