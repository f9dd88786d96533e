import { runNode } from '../local/run.mjs';

const REGISTER = new URL('../../packages/build-kit/swc-register.mjs', import.meta.url).href;

/**
 * The built web in a real Chromium, on the platform with its demonstration people.
 * @param {string[]} chosen names of its parts; all when empty
 * @param {import('./report.mjs').Report} report
 */
export async function bench(chosen, report) {
  const words = ['--import', REGISTER, '-C', 'source', 'infra/load/web/measure-web.ts', ...chosen];
  process.exitCode = await runNode(words, { env: report.handOver() });
}
