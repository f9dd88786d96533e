import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { failedTests } from '@pothik/build-kit/failed-tests';
import { argumentsOfAgain, countsOf, filesToRunAgain, replaced } from '@pothik/build-kit/run-again';
import { printTotals, sumLine, totalOf } from './lane-totals.mjs';
import { inRoot, ROOT } from './paths.mjs';
import { runNode } from './run.mjs';
import { runNodeWithin } from './run-within.mjs';

const JEST = inRoot('node_modules', 'jest', 'bin', 'jest.js');

/** More than a lane needs on two cores, and less than its job in CI may take, which would end without saying why. */
const LANE_WITHIN_MINUTES = process.env.LONG ? 24 * 60 : 45;

/** A lane that passes or fails as one. */
export const single = (name, args) => ({
  name,
  run: async () => {
    const passed = (await runNode(args)) === 0;
    return { passed: passed ? 1 : 0, failed: passed ? 0 : 1, skipped: 0, failures: passed ? [] : [name] };
  },
});

/** @returns {Promise<{ code: number, isLate: boolean, result?: object }>} no result where Jest ended without one */
async function runJest(args, environment, withinMinutes) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'pothik-jest-'));
  const file = path.join(folder, 'result.json');
  try {
    const { code, isLate } = await runNodeWithin([JEST, ...args, '--json', `--outputFile=${file}`], {
      withinMs: withinMinutes * 60_000,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, ...environment },
    });
    return { code, isLate, result: existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * Jest, counted test by test; a suite that cannot be loaded counts as a failure, and so does a run that does not end, which is killed.
 * A few files that failed are run once more by themselves: what passes then is named as unsteady, and fails nothing. At full counts
 * nothing is run again (ADR 39).
 * @param {Record<string, string>} [environment] additional variables
 */
export const jest = (name, args, environment = {}, withinMinutes = LANE_WITHIN_MINUTES) => ({
  name,
  run: async () => {
    const first = await runJest(args, environment, withinMinutes);
    const late = `${name} did not end within ${withinMinutes} minutes and was killed`;
    if (first.isLate) console.log(late);
    if (!first.result)
      return { passed: 0, failed: 1, skipped: 0, failures: [first.isLate ? late : `${name} ended early`] };
    const again = first.isLate || process.env.LONG ? [] : filesToRunAgain(first.result);
    const second =
      again.length === 0 ? undefined : await runJest(argumentsOfAgain(args, again), environment, withinMinutes);
    const { failures, ...counts } = countsOf(
      second?.result ? replaced(first.result, second.result) : first.result,
      ROOT,
    );
    return {
      ...counts,
      failed: Math.max(counts.failed, (second ?? first).code === 0 ? 0 : 1),
      failures: [...failures, ...(first.isLate ? [late] : [])],
      unsteady: failedTests(first.result, ROOT).filter((test) => !failures.includes(test)),
    };
  },
});

/** A lane over its share is no failure: machines differ. */
const overShare = (seconds, { shareSeconds = Number.POSITIVE_INFINITY }) =>
  seconds > shareSeconds ? `, over its share of ${shareSeconds} s` : '';

/**
 * Runs all lanes in turn, also after a failure, and ends with the names of what failed and one line of totals. Where LANE_TOTALS names
 * a file, the counts are appended to it, so that several commands end with one line (`sum-lanes.mjs`).
 * @param {{ name: string, shareSeconds?: number, run: () => Promise<object> }[]} lanes
 * @param {string | (() => string | undefined)} [remark] printed before that line; a function is called after the lanes have run
 * @returns {Promise<boolean>} whether nothing failed
 */
export async function runLanes(lanes, remark) {
  const results = [];
  for (const lane of lanes) {
    const started = performance.now();
    const result = await lane.run();
    results.push(result);
    const seconds = (performance.now() - started) / 1000;
    console.log(`${lane.name}: ${sumLine(result)} (${seconds.toFixed(1)} s${overShare(seconds, lane)})`);
  }
  const failures = results.flatMap((result) => result.failures ?? []);
  const unsteady = results.flatMap((result) => result.unsteady ?? []);
  const total = { ...totalOf(results), failures, unsteady, remark: typeof remark === 'function' ? remark() : remark };
  if (process.env.LANE_TOTALS) appendFileSync(process.env.LANE_TOTALS, `${JSON.stringify(total)}\n`);
  printTotals([total]);
  return total.failed === 0;
}
