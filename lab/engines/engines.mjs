import { mkdirSync, mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { NotAvailable } from '../../infra/programs/not-available.mjs';
import { GivenEngine } from './given/given-engine.mjs';
import { ENGINE_NAMES } from './names.mjs';
import { nativeEngine, securedEngine } from './native/index.mjs';
import { Watcher } from './native/watcher.mjs';
import { containersAnswer, waysOf } from './ways.mjs';

/** @typedef {import('./names.mjs').EngineName} EngineName */

/** Real engines for tests, each run in one of three ways: given by address, in a container, or as a native process. */
export class Engines {
  #names;
  #brokers;
  #environment;
  #secured;
  #engines = new Map();
  #missing = new Map();

  /**
   * @param {{ names?: EngineName[], brokers?: number, environment?: NodeJS.ProcessEnv, secured?: boolean }} [options]
   *   `brokers`: 1, or 3 Kafka nodes with three copies of every partition; `secured`: they demand TLS and a password, and are
   *   native processes
   */
  constructor({ names = ENGINE_NAMES, brokers = 1, environment = process.env, secured = false } = {}) {
    this.#names = names;
    this.#brokers = brokers;
    this.#environment = environment;
    this.#secured = secured;
  }

  /** Installs what is not installed yet. What is not available is listed by `missing` and is no failure. */
  async install() {
    if (this.#engines.size + this.#missing.size > 0) return;
    this.data = mkdtempSync(path.join(os.tmpdir(), 'pothik-engines-'));
    this.watcher = new Watcher(this.data);
    const containers = !this.#secured && (await containersAnswer(this.#names, this.#environment));
    await Promise.all(this.#names.map((name) => this.#installOne(name, containers)));
  }

  /**
   * Starts every available engine.
   * @returns {Promise<Record<string, string>>} their addresses
   * @throws {Error} when an installed engine does not start; then all are stopped
   */
  async up() {
    await this.install();
    const starts = await Promise.allSettled([...this.#engines.values()].map((engine) => engine.start()));
    const failure = starts.find(({ status }) => status === 'rejected');
    if (failure) {
      await this.down();
      throw failure.reason;
    }
    return this.addresses();
  }

  /** Environment variables with the addresses of the engines. */
  addresses() {
    return Object.assign({}, ...[...this.#engines.values()].map((engine) => engine.addresses()));
  }

  /** Why engines are not available on this machine, by name. @returns {Record<string, string>} */
  missing() {
    return Object.fromEntries(this.#inOrder(this.#missing));
  }

  /** Whether it is given by address, so that it cannot be killed from here. @param {EngineName} name */
  isGiven(name) {
    return this.#engines.get(name)?.way === 'given';
  }

  /** The version of each engine and how it is run. @returns {Promise<Record<string, string>>} */
  async versions() {
    const lines = this.#inOrder(this.#engines).map(async ([name, engine]) => [
      name,
      `${await engine.version()} (${engine.way})`,
    ]);
    return Object.fromEntries(await Promise.all(lines));
  }

  /** kill -9. @param {EngineName} name @param {number} [node] of three Kafka brokers: 1, 2 or 3; all by default */
  async kill(name, node) {
    await this.#engine(name).kill(node);
  }

  /** Restarts with the same data at the same address. */
  async start(name, node) {
    await this.#engine(name).start(node);
  }

  /** Deletes all data. @param {EngineName} [name] every engine by default */
  async empty(name) {
    const chosen = name === undefined ? [...this.#engines.values()] : [this.#engine(name)];
    await Promise.all(chosen.map((engine) => engine.empty()));
  }

  /** Kills that process too if this one dies. @param {number} processNumber */
  watch(processNumber) {
    this.watcher?.watch(processNumber);
  }

  /** Stops every engine; the watcher kills one that cannot be stopped. @throws {Error} naming those */
  async down() {
    const names = [...this.#engines.keys()];
    const stops = await Promise.allSettled([...this.#engines.values()].map((engine) => engine.stop()));
    await this.watcher?.close();
    const failures = stops.flatMap(({ reason }, at) =>
      reason ? [`${names[at]} was not stopped: ${reason.message}`] : [],
    );
    if (failures.length > 0) throw new Error(failures.join('\n'));
  }

  async #installOne(name, containers) {
    const ways = this.#secured ? ['native'] : waysOf(name, this.#environment, this.#brokers, containers);
    const reasons = [];
    for (const way of ways) {
      try {
        const engine = await this.#make(name, way);
        await engine.install();
        this.#engines.set(name, engine);
        if (reasons.length > 0) console.error(`[engines] ${name} is a native process: ${reasons.join('; ')}.`);
        return;
      } catch (error) {
        if (!(error instanceof NotAvailable)) throw error;
        reasons.push(error.message);
      }
    }
    this.#missing.set(name, `${name} is not available: ${reasons.join('; ')}.`);
  }

  async #make(name, way) {
    if (way === 'given') return new GivenEngine(name, this.#environment);
    if (way === 'docker') {
      const { containerEngine } = await import('./containers/index.mjs');
      return containerEngine(name, { watcher: this.watcher });
    }
    const cache = path.resolve(this.#environment.ENGINES_CACHE ?? path.join(os.homedir(), '.cache', 'pothik-engines'));
    mkdirSync(path.join(cache, 'bin'), { recursive: true });
    const options = { cache, data: this.data, watcher: this.watcher };
    return this.#secured ? securedEngine(name, options) : nativeEngine(name, this.#brokers, options);
  }

  #engine(name) {
    const engine = this.#engines.get(name);
    if (!engine) throw new Error(this.#missing.get(name) ?? `${name} was not requested.`);
    return engine;
  }

  #inOrder(map) {
    return ENGINE_NAMES.filter((name) => map.has(name)).map((name) => [name, map.get(name)]);
  }
}
