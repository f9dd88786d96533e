import { once } from 'node:events';

/** After the stories: ends the keeper with all it started. @throws Error when something did not stop in order */
export default async function end() {
  const keeper = globalThis.keeperOfSharedWorld;
  if (!keeper) return;
  if (keeper.exitCode !== null) throw new Error(`The keeper of the shared world ended early, with ${keeper.exitCode}.`);
  const ended = once(keeper, 'exit');
  keeper.disconnect();
  const [code] = await ended;
  if (code !== 0) throw new Error(`The keeper of the shared world ended with ${code}.`);
}
