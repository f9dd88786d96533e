import { runNode } from '../local/run.mjs';

const REGISTER = new URL('../../packages/build-kit/swc-register.mjs', import.meta.url).href;

/** The bundled place search, in a process of its own. */
export async function bench() {
  process.exitCode = await runNode(['--import', REGISTER, '-C', 'source', 'infra/load/places/measure-places.ts']);
}
