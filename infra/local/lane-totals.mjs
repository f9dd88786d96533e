import { readFileSync } from 'node:fs';

/** The last line of every test command. */
export const sumLine = ({ passed, failed, skipped }) => `${passed} passed, ${failed} failed, ${skipped} skipped`;

/**
 * What test commands appended to a file (LANE_TOTALS), one entry for each command.
 * @returns {{ passed: number, failed: number, skipped: number, failures: string[], unsteady?: string[], remark?: string }[]} none without a file
 */
export function readTotals(file) {
  try {
    return readFileSync(file, 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line));
  } catch (error) {
    if (error.code === 'ENOENT') return [];
    throw error;
  }
}

/** The counts of several results together. */
export const totalOf = (results) => {
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') };
};

/** Prints what did not run, what passed only when run again, what failed, and the line of totals. */
export function printTotals(results, remarks = results.flatMap(({ remark }) => (remark ? [remark] : []))) {
  for (const remark of remarks) console.log(remark);
  for (const { unsteady = [] } of results) for (const test of unsteady) console.log(`unsteady: ${test}`);
  for (const { failures } of results) for (const failure of failures) console.log(`failed: ${failure}`);
  console.log(sumLine(totalOf(results)));
}
