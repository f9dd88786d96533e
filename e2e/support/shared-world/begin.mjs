import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const KEEPER = fileURLToPath(new URL('./keeper.ts', import.meta.url));
const REGISTER = new URL('../../../packages/build-kit/swc-register.mjs', import.meta.url).href;

/** Before the stories: starts the keeper, which starts a platform and a Chromium for each worker that asks. */
export default async function begin() {
  const keeper = fork(KEEPER, [], { execArgv: ['--import', REGISTER, '-C', 'source'] });
  const ended = once(keeper, 'exit').then(([code]) => {
    throw new Error(`The keeper of the shared world ended with ${code} before it was ready.`);
  });
  const [{ url }] = await Promise.race([once(keeper, 'message'), ended]);
  ended.catch(() => undefined);
  process.env.SHARED_WORLD = url;
  globalThis.keeperOfSharedWorld = keeper;
}
