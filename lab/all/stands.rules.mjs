/**
 * Whether an earlier result stands for the same inputs: it passed, and something ran. A lane that was skipped as a whole runs
 * again: its engine may be there by now.
 * @param {import('./lane-results.mjs').LaneResult | undefined} result
 */
export const stands = (result) => result !== undefined && result.failed === 0 && result.passed > 0;

/**
 * One line about a lane.
 * @param {import('./lanes.table.mjs').AllLane} lane
 * @param {import('./lane-results.mjs').LaneResult} result
 * @param {boolean} isEarlier whether it ran before, on the same inputs
 */
export function laneLine({ key, title, shareSeconds }, result, isEarlier) {
  const counts = `${result.passed} passed, ${result.failed} failed, ${result.skipped} skipped`;
  const over = result.seconds > shareSeconds ? `, over its share of ${shareSeconds} s` : '';
  const earlier = isEarlier ? `, at ${result.commit.slice(0, 8)} on the same inputs` : '';
  return `${key} (${title}): ${counts} (${Math.round(result.seconds)} s${over}${earlier})`;
}
