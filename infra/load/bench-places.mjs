import { runNode } from '../local/run.mjs';

const REGISTER = new URL('../../packages/build-kit/swc-register.mjs', import.meta.url).href;

const PROGRAM = 'infra/load/places/measure-places.ts';

/**
 * The bundled place search, in a process of its own.
 * @param {string[]} words `--held-back`
 * @param {import('./report.mjs').Report} report
 */
export async function bench(words, report) {
  const env = report.handOver();
  process.exitCode = await runNode(['--import', REGISTER, '-C', 'source', PROGRAM, ...words], { env });
}
