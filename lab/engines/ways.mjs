import { findProgram, outputOf } from '../../infra/programs/programs.mjs';
import { ADDRESS_KEYS } from './names.mjs';

const PATIENCE_MILLISECONDS = 10_000;

const isGiven = (name, environment) => ADDRESS_KEYS[name].every((key) => Boolean(environment[key]));

/**
 * The ways to run an engine, best first: given in the environment; else in a container, and where that cannot be had, as a
 * native process. Router and geocoder are native: their images would have to be built around the bundled data.
 * @param {import('./names.mjs').EngineName} name
 * @param {NodeJS.ProcessEnv} environment
 * @param {number} brokers several are there to be killed one by one, which needs native processes
 * @param {boolean} containers whether a container engine answers
 * @returns {('given' | 'docker' | 'native')[]}
 */
export function waysOf(name, environment, brokers, containers) {
  if (name === 'kafka' && brokers > 1) return ['native'];
  if (isGiven(name, environment)) return ['given'];
  if (name === 'router' || name === 'geocoder') return ['native'];
  return containers ? ['docker', 'native'] : ['native'];
}

/** Queries the container engine only when an engine would need it. */
export async function containersAnswer(names, environment) {
  const docker = findProgram('docker');
  if (!docker || names.every((name) => isGiven(name, environment))) return false;
  return outputOf(docker, ['info'], { timeout: PATIENCE_MILLISECONDS }).then(
    (words) => !/^ERROR|Cannot connect/m.test(words),
    () => false,
  );
}
