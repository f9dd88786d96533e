const ACTIONS = {
  kill: (engines, { engine, node }) => engines.kill(engine, node),
  start: (engines, { engine, node }) => engines.start(engine, node),
  empty: (engines, { engine }) => engines.empty(engine),
  addresses: (engines) => engines.addresses(),
  versions: (engines) => engines.versions(),
  missing: (engines) => engines.missing(),
};

async function perform(engines, ready, message) {
  const action = ACTIONS[message.do];
  if (!action) throw new Error(`'${message.do}' is no action; actions: ${Object.keys(ACTIONS).join(', ')}.`);
  await ready;
  return action(engines, message);
}

/**
 * Lets the parent process control the engines: `{ id, do, engine?, node? }` is answered by `{ id, done }` or
 * `{ id, failed }`, once all of them run.
 * @param {import('./engines.mjs').Engines} engines
 * @param {Promise<unknown>} ready
 */
export function answerMessages(engines, ready) {
  process.on('message', async (message) => {
    const answer = await perform(engines, ready, message).then(
      // JSON drops undefined.
      (done) => ({ id: message.id, done: done ?? null }),
      (error) => ({ id: message.id, failed: error.message }),
    );
    if (process.connected) process.send(answer);
  });
}
