import { runNode } from '../local/run.mjs';

const REGISTER = new URL('../../packages/build-kit/swc-register.mjs', import.meta.url).href;
const PROGRAM = 'infra/load/attacks/measure-attacks.ts';

/**
 * What ordinary people notice of an attack, on the platform with its demonstration people.
 * @param {string[]} words names of attacks, all when there are none; `--seconds N`
 * @param {import('./report.mjs').Report} report
 */
export async function bench(words, report) {
  const env = report.handOver();
  process.exitCode = await runNode(['--import', REGISTER, '-C', 'source', PROGRAM, ...words], { env });
}
