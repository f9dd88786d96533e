import { inBaseline } from '../baseline/in-baseline.mjs';
import { inPlatform } from './platform.mjs';

/** The plain program. It has no root: it belongs to the bench. */
export const BASELINE = { name: 'baseline' };

/** Several trees are compared with the first; one tree with the baseline. */
export const contendersOf = (trees) => (trees.length > 1 ? trees : [BASELINE, ...trees]);

export const isBaseline = ({ root }) => root === undefined;

/** Starts one contender, does the work with it, then stops it. */
export const inContender = (contender, options, work) =>
  isBaseline(contender) ? inBaseline(options, work) : inPlatform(contender, options, work);

/**
 * Starts every contender, does the work with all, then stops them.
 * @param {(contender: object, work: (running: object) => unknown) => unknown} enter starts one
 */
export function inEach(contenders, enter, work, running = []) {
  const next = contenders[running.length];
  return next === undefined ? work(running) : enter(next, (one) => inEach(contenders, enter, work, [...running, one]));
}
