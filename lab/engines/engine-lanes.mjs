import { readdirSync } from 'node:fs';
import path from 'node:path';
import { grouped } from '../../infra/local/lanes.mjs';
import { inRoot } from '../../infra/local/paths.mjs';
import { jest } from '../../infra/local/run-lanes.mjs';
import { Engines } from './engines.mjs';
import { NECESSARY_NAMES } from './names.mjs';

/**
 * @typedef {object} EngineLane
 * @property {string} key name on the command line
 * @property {string} title
 * @property {import('./names.mjs').EngineName[]} needs required engines; skipped when one is not available
 * @property {import('./names.mjs').EngineName[]} [uses] engines without which their own tests are skipped, and no others
 * @property {boolean} startsItsOwn whether its tests start their engines themselves, to kill them
 * @property {boolean} [secured] whether its engines demand TLS and a password, or logins; started for this lane alone
 * @property {boolean} [kills] whether its tests kill engines, which given engines do not allow
 * @property {boolean} [isByName] whether it runs only when it is named: it takes long
 * @property {string[]} args for Jest
 * @property {{ folders: string[], isChosen: (file: string) => boolean }} [groups] the spec files that run in groups sharing their modules
 * @property {(addresses: Record<string, string>) => Record<string, string>} environment additional variables
 */

/** Those on the shared engines first: a lane that starts its own stops them.
 * @type {EngineLane[]} */
export const ENGINE_LANES = [
  {
    key: 'contracts',
    title: 'contract suites on real engines',
    needs: NECESSARY_NAMES,
    uses: ['router'],
    startsItsOwn: false,
    args: ['--selectProjects=engines', '--maxWorkers=2', '--testPathPatterns=packages/(?!.*(-secured|nominatim))'],
    environment: (addresses) => addresses,
  },
  {
    key: 'geocoder',
    title: 'the contract suite of place search on Nominatim',
    needs: ['geocoder'],
    startsItsOwn: false,
    isByName: true,
    args: ['--selectProjects=engines', '--runInBand', '--testPathPatterns=nominatim'],
    environment: (addresses) => addresses,
  },
  {
    key: 'services',
    title: 'services on a MongoDB-compatible server',
    needs: ['mongo'],
    startsItsOwn: false,
    groups: { folders: ['services'], isChosen: asksTheDatabase },
    args: ['--selectProjects=backend'],
    environment: ({ MONGO_URL }) => ({ TEST_MONGO_URL: MONGO_URL }),
  },
  {
    key: 'secured',
    title: 'contract suites and a ride on Kafka and Redis that demand TLS and a password',
    needs: ['kafka', 'redis'],
    startsItsOwn: true,
    secured: true,
    args: [
      '--selectProjects',
      'engines',
      'stories',
      '--runInBand',
      '--testPathPatterns=(-secured\\.engines|stories/book-a-ride-by-api\\.e2e)',
    ],
    environment: (addresses) => addresses,
  },
  {
    key: 'logins',
    title: 'each service with its own login to a MongoDB-compatible server, and its own key of MinIO',
    needs: ['mongo', 's3'],
    startsItsOwn: true,
    secured: true,
    args: ['--selectProjects=engines', '--runInBand', '--testPathPatterns=infra/deployment/logins'],
    environment: (addresses) => addresses,
  },
  {
    key: 'stories',
    title: 'stories on real engines, distributed services',
    needs: NECESSARY_NAMES,
    startsItsOwn: true,
    args: [
      '--selectProjects=stories',
      '--runInBand',
      '--testPathPatterns=(book-a-ride|book-a-ride-by-api|races)\\.e2e',
    ],
    environment: () => ({ PLATFORM: 'distributed' }),
  },
  {
    key: 'deaths',
    title: 'real engines and services that die, are restarted, are restored',
    needs: NECESSARY_NAMES,
    startsItsOwn: true,
    kills: true,
    args: ['--selectProjects=engines', '--runInBand', '--testPathPatterns=(lab/deaths|e2e/support)/'],
    // What an instance left that died is found within seconds, not within the minute of an operator.
    environment: () => ({ PLATFORM: 'distributed', SAFETY_LOOK_SECONDS: '5' }),
  },
  {
    key: 'rollouts',
    title: 'gateways, a remote and a service are replaced under load, on real engines',
    needs: NECESSARY_NAMES,
    startsItsOwn: true,
    kills: true,
    isByName: true,
    args: ['--selectProjects=engines', '--runInBand', '--testPathPatterns=lab/rollouts'],
    environment: () => ({ PLATFORM: 'distributed' }),
  },
];

/** An integration test of a race, or of a folder that has its own queries or migrations: the others' calls come to these. @param {string} file */
function asksTheDatabase(file) {
  // Whom a call is open to is decided before a database is asked.
  if (!/(?<!\.permissions)\.int\.spec\.ts$/.test(file)) return false;
  const folder = path.dirname(file);
  return (
    /\.race\.|\/migrations\//.test(file) || readdirSync(inRoot(folder)).some((name) => name.endsWith('.repository.ts'))
  );
}

const SKIPPED = { passed: 0, failed: 0, skipped: 1 };

/**
 * Why a lane cannot run here; empty when it can.
 * @param {EngineLane} lane
 * @param {import('./engines.mjs').Engines} engines
 * @returns {string[]} sentences
 */
export function obstacles({ needs, kills = false }, engines) {
  const missing = engines.missing();
  const given = needs.filter((name) => kills && engines.isGiven(name));
  return [
    ...needs.filter((name) => name in missing).map((name) => missing[name]),
    ...given.map((name) => `${name} is given in the environment, and must not be killed.`),
  ];
}

/**
 * The lane for `runLanes`: on the running engines, or skipped because one of them is not available.
 * @param {EngineLane} lane
 * @param {import('./engines.mjs').Engines} engines
 */
export function laneOn(lane, engines) {
  const { title, args, environment, groups, startsItsOwn } = lane;
  if (obstacles(lane, engines).length > 0) return { name: title, run: async () => SKIPPED };
  if (lane.secured) return { name: title, run: () => engines.down().then(() => runSecured(lane)) };
  const addresses = environment(engines.addresses());
  if (groups) return grouped(title, groups.folders, args, addresses, groups.isChosen);
  const tests = jest(title, args, addresses);
  if (!startsItsOwn) return tests;
  // Two cores cannot run a second set of engines.
  return { name: title, run: () => engines.down().then(tests.run) };
}

/** Runs the lane on engines in their secured form; skipped where they do not run in this form. */
async function runSecured({ title, needs, args, environment }) {
  const secured = new Engines({ names: needs, secured: true });
  try {
    const addresses = await secured.up();
    const missing = Object.values(secured.missing());
    for (const sentence of missing) console.log(sentence);
    return missing.length > 0 ? SKIPPED : await jest(title, args, environment(addresses)).run();
  } finally {
    await secured.down();
  }
}
