import fc from 'fast-check';
import { momentsOf, runOfSteps, STEP_WEIGHTS, STEPS_OF_A_RUN, type Step, type StepKind } from './steps.js';

const KINDS = Object.keys(STEP_WEIGHTS) as StepKind[];
type Pair = readonly [StepKind, StepKind];

/** Every two kinds of step, each kind with itself too. */
const PAIRS: readonly Pair[] = KINDS.flatMap((one, index) => KINDS.slice(index).map((other) => [one, other] as const));

const nameOf = ([one, other]: Pair) => `${one} and ${other}`;

/** A drawn run whose steps are of these kinds, two and two at the same moment. */
const ofPairs = (steps: readonly Step[], pairs: readonly Pair[]): Step[] =>
  steps.map((step, index) => {
    const [one, other] = pairs[Math.floor(index / 2) % pairs.length] as Pair;
    return index % 2 === 0 ? { ...step, kind: one, together: false } : { ...step, kind: other, together: true };
  });

/** The runs that each lane plays first: in all lanes together every two kinds are taken at the same moment. */
export function openingRuns(seed: number, lanes: number): Step[][][] {
  const pairsOfARun = STEPS_OF_A_RUN / 2;
  const drawn = fc.sample(runOfSteps, { seed, numRuns: Math.ceil(PAIRS.length / pairsOfARun) });
  const runs = drawn.map((steps, run) => ofPairs(steps, PAIRS.slice(run * pairsOfARun, (run + 1) * pairsOfARun)));
  return Array.from({ length: lanes }, (_, lane) => runs.filter((_run, index) => index % lanes === lane));
}

/** Which two kinds of step no moment of these runs brought together. */
export function neverTogether(runs: readonly (readonly Step[])[]): string[] {
  const met = new Set(runs.flatMap(momentsOf).flatMap(pairsAt).map(nameOf));
  return PAIRS.map(nameOf).filter((name) => !met.has(name));
}

const pairsAt = (moment: readonly Step[]): Pair[] =>
  moment.flatMap(({ kind }, index) => moment.slice(index + 1).map((other) => inOrder(kind, other.kind)));

const inOrder = (one: StepKind, other: StepKind): Pair =>
  KINDS.indexOf(one) <= KINDS.indexOf(other) ? [one, other] : [other, one];
