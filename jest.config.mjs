import { backendProject, webProject } from './packages/build-kit/jest.mjs';

/** Where the spec files of backend and web lie. */
export const SPEC_FOLDERS = [
  'gateway',
  'services',
  'packages',
  'frontends',
  'infra/src',
  'infra/page-budgets',
  'infra/observability',
  'infra/deployment',
  'infra/docker',
  'infra/local',
  'lab',
];

/** One platform and one Chromium a worker, for the stories that need no world of their own. */
const SHARED_WORLD = {
  globalSetup: '<rootDir>/e2e/support/shared-world/begin.mjs',
  globalTeardown: '<rootDir>/e2e/support/shared-world/end.mjs',
};
/** Stories that `.ci/run` tells, of what operators do: restarts, back-ups, load, foreign sign-in, counts of commands. */
const OF_OPERATION = ['e2e/stories/operation', 'lab/malformed', 'lab/traffic'];
/** What is in other lanes than the stories of `npm test`. */
export const NOT_IN_STORIES = ['/node_modules/', ...['e2e/screens', ...OF_OPERATION].map((folder) => `/${folder}/`)];

const folders = (names) => names.map((name) => `<rootDir>/${name}`);

export default {
  coverageProvider: 'v8',
  // A global option: projects cannot have their own. It limits waiting, not speed.
  testTimeout: process.env.LONG ? 3_600_000 : 180_000,
  testSequencer: '<rootDir>/packages/build-kit/longest-first.cjs',
  projects: [
    {
      ...backendProject,
      roots: folders(SPEC_FOLDERS.filter((name) => name !== 'frontends')),
    },
    { ...webProject, roots: folders(['frontends', 'packages']) },
    { ...backendProject, displayName: 'fences', roots: folders(['infra/fences']) },
    {
      ...backendProject,
      ...SHARED_WORLD,
      displayName: 'stories',
      roots: folders(['e2e', 'lab']),
      testMatch: ['**/*.e2e.spec.ts'],
      testPathIgnorePatterns: NOT_IN_STORIES,
    },
    {
      ...backendProject,
      ...SHARED_WORLD,
      displayName: 'operation',
      roots: folders(OF_OPERATION),
      testMatch: ['**/*.e2e.spec.ts'],
      testPathIgnorePatterns: ['/node_modules/'],
    },
    {
      ...backendProject,
      ...SHARED_WORLD,
      displayName: 'screens',
      roots: folders(['e2e/screens']),
      testMatch: ['**/*.e2e.spec.ts'],
    },
    {
      ...backendProject,
      displayName: 'containers',
      roots: folders(['lab/containers']),
      testMatch: ['**/*.containers.spec.ts'],
      testPathIgnorePatterns: ['/node_modules/'],
    },
    {
      ...backendProject,
      displayName: 'cluster',
      roots: folders(['lab/cluster']),
      testMatch: ['**/*.cluster.spec.ts'],
      testPathIgnorePatterns: ['/node_modules/'],
    },
    {
      ...backendProject,
      displayName: 'engines',
      roots: folders(['packages', 'gateway', 'infra', 'e2e', 'lab']),
      testMatch: ['**/*.engines.spec.ts'],
      testPathIgnorePatterns: ['/node_modules/'],
    },
  ],
};
