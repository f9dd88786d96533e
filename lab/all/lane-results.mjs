import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** Outside the clone, so that a fresh one finds them: `TEST_RESULTS`, else the user's cache folder. */
export const resultsFolder = (environment = process.env) =>
  environment.TEST_RESULTS ??
  path.join(environment.XDG_CACHE_HOME ?? path.join(os.homedir(), '.cache'), 'pothik', 'lanes');

/**
 * @typedef {object} LaneResult
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 * @property {string[]} failures what failed, by name
 * @property {string[]} remarks what did not run, and why
 * @property {number} seconds
 * @property {string} commit at which it ran
 */

/** The results of lanes, one file for each lane and digest of its inputs. */
export class LaneResults {
  constructor(folder = resultsFolder()) {
    this.folder = folder;
  }

  /** @returns {LaneResult | undefined} */
  read(key, digest) {
    try {
      return JSON.parse(readFileSync(this.#file(key, digest), 'utf8'));
    } catch (error) {
      if (error.code === 'ENOENT') return undefined;
      throw error;
    }
  }

  /** Written beside its place first, so that an interrupted write is no result. */
  write(key, digest, result) {
    const file = this.#file(key, digest);
    mkdirSync(this.folder, { recursive: true });
    writeFileSync(`${file}.new`, JSON.stringify(result, null, 2));
    renameSync(`${file}.new`, file);
  }

  #file(key, digest) {
    return path.join(this.folder, `${key}-${digest.slice(0, 16)}.json`);
  }
}
