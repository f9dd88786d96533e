/** So many workers, each one call after the other, until `isOver`; returns how many calls they made. */
async function work({ state }, load, workers, isOver) {
  let calls = 0;
  const one = async (worker) => {
    while (!isOver(calls)) {
      calls += 1;
      await load(state, calls, worker, workers);
    }
  };
  await Promise.all(Array.from({ length: workers }, (_, worker) => one(worker)));
  return calls;
}

/** As many calls as a server needs until its code is compiled. */
export const warmUp = (measured, load, { workers, calls }) => work(measured, load, workers, (made) => made >= calls);

/**
 * One load for so long.
 * @param {{ server: object, state: object }} measured
 * @returns {Promise<{ perSecond: number, serverUs: number, clientUs: number, syncs: number }>} operations a second; for each
 * operation the processor's time of the server and of this client in microseconds, and the syncs to disk
 */
export async function measure(measured, load, { workers, seconds }) {
  const { server } = measured;
  const before = await server.used();
  const ownBefore = process.cpuUsage();
  const began = performance.now();
  const calls = await work(measured, load, workers, () => performance.now() - began >= seconds * 1_000);
  const took = (performance.now() - began) / 1_000;
  const { user, system } = process.cpuUsage(ownBefore);
  const after = await server.used();
  return {
    perSecond: calls / took,
    serverUs: (after.microseconds - before.microseconds) / calls,
    clientUs: (user + system) / calls,
    syncs: (after.syncs - before.syncs) / calls,
  };
}
