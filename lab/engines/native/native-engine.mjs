import { existsSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { freePort, isTaken } from '../../../infra/programs/ports.mjs';
import { untilItAnswers } from '../answering.mjs';
import { ServerProcess } from './server-process.mjs';

/**
 * @typedef {object} Node one server of an engine
 * @property {number} id from 1
 * @property {string} folder its data
 * @property {Record<string, number>} ports by the names of the recipe
 *
 * @typedef {object} Recipe how one engine is installed and run without containers
 * @property {import('../names.mjs').EngineName} name
 * @property {string[]} ports names of the ports that its server listens on
 * @property {number} [nodes] how many servers; default 1
 * @property {(cache: string) => Promise<unknown>} install installs it, and returns what the other functions need.
 *   Throws NotAvailable
 * @property {(installed: any, node: Node, nodes: Node[]) => Promise<void>} [prepare] called once per empty data folder
 * @property {(installed: any, node: Node, nodes: Node[]) => { program: string, args: string[], environment?: Record<string, string> }} command
 * @property {(node: Node) => Promise<unknown>} answers makes a request in the engine's protocol; throws while there is no answer
 * @property {(installed: any, nodes: Node[]) => Promise<string>} version
 * @property {(nodes: Node[]) => Record<string, string>} addresses
 */

/** An engine whose servers are child processes on free loopback ports. */
export class NativeEngine {
  way = 'native';
  #nodes = [];
  #processes = [];

  /**
   * @param {Recipe} recipe
   * @param {{ cache: string, data: string, watcher: import('./watcher.mjs').Watcher }} options
   */
  constructor(recipe, { cache, data, watcher }) {
    this.name = recipe.name;
    this.recipe = recipe;
    this.options = { cache, data, watcher };
  }

  async install() {
    this.installed ??= await this.recipe.install(this.options.cache);
  }

  /** Starts with the same data and ports as before. @param {number} [id] one node; by default all that do not run */
  async start(id) {
    await this.#layOut();
    const starting = this.#chosen(id).filter((node) => !this.#processOf(node).isRunning);
    await Promise.all(starting.map((node) => this.#launch(node)));
    await Promise.all(starting.map((node) => this.#answer(node)));
  }

  /** kill -9. @param {number} [id] one node; all by default */
  async kill(id) {
    await Promise.all(this.#chosen(id).map((node) => this.#processOf(node).kill()));
  }

  async stop() {
    await Promise.all(this.#processes.map((server) => server.stop()));
  }

  async empty() {
    await this.kill();
    for (const { folder } of this.#nodes) rmSync(folder, { recursive: true, force: true });
    await this.start();
  }

  version() {
    return this.recipe.version(this.installed, this.#nodes);
  }

  addresses() {
    return this.recipe.addresses(this.#nodes);
  }

  async #layOut() {
    if (this.#nodes.length > 0) return;
    const { name, ports, nodes = 1 } = this.recipe;
    for (let id = 1; id <= nodes; id++) {
      const label = nodes === 1 ? name : `${name}-${id}`;
      const free = await Promise.all(ports.map(async (port) => [port, await freePort()]));
      this.#nodes.push({ id, folder: path.join(this.options.data, label), ports: Object.fromEntries(free) });
      const log = path.join(this.options.data, `${label}.log`);
      this.#processes.push(new ServerProcess({ name: label, log, watcher: this.options.watcher }));
    }
  }

  #processOf(node) {
    return this.#processes[node.id - 1];
  }

  #chosen(id) {
    if (id === undefined) return this.#nodes;
    const node = this.#nodes[id - 1];
    if (!node) throw new Error(`${this.name} has no node ${id}; it has ${this.#nodes.length}.`);
    return [node];
  }

  async #launch(node) {
    for (const port of Object.values(node.ports)) {
      if (await isTaken(port)) throw new Error(`${this.name} cannot start: port ${port} is taken.`);
    }
    if (!existsSync(node.folder)) {
      mkdirSync(node.folder, { recursive: true });
      await this.recipe.prepare?.(this.installed, node, this.#nodes);
    }
    this.#processOf(node).start({
      ...this.recipe.command(this.installed, node, this.#nodes),
      folder: this.options.data,
    });
  }

  async #answer(node) {
    const server = this.#processOf(node);
    await untilItAnswers(
      server.name,
      () => this.recipe.answers(node),
      () => {
        if (!server.isRunning) throw new Error(`${server.name} ended before it answered:\n${server.lastWords()}`);
      },
    );
  }
}
