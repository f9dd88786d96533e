import { isOfOperation, writeTestGroups } from '@pothik/build-kit/test-groups';
import { NOT_IN_STORIES, SPEC_FOLDERS } from '../../jest.config.mjs';
import { memoryFolder } from './memory-folder.mjs';
import { OBSERVED_IN, observing, withQueries } from './observed-queries.mjs';
import { inRoot, ROOT } from './paths.mjs';
import { jest, single } from './run-lanes.mjs';
import { screensThatMatter } from './screens-that-matter.mjs';

const tool = (...parts) => inRoot('node_modules', ...parts);
const TSC = tool('typescript-seven', 'bin', 'tsc');
const BIOME = tool('@biomejs', 'biome', 'bin', 'biome');

const SCREENS_WITHIN_MINUTES = 80;
const LOOKS_WITHIN_MINUTES = 24 * 60;

/** A lane with its share of the budget, on two quiet cores (ADR 39): a longer run says so. At full counts there is none. */
const within = (shareSeconds, lane) => (process.env.LONG ? lane : { ...lane, shareSeconds });

export const TYPES = [
  within(20, single('types of the services', [TSC, '-p', 'tsconfig.backend.json'])),
  within(10, single('types of the web', [TSC, '-p', 'tsconfig.web.json'])),
];
export const LINT = [within(10, single('lint and format', [BIOME, 'ci', '--error-on-warnings', '.']))];
export const FENCES = [within(30, jest('fences', ['--selectProjects', 'fences']))];
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
/** Every unit and integration test but those of operation; then docs/queries.md is compared with the queries that they observed. */
export const TESTS = [
  within(
    220,
    withQueries(
      grouped(
        'unit and integration',
        [...SPEC_FOLDERS, 'e2e'],
        ['--selectProjects', 'backend', 'web'],
        { ...inMemory, ...OBSERVED_IN },
        (file) => !isOfOperation(file),
      ),
    ),
  ),
];
/** The tests by which services send their queries: what `npm run documents -- --queries` makes docs/queries.md of. */
export const QUERIES = observing(
  grouped(
    'queries of the services',
    ['services'],
    ['--selectProjects', 'backend'],
    { ...inMemory, ...OBSERVED_IN },
    (file) => file.endsWith('.int.spec.ts') && !isOfOperation(file),
  ),
);
/** Leaves out the rules that stories check with: they are tested with the other rules. */
const withoutRules = (folders) =>
  [...folders, '\\.rules\\.e2e\\.spec'].map((pattern) => `--testPathIgnorePatterns=${pattern}`);
export const STORIES = [
  within(
    70,
    jest(
      'stories in the browser',
      ['--selectProjects', 'stories', '--maxWorkers=2', ...withoutRules(NOT_IN_STORIES)],
      inMemory,
    ),
  ),
];
/** What operators do and rely on: restarts, kills, back-ups, load, telemetry, sign-in with Google, malformed calls. */
export const OPERATION = [
  within(
    60,
    grouped('integration of operation', SPEC_FOLDERS, ['--selectProjects', 'backend'], inMemory, isOfOperation),
  ),
  within(
    150,
    jest(
      'stories of operation',
      ['--selectProjects', 'operation', '--maxWorkers=2', ...withoutRules(['/node_modules/'])],
      inMemory,
    ),
  ),
];
/** What people do and see on every screen; accessibility and small windows in one look of each. */
export const SCREENS = [
  jest('stories of the screens', ['--selectProjects=screens', '--maxWorkers=2'], inMemory, SCREENS_WITHIN_MINUTES),
];
/** The stories of screens with the tag `@matters`: those that `.ci/run` tells. */
export const SCREENS_THAT_MATTER = [
  within(
    480,
    jest(
      'stories of the screens that matter',
      ['--selectProjects=screens', '--maxWorkers=2', '--runTestsByPath', ...screensThatMatter()],
      inMemory,
      SCREENS_WITHIN_MINUTES,
    ),
  ),
];
/**
 * Every screen and dialog in every look: accessibility and small windows, or one of them.
 * @param {string} [spec] `axe` or `small-screens`
 */
export const looks = (spec = '(axe|small-screens)') => [
  jest(
    `every screen in every look: ${spec}`,
    ['--selectProjects=screens', '--maxWorkers=2', `--testPathPatterns=screens/${spec}`],
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
