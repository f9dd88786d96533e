import { mkdirSync, mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { GivenEngine } from './given/given-engine.mjs';
import { ENGINE_NAMES } from './names.mjs';
import { nativeEngine } from './native/index.mjs';
import { Watcher } from './native/watcher.mjs';
import { NotToBeHad } from './not-to-be-had.mjs';
import { chooseWay, containersAnswer } from './ways.mjs';

/** @typedef {import('./names.mjs').EngineName} EngineName */

/** Real engines for tests, each had in one of three ways: given, in a container, or as a process of this machine. */
export class Engines {
  #names;
  #brokers;
  #environment;
  #engines = new Map();
  #missing = new Map();

  /**
   * @param {{ names?: EngineName[], brokers?: number, environment?: NodeJS.ProcessEnv }} [options] `brokers`: 1, or 3 Kafka
   *   nodes with three copies of every partition
   */
  constructor({ names = ENGINE_NAMES, brokers = 1, environment = process.env } = {}) {
    this.#names = names;
    this.#brokers = brokers;
    this.#environment = environment;
  }

  /** Brings onto the machine what is not there yet. What cannot be had is told by `missing`, and is no failure. */
  async install() {
    if (this.#engines.size + this.#missing.size > 0) return;
    this.data = mkdtempSync(path.join(os.tmpdir(), 'pothik-engines-'));
    this.watcher = new Watcher(this.data);
    const containers = await containersAnswer(this.#names, this.#environment);
    await Promise.all(this.#names.map((name) => this.#installOne(name, containers)));
  }

  /**
   * Starts every engine that can be had.
   * @returns {Promise<Record<string, string>>} their addresses
   * @throws {Error} when one was installed and does not come up; then none is left running
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

  /** The variables by which services and tests find the engines. */
  addresses() {
    return Object.assign({}, ...[...this.#engines.values()].map((engine) => engine.addresses()));
  }

  /** What cannot be had here, and why, by name. @returns {Record<string, string>} */
  missing() {
    return Object.fromEntries(this.#inOrder(this.#missing));
  }

  /** Whether somebody else runs it, so that nobody here can kill it. @param {EngineName} name */
  isGiven(name) {
    return this.#engines.get(name)?.way === 'given';
  }

  /** One line each: what runs, and which way it is had. @returns {Promise<Record<string, string>>} */
  async versions() {
    const lines = this.#inOrder(this.#engines).map(async ([name, engine]) => [
      name,
      `${await engine.version()} (${engine.way})`,
    ]);
    return Object.fromEntries(await Promise.all(lines));
  }

  /** kill -9. @param {EngineName} name @param {number} [node] of three Kafka brokers: 1, 2 or 3; all when left out */
  async kill(name, node) {
    await this.#engine(name).kill(node);
  }

  /** Again, with the same data and at the same address. */
  async start(name, node) {
    await this.#engine(name).start(node);
  }

  /** Takes all data away. @param {EngineName} [name] every engine when left out */
  async empty(name) {
    const chosen = name === undefined ? [...this.#engines.values()] : [this.#engine(name)];
    await Promise.all(chosen.map((engine) => engine.empty()));
  }

  /** Ends a process with the engines, should this one die without a word. */
  watch(processNumber) {
    this.watcher?.watch(processNumber);
  }

  async down() {
    await Promise.all([...this.#engines.values()].map((engine) => engine.stop()));
    await this.watcher?.close();
  }

  async #installOne(name, containers) {
    try {
      const engine = await this.#make(name, chooseWay(name, this.#environment, this.#brokers, containers));
      await engine.install();
      this.#engines.set(name, engine);
    } catch (error) {
      if (!(error instanceof NotToBeHad)) throw error;
      this.#missing.set(name, `${name} is not to be had: ${error.message}.`);
    }
  }

  async #make(name, way) {
    if (way === 'given') return new GivenEngine(name, this.#environment);
    if (way === 'docker') {
      const { containerEngine } = await import('./containers/index.mjs');
      return containerEngine(name);
    }
    const cache = path.resolve(this.#environment.ENGINES_CACHE ?? path.join(os.homedir(), '.cache', 'pothik-engines'));
    mkdirSync(path.join(cache, 'bin'), { recursive: true });
    return nativeEngine(name, this.#brokers, { cache, data: this.data, watcher: this.watcher });
  }

  #engine(name) {
    const engine = this.#engines.get(name);
    if (!engine) throw new Error(this.#missing.get(name) ?? `${name} was not asked for.`);
    return engine;
  }

  #inOrder(map) {
    return ENGINE_NAMES.filter((name) => map.has(name)).map((name) => [name, map.get(name)]);
  }
}
