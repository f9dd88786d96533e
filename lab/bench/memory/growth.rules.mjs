import { median } from '../../../infra/page-budgets/measurement.rules.mjs';

/** The first part fills caches and compiles; it is left out. */
const PARTS = 5;

/**
 * By how many per cent memory grew under load: the middle of the last fifth of the samples against that of the second.
 * @param {readonly number[]} samples in the order of time
 * @throws {Error} of fewer samples than parts
 */
export function growthOf(samples) {
  if (samples.length < PARTS) throw new Error(`${samples.length} samples are too few to see growth.`);
  const part = (number) =>
    samples.slice(Math.floor((samples.length * number) / PARTS), Math.floor((samples.length * (number + 1)) / PARTS));
  return (median(part(PARTS - 1)) / median(part(1)) - 1) * 100;
}
