const ACTIONS = {
  kill: (engines, { engine, node }) => engines.kill(engine, node),
  start: (engines, { engine, node }) => engines.start(engine, node),
  empty: (engines, { engine }) => engines.empty(engine),
  addresses: (engines) => engines.addresses(),
  versions: (engines) => engines.versions(),
  missing: (engines) => engines.missing(),
};

async function act(engines, ready, message) {
  const action = ACTIONS[message.do];
  if (!action) throw new Error(`'${message.do}' is not understood; there are ${Object.keys(ACTIONS).join(', ')}.`);
  await ready;
  return action(engines, message);
}

/**
 * Lets the process that forked this one drive the engines: `{ id, do, engine?, node? }` is answered by `{ id, done }` or
 * `{ id, failed }`, as soon as all of them are up.
 * @param {import('./engines.mjs').Engines} engines
 * @param {Promise<unknown>} ready
 */
export function answerMessages(engines, ready) {
  process.on('message', async (message) => {
    const answer = await act(engines, ready, message).then(
      // JSON drops what is undefined.
      (done) => ({ id: message.id, done: done ?? null }),
      (error) => ({ id: message.id, failed: error.message }),
    );
    if (process.connected) process.send(answer);
  });
}
