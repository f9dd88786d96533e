import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { inRoot } from '../../local/paths.mjs';
import { freePort } from '../../programs/ports.mjs';
import { Person } from '../live/person.mjs';
import { lineBeginning, start, startDatabase, stop } from '../programs.mjs';

const directly = (databaseUrl) => databaseUrl;

/**
 * Starts the floor with the embedded database on an empty directory, does the work with it, then stops both. `through`
 * returns another address by which the database is reached.
 */
export async function inFloor(work, { through = directly } = {}) {
  const directory = mkdtempSync(path.join(os.tmpdir(), 'pothik-floor-'));
  const database = await startDatabase(directory);
  const port = await freePort();
  const floor = start(inRoot('infra', 'load', 'floor', 'floor.mjs'), [], {
    environment: { PORT: String(port), MONGO_URL: await through(database.url) },
  });
  try {
    await lineBeginning(floor, 'The floor is ready');
    return await work({ url: `http://127.0.0.1:${port}` });
  } finally {
    await stop(floor);
    await stop(database);
    rmSync(directory, { recursive: true, force: true });
  }
}

/** Riders and drivers of the floor. @param {{ url: string }} floor @param {number} count */
export function makeFloorPairs({ url }, count) {
  const pair = async (number) => {
    const [rider, driver] = [new Person(url), new Person(url)];
    await rider.call('POST', '/log-in', { name: `Rider ${number}`, role: 'RIDER' });
    const { _id: driverId } = await driver.call('POST', '/log-in', { name: `Driver ${number}`, role: 'DRIVER' });
    return { rider, driver, driverId };
  };
  return Promise.all(Array.from({ length: count }, (_, number) => pair(number)));
}
