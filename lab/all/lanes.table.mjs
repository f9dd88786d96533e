/** What installs, compiles and runs every lane. */
const TOP = ['package.json', 'package-lock.json', 'jest*.config.mjs', '.swcrc', 'tsconfig*.json'];
/** What a service, a remote or a story is made of. */
const BACKEND = ['gateway', 'services', 'packages', 'infra', ...TOP];
const PRODUCT = [...BACKEND, 'frontends', 'e2e'];
const ENGINES = ['lab/engines', 'lab/package-lock.json', 'infra/local', 'infra/programs'];
const DISTRIBUTED = [...PRODUCT, ...ENGINES, 'lab/traffic', 'lab/deaths'];

const tests = (...words) => ['infra/local/test.mjs', ...words];
const engines = (lane) => ['lab/engines/test-engines.mjs', lane];

/**
 * @typedef {object} AllLane
 * @property {string} key name on the command line
 * @property {string} title
 * @property {string[]} command a script with its words, run by Node in the top folder
 * @property {string[]} inputs Git paths: the result stands while no file below them changes
 * @property {number} shareSeconds what it may take on two quiet cores; longer is said, never a failure
 */

/** Everything that can be tested, the quick first. @type {AllLane[]} */
export const ALL_LANES = [
  { key: 'tests', title: 'npm test', command: tests(), inputs: [...PRODUCT, 'lab', 'docs'], shareSeconds: 360 },
  {
    key: 'deployment',
    title: 'deployment checks',
    command: ['infra/deployment/check.mjs'],
    inputs: ['infra', 'docker-compose.yml', '.github', ...TOP],
    shareSeconds: 120,
  },
  {
    key: 'contracts',
    title: 'contract suites on real engines',
    command: engines('contracts'),
    inputs: ['packages', ...ENGINES, ...TOP],
    shareSeconds: 120,
  },
  {
    key: 'services',
    title: 'services on a MongoDB-compatible server',
    command: engines('services'),
    inputs: ['services', 'packages', ...ENGINES, ...TOP],
    shareSeconds: 400,
  },
  {
    key: 'secured',
    title: 'engines that demand TLS and a password',
    command: engines('secured'),
    inputs: [...PRODUCT, ...ENGINES],
    shareSeconds: 180,
  },
  {
    key: 'logins',
    title: 'a login of its own for each service',
    command: engines('logins'),
    inputs: [...BACKEND, ...ENGINES],
    shareSeconds: 120,
  },
  {
    key: 'stories',
    title: 'stories on real engines',
    command: engines('stories'),
    inputs: [...PRODUCT, ...ENGINES],
    shareSeconds: 240,
  },
  {
    key: 'fuzz',
    title: 'made-up calls, ten minutes a role',
    command: ['lab/fuzz/fuzz.mjs'],
    inputs: [...BACKEND, 'lab/fuzz', 'lab/package-lock.json'],
    shareSeconds: 3_600,
  },
  {
    key: 'operation',
    title: 'tests of operation',
    command: tests('--operation'),
    inputs: [...PRODUCT, 'lab/malformed', 'lab/traffic'],
    shareSeconds: 210,
  },
  { key: 'screens', title: 'every screen', command: tests('--screens'), inputs: PRODUCT, shareSeconds: 1_200 },
  {
    key: 'deaths',
    title: 'engines and services die',
    command: engines('deaths'),
    inputs: DISTRIBUTED,
    shareSeconds: 900,
  },
  {
    key: 'rollouts',
    title: 'rollouts under load',
    command: engines('rollouts'),
    inputs: [...DISTRIBUTED, 'lab/rollouts'],
    shareSeconds: 1_200,
  },
  {
    key: 'geocoder',
    title: 'place search on Nominatim',
    command: engines('geocoder'),
    inputs: ['packages/engines', 'packages/places-data', ...ENGINES],
    shareSeconds: 1_800,
  },
  {
    key: 'containers',
    title: 'the platform in containers',
    command: ['lab/containers/test-containers.mjs'],
    inputs: [...PRODUCT, 'docker-compose.yml', 'lab/containers'],
    shareSeconds: 2_400,
  },
  {
    key: 'cluster',
    title: 'manifests at a real API server',
    command: ['lab/cluster/test-cluster.mjs'],
    inputs: ['infra/k8s', 'lab/cluster', 'lab/package-lock.json'],
    shareSeconds: 1_800,
  },
  {
    key: 'long',
    title: 'npm test at full counts',
    command: tests('--long'),
    inputs: [...PRODUCT, 'lab', 'docs'],
    shareSeconds: 5_400,
  },
  {
    key: 'axe',
    title: 'accessibility in every look',
    command: tests('--looks', 'axe'),
    inputs: PRODUCT,
    shareSeconds: 4_200,
  },
  {
    key: 'small-screens',
    title: 'small windows in every look',
    command: tests('--looks', 'small-screens'),
    inputs: PRODUCT,
    shareSeconds: 4_200,
  },
];
