import { ENGINE_NAMES } from '../engines/names.mjs';
import { jest } from './lanes.mjs';

/**
 * @typedef {object} EngineLane
 * @property {string} key how the command line calls it
 * @property {string} title
 * @property {import('../engines/names.mjs').EngineName[]} needs engines without which it is skipped
 * @property {boolean} startsItsOwn whether its tests bring their engines up themselves, to kill them
 * @property {boolean} [kills] whether its tests kill engines, which a given one does not allow
 * @property {string[]} args for Jest
 * @property {(addresses: Record<string, string>) => Record<string, string>} environment beside the one there is
 */

/** @type {EngineLane[]} */
export const ENGINE_LANES = [
  {
    key: 'contracts',
    title: 'contract suites on real engines',
    needs: ENGINE_NAMES,
    startsItsOwn: false,
    args: ['--selectProjects=engines', '--maxWorkers=2', '--testPathPatterns=packages/'],
    environment: (addresses) => addresses,
  },
  {
    key: 'services',
    title: 'services on a MongoDB-compatible server',
    needs: ['mongo'],
    startsItsOwn: false,
    args: ['--selectProjects=backend', '--maxWorkers=2', '--testPathPatterns=services/.*int\\.spec'],
    environment: ({ MONGO_URL }) => ({ TEST_MONGO_URL: MONGO_URL }),
  },
  {
    key: 'stories',
    title: 'stories on real engines, distributed services',
    needs: ENGINE_NAMES,
    startsItsOwn: true,
    args: [
      '--selectProjects=stories',
      '--runInBand',
      '--testPathPatterns=(book-a-ride|book-a-ride-by-api|races|wrong-input)\\.e2e',
    ],
    environment: () => ({ PLATFORM: 'distributed' }),
  },
  {
    key: 'deaths',
    title: 'real engines and services that die, are restarted, are restored',
    needs: ENGINE_NAMES,
    startsItsOwn: true,
    kills: true,
    args: ['--selectProjects=engines', '--runInBand', '--testPathPatterns=e2e/'],
    environment: () => ({ PLATFORM: 'distributed' }),
  },
];

const SKIPPED = { passed: 0, failed: 0, skipped: 1 };

/**
 * Why a lane cannot run here; nothing when it can.
 * @param {EngineLane} lane
 * @param {import('../engines/engines.mjs').Engines} engines
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
 * The lane as `runLanes` takes it: on the engines that are up; or skipped, because one of them is not to be had.
 * @param {EngineLane} lane
 * @param {import('../engines/engines.mjs').Engines} engines
 */
export function laneOn(lane, engines) {
  const { title, args, environment, startsItsOwn } = lane;
  if (obstacles(lane, engines).length > 0) return { name: title, run: async () => SKIPPED };
  const tests = jest(title, args, environment(engines.addresses()));
  if (!startsItsOwn) return tests;
  // On two cores nobody can spare what a second set of engines takes.
  return { name: title, run: () => engines.down().then(tests.run) };
}
