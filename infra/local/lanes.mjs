import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { failedTests } from '@pothik/build-kit/failed-tests';
import { writeTestGroups } from '@pothik/build-kit/test-groups';
import { NOT_IN_STORIES, SPEC_FOLDERS } from '../../jest.config.mjs';
import { memoryFolder } from './memory-folder.mjs';
import { inRoot, ROOT } from './paths.mjs';
import { runNode } from './run.mjs';
import { runNodeWithin } from './run-within.mjs';
import { screensThatMatter } from './screens-that-matter.mjs';

const tool = (...parts) => inRoot('node_modules', ...parts);
const TSC = tool('typescript-seven', 'bin', 'tsc');
const BIOME = tool('@biomejs', 'biome', 'bin', 'biome');
const JEST = tool('jest', 'bin', 'jest.js');

/** More than a lane needs on two cores, and less than its job in CI may take, which would end without saying why. */
const LANE_WITHIN_MINUTES = process.env.LONG ? 24 * 60 : 45;
const SCREENS_WITHIN_MINUTES = 80;
const LOOKS_WITHIN_MINUTES = 24 * 60;

/** A lane that passes or fails as one. */
const single = (name, args) => ({
  name,
  run: async () => {
    const passed = (await runNode(args)) === 0;
    return { passed: passed ? 1 : 0, failed: passed ? 0 : 1, skipped: 0, failures: passed ? [] : [name] };
  },
});

/**
 * Jest, counted test by test; a suite that cannot be loaded counts as a failure, and so does a run that does not end, which is killed.
 * @param {Record<string, string>} [environment] additional variables
 */
export const jest = (name, args, environment = {}, withinMinutes = LANE_WITHIN_MINUTES) => ({
  name,
  run: async () => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'pothik-jest-'));
    const file = path.join(folder, 'result.json');
    const { code, isLate } = await runNodeWithin([JEST, ...args, '--json', `--outputFile=${file}`], {
      withinMs: withinMinutes * 60_000,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, ...environment },
    });
    try {
      const late = `${name} did not end within ${withinMinutes} minutes and was killed`;
      if (isLate) console.log(late);
      if (!existsSync(file))
        return { passed: 0, failed: 1, skipped: 0, failures: [isLate ? late : `${name} ended early`] };
      const result = JSON.parse(readFileSync(file, 'utf8'));
      const failed = result.numFailedTests + result.numRuntimeErrorTestSuites;
      return {
        passed: result.numPassedTests,
        failed: Math.max(failed, code === 0 ? 0 : 1),
        skipped: result.numPendingTests,
        failures: [...failedTests(result, ROOT), ...(isLate ? [late] : [])],
      };
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
});

export const TYPES = [
  single('types of the services', [TSC, '-p', 'tsconfig.backend.json']),
  single('types of the web', [TSC, '-p', 'tsconfig.web.json']),
];
export const LINT = [single('lint and format', [BIOME, 'ci', '--error-on-warnings', '.'])];
export const FENCES = [jest('fences', ['--selectProjects', 'fences'])];
const folder = memoryFolder();
/** Where test platforms store their data, unless TEST_DIRECTORY is set. */
const inMemory = folder === undefined ? {} : { TEST_DIRECTORY: process.env.TEST_DIRECTORY ?? folder };

/**
 * Jest on spec files that share their modules, written anew for the lane; a path given to Jest itself runs one file alone.
 * @param {(file: string) => boolean} [isChosen] which spec files run; default: all
 */
export function grouped(name, folders, args, environment, isChosen) {
  const lane = jest(name, ['--config=jest.grouped.config.mjs', '--maxWorkers=2', ...args], environment);
  return {
    name,
    run: () => {
      writeTestGroups(ROOT, folders, isChosen);
      return lane.run();
    },
  };
}
/** Every unit and integration test. */
export const TESTS = [
  grouped('unit and integration', [...SPEC_FOLDERS, 'e2e'], ['--selectProjects', 'backend', 'web'], inMemory),
];
/** Leaves out the rules that stories check with: they are tested with the other rules. */
const withoutRules = (folders) =>
  [...folders, '\\.rules\\.e2e\\.spec'].map((pattern) => `--testPathIgnorePatterns=${pattern}`);
export const STORIES = [
  jest(
    'stories in the browser',
    ['--selectProjects', 'stories', '--maxWorkers=2', ...withoutRules(NOT_IN_STORIES)],
    inMemory,
  ),
];
/** What operators do and rely on: restarts, back-ups, load, telemetry, sign-in with Google, malformed calls. */
export const OPERATION = [
  jest(
    'stories of operation',
    ['--selectProjects', 'operation', '--maxWorkers=2', ...withoutRules(['/node_modules/'])],
    inMemory,
  ),
];
/** What people do and see on every screen; accessibility and small windows in one look of each. */
export const SCREENS = [
  jest('stories of the screens', ['--selectProjects=screens', '--maxWorkers=2'], inMemory, SCREENS_WITHIN_MINUTES),
];
/** The stories of screens with the tag `@matters`: those that `.ci/run` tells. */
export const SCREENS_THAT_MATTER = [
  jest(
    'stories of the screens that matter',
    ['--selectProjects=screens', '--maxWorkers=2', '--runTestsByPath', ...screensThatMatter()],
    inMemory,
    SCREENS_WITHIN_MINUTES,
  ),
];
/** Accessibility and small windows in every look of every screen and dialog. */
export const LOOKS = [
  jest(
    'every screen in every look',
    ['--selectProjects=screens', '--maxWorkers=2', '--testPathPatterns=screens/(axe|small-screens)'],
    { ...inMemory, LONG: '1' },
    LOOKS_WITHIN_MINUTES,
  ),
];
/** The tests of one workspace, by its folder relative to the top folder; of e2e the stories, its screens have a command of their own. */
export const workspaceTests = (folder) => [
  folder === 'e2e'
    ? jest(folder, ['--selectProjects', 'stories', 'operation', '--maxWorkers=2'], inMemory)
    : jest(folder, ['--selectProjects', 'backend', 'web', '--maxWorkers=2', `${folder}/`]),
];

/** The last line of every test command. */
export const sumLine = ({ passed, failed, skipped }) => `${passed} passed, ${failed} failed, ${skipped} skipped`;

/**
 * Runs all lanes in turn, also after a failure, and ends with the names of what failed and one line of totals. Where LANE_TOTALS names
 * a file, the counts are appended to it, so that several commands end with one line (`sum-lanes.mjs`).
 * @param {string | (() => string | undefined)} [remark] printed before that line; a function is called after the lanes have run
 * @returns {Promise<boolean>} whether nothing failed
 */
export async function runLanes(lanes, remark) {
  const total = { passed: 0, failed: 0, skipped: 0 };
  const failures = [];
  for (const lane of lanes) {
    const started = performance.now();
    const result = await lane.run();
    for (const key of Object.keys(total)) total[key] += result[key];
    failures.push(...(result.failures ?? []));
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(
      `${lane.name}: ${result.passed} passed, ${result.failed} failed, ${result.skipped} skipped (${seconds} s)`,
    );
  }
  const words = typeof remark === 'function' ? remark() : remark;
  if (words) console.log(words);
  for (const failure of failures) console.log(`failed: ${failure}`);
  if (process.env.LANE_TOTALS)
    appendFileSync(process.env.LANE_TOTALS, `${JSON.stringify({ ...total, failures, remark: words })}\n`);
  console.log(sumLine(total));
  return total.failed === 0;
}
