import { NotAvailable } from '../../../infra/programs/not-available.mjs';
import { freePort, LOOPBACK } from '../../../infra/programs/ports.mjs';
import { untilItAnswers } from '../answering.mjs';
import { CLIENTS } from '../clients/index.mjs';
import { composeImage } from './compose-image.mjs';
import { containerRuntime } from './container-runtime.mjs';
import { onLoopback } from './on-loopback.mjs';

/**
 * @typedef {object} ContainerRecipe how one engine runs in a container
 * @property {import('../names.mjs').EngineName} name
 * @property {string} image the variable of docker-compose.yml that names it
 * @property {Record<string, number>} ports inside the container, by name
 * @property {(container: import('testcontainers').GenericContainer, host: string, ports: Record<string, number>) => unknown} [configure]
 *   called before its first start, with the host and the ports on the machine
 * @property {(host: string, ports: Record<string, number>) => Record<string, string>} addresses computes them from the ports on the machine
 * @property {(host: string, ports: Record<string, number>) => Promise<{ addresses: Record<string, string>, close: () => Promise<unknown> }>} [beside]
 *   starts what must run beside the container, in this process
 */

/** testcontainers takes a tag or a digest, not both. */
const byDigest = (image) => image.replace(/:[^:@/]+@/, '@');

/**
 * An engine in a container that testcontainers starts; its reaper removes the container when this process dies, and where
 * the reaper's own image cannot be had, our watcher does.
 */
export class ContainerEngine {
  way = 'docker';
  #ports = {};

  /**
   * @param {ContainerRecipe} recipe
   * @param {{ watcher: import('../native/watcher.mjs').Watcher }} options
   */
  constructor(recipe, { watcher }) {
    this.recipe = recipe;
    this.watcher = watcher;
    this.name = recipe.name;
    this.image = composeImage(recipe.image);
    this.client = CLIENTS[recipe.name];
  }

  /** Pulls the image. @throws {NotAvailable} when a registry refuses */
  async install() {
    const { ImageName } = await import('testcontainers');
    try {
      this.runtime = await containerRuntime();
      await this.runtime.image.pull(ImageName.fromString(byDigest(this.image)));
    } catch (error) {
      throw new NotAvailable(`its container cannot be started: ${error.message}`, { cause: error });
    }
    for (const port of Object.keys(this.recipe.ports)) this.#ports[port] = await freePort();
  }

  /** Starts a new container the first time, afterwards the same one, with the same data and ports. */
  async start() {
    if (this.started) await this.#ensureRunning();
    else await this.#create();
    await untilItAnswers(this.name, () => this.client.answers(this.addresses()));
  }

  async kill() {
    await this.#container().kill();
  }

  async stop() {
    await this.beside?.close();
    await this.started?.stop();
    if (this.started) this.watcher.unwatchContainer(this.started.getId());
    this.beside = undefined;
    this.started = undefined;
  }

  async empty() {
    await this.stop();
    await this.start();
  }

  async version() {
    return `${await this.client.version(this.addresses())}, image ${this.image}`;
  }

  addresses() {
    return { ...this.recipe.addresses(this.#host(), this.#ports), ...this.beside?.addresses };
  }

  async #create() {
    const { ports, configure, beside } = this.recipe;
    const { GenericContainer } = await import('testcontainers');
    const Container = onLoopback(GenericContainer);
    const chosen = Object.fromEntries(Object.entries(ports).map(([name, inside]) => [inside, this.#ports[name]]));
    const container = new Container(byDigest(this.image), chosen, this.#isLocal());
    configure?.(container, this.#host(), this.#ports);
    this.started = await container.start();
    this.watcher.watchContainer(this.started.getId());
    this.beside = await beside?.(this.#host(), this.#ports);
  }

  async #ensureRunning() {
    const { State } = await this.#container().inspect();
    if (!State.Running) await this.#container().start();
  }

  /** testcontainers can restart a container and stop it, but not kill it: Docker's own client can. */
  #container() {
    return this.runtime.container.getById(this.started.getId());
  }

  #isLocal() {
    return this.runtime.info.containerRuntime.host === 'localhost';
  }

  #host() {
    return this.#isLocal() ? LOOPBACK : this.runtime.info.containerRuntime.host;
  }
}
