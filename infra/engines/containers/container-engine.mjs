import { untilItAnswers } from '../answering.mjs';
import { CLIENTS } from '../clients/index.mjs';
import { NotAvailable } from '../not-available.mjs';
import { freePort, LOOPBACK } from '../ports.mjs';
import { ensureTestcontainers } from './install.mjs';
import { onLoopback } from './on-loopback.mjs';

/**
 * @typedef {object} ContainerRecipe how one engine runs in a container
 * @property {import('../names.mjs').EngineName} name
 * @property {string} image
 * @property {Record<string, number>} ports inside the container, by name
 * @property {() => Promise<new (image: string) => import('testcontainers').GenericContainer>} load imports the container's class
 * @property {(container: any) => unknown} [configure] called before its first start
 * @property {(host: string, ports: Record<string, number>) => Record<string, string>} addresses computes them from the ports on the machine
 * @property {(host: string, ports: Record<string, number>) => Promise<{ addresses: Record<string, string>, close: () => Promise<unknown> }>} [beside]
 *   starts what must run beside the container, in this process
 */

/**
 * An engine in a container that testcontainers starts; its reaper removes the container when this process dies.
 * Never run by its authors, who had no container engine: it was only checked against the types of testcontainers.
 */
export class ContainerEngine {
  way = 'docker';
  #ports = {};

  /** @param {ContainerRecipe} recipe */
  constructor(recipe) {
    this.recipe = recipe;
    this.name = recipe.name;
    this.client = CLIENTS[recipe.name];
  }

  /** Installs the libraries and pulls the image. @throws {NotAvailable} when a registry refuses */
  async install() {
    await ensureTestcontainers();
    const { getContainerRuntimeClient, getReaper, ImageName } = await import('testcontainers');
    try {
      this.runtime = await getContainerRuntimeClient();
      await getReaper(this.runtime);
      await this.runtime.image.pull(ImageName.fromString(this.recipe.image));
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
    this.beside = undefined;
    this.started = undefined;
  }

  async empty() {
    await this.stop();
    await this.start();
  }

  async version() {
    return `${await this.client.version(this.addresses())}, image ${this.recipe.image}`;
  }

  addresses() {
    return { ...this.recipe.addresses(this.#host(), this.#ports), ...this.beside?.addresses };
  }

  async #create() {
    const { image, load, ports, configure, beside } = this.recipe;
    const Container = onLoopback(await load());
    const chosen = Object.fromEntries(Object.entries(ports).map(([name, inside]) => [inside, this.#ports[name]]));
    const container = new Container(image, chosen, this.#isLocal());
    configure?.(container);
    this.started = await container.start();
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
