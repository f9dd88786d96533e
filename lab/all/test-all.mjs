// npm run test:all: everything that can be tested. It takes hours, so a lane that passed on the same inputs is not run again.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { printTotals, readTotals, totalOf } from '../../infra/local/lane-totals.mjs';
import { ROOT } from '../../infra/local/paths.mjs';
import { runNode } from '../../infra/local/run.mjs';
import { laneDigest } from './lane-digest.mjs';
import { LaneResults, resultsFolder } from './lane-results.mjs';
import { ALL_LANES } from './lanes.table.mjs';
import { laneLine, stands } from './stands.rules.mjs';

const USE = `npm run test:all                  every lane that has not passed on these inputs yet
npm run test:all -- axe fuzz      only these
npm run test:all -- --again       also those that passed
npm run test:all -- --list        what passed, without running anything

Lanes: ${ALL_LANES.map(({ key }) => key).join(', ')}.
A lane's inputs are its files and the lock files. Results are kept in ${resultsFolder()} (TEST_RESULTS).`;

const commit = () => execFileSync('git', ['rev-parse', 'HEAD'], { cwd: ROOT, encoding: 'utf8' }).trim();

/** @throws {Error} naming an unknown lane */
function chosenLanes(keys) {
  const unknown = keys.find((key) => ALL_LANES.every((lane) => lane.key !== key));
  if (unknown !== undefined)
    throw new Error(`'${unknown}' is no lane; lanes: ${ALL_LANES.map(({ key }) => key).join(', ')}.`);
  return keys.length === 0 ? ALL_LANES : ALL_LANES.filter(({ key }) => keys.includes(key));
}

/** Runs a lane's command. One that ends before it counted anything is a failure. */
async function runLane({ key, command }) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'pothik-lane-'));
  const file = path.join(folder, 'totals');
  const started = performance.now();
  const code = await runNode(command, { env: { ...process.env, LANE_TOTALS: file } });
  const totals = readTotals(file);
  rmSync(folder, { recursive: true });
  const counts = totalOf(totals);
  const failures = totals.flatMap((each) => each.failures);
  const isUncounted = counts.failed === 0 && (code !== 0 || totals.length === 0);
  return {
    ...counts,
    failed: counts.failed + (isUncounted ? 1 : 0),
    failures: isUncounted ? [...failures, `${key} ended with ${code}`] : failures,
    remarks: totals.flatMap(({ remark }) => (remark ? [remark] : [])),
    seconds: (performance.now() - started) / 1000,
    commit: commit(),
  };
}

async function main(words) {
  const lanes = chosenLanes(words.filter((word) => !word.startsWith('--')));
  const results = new LaneResults();
  const lines = [];
  const ended = [];
  for (const lane of lanes) {
    const digest = laneDigest(ROOT, lane.inputs);
    const earlier = results.read(lane.key, digest);
    const isKept = words.includes('--list') || (stands(earlier) && !words.includes('--again'));
    if (!isKept) console.log(`\n${lane.key}: ${lane.title} …`);
    const result = isKept ? earlier : await runLane(lane);
    if (result === undefined) lines.push(`${lane.key} (${lane.title}): not run`);
    else lines.push(laneLine(lane, result, isKept));
    if (result === undefined) continue;
    if (!isKept) results.write(lane.key, digest, result);
    ended.push(result);
  }
  console.log(`\n${lines.join('\n')}`);
  printTotals(
    ended,
    ended.flatMap(({ remarks }) => remarks),
  );
  process.exitCode = totalOf(ended).failed === 0 ? 0 : 1;
}

if (process.argv.includes('--help')) {
  console.log(USE);
} else {
  await main(process.argv.slice(2)).catch((error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
}
