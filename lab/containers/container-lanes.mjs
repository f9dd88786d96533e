import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { inRoot } from '../../infra/local/paths.mjs';
import { runNode } from '../../infra/local/run.mjs';
import { jest } from '../../infra/local/run-lanes.mjs';
import { NotAvailable } from '../../infra/programs/not-available.mjs';
import { isTaken } from '../../infra/programs/ports.mjs';
import { openMailpitInbox } from '../engines/containers/mailpit-inbox.mjs';
import { ComposeProject } from './compose-project.mjs';
import { containerTable, memoryBytesOf } from './container-table.rules.mjs';
import { Docker } from './docker.mjs';
import { chooseImages } from './images.mjs';

const URL_OF_PLATFORM = 'http://localhost:8080';
const URL_OF_MAILPIT = 'http://127.0.0.1:8025';
const SKIPPED = { passed: 0, failed: 0, skipped: 1 };
const countsOf = (passed) => ({ passed: passed ? 1 : 0, failed: passed ? 0 : 1, skipped: 0 });

/** docker-compose.yml built, brought up, used, struck and taken down, as lanes for `runLanes`. */
export class ContainerLanes {
  #starts = {};
  #hasFailed = false;

  /** @param {NodeJS.ProcessEnv} environment by which `docker` reaches the engine */
  constructor(environment) {
    this.environment = environment;
    this.folder = mkdtempSync(path.join(os.tmpdir(), 'pothik-containers-'));
    this.secretsFile = path.join(this.folder, '.env');
  }

  /**
   * Chooses the images and makes the secrets.
   * @returns {Promise<string[]>} a line for each image that another one stands in for
   * @throws {NotAvailable} when an image cannot be had, or a port of docker-compose.yml is taken
   */
  async prepare() {
    const docker = new Docker(this.environment);
    const { variables, words } = await chooseImages(docker);
    this.docker = new Docker({ ...this.environment, ...variables });
    this.compose = new ComposeProject(this.docker, this.secretsFile);
    await runNode([inRoot('infra', 'docker', 'make-env.mjs'), '--file', this.secretsFile], { stdio: 'ignore' });
    // What a run that was killed left behind.
    await this.compose.down();
    this.configuration = await this.compose.configuration();
    await this.#requirePorts();
    return words;
  }

  /** In the order in which they must run; after a failure the rest is skipped. */
  get lanes() {
    return [
      ...this.#ofFile('build').map((service) => this.#lane(`image of ${service}`, () => this.#build(service))),
      this.#lane('docker-compose.yml comes up, and every container is healthy', () => this.#up()),
      this.#lane('the demonstration people', () => this.#demonstrate()),
      this.#lane('a booking through the published port', () =>
        this.#jest(['stories', '--testPathPatterns=stories/book-a-ride-by-api']),
      ),
      this.#lane('sizes, starts and memory', () => this.#measure()),
      this.#lane('each container is killed with a ride under way', () => this.#jest(['containers'])),
    ];
  }

  /** Removes containers, networks and volumes. */
  async close() {
    await this.inbox?.close();
    await this.compose?.down();
    rmSync(this.folder, { recursive: true });
  }

  /** Services of the file that have a key: `build`, `ports`. */
  #ofFile(key) {
    return Object.entries(this.configuration.services)
      .filter(([, service]) => service[key] !== undefined)
      .map(([name]) => name);
  }

  #lane(name, work) {
    const run = async () => {
      if (this.#hasFailed) return SKIPPED;
      const counts = await work().catch((error) => {
        console.error(error.message);
        return countsOf(false);
      });
      this.#hasFailed ||= counts.failed > 0;
      return counts;
    };
    return { name, run };
  }

  async #requirePorts() {
    const ports = this.#ofFile('ports').flatMap((name) => this.configuration.services[name].ports);
    for (const { published } of ports)
      if (await isTaken(Number(published))) throw new NotAvailable(`port ${published} is taken`);
  }

  async #build(service) {
    return countsOf(await this.compose.succeeds(['build', '--quiet', service]));
  }

  async #up() {
    if (!(await this.compose.succeeds(['up', '--detach', '--quiet-pull']))) {
      console.error(await this.compose.lastWordsOfFailed());
      return countsOf(false);
    }
    this.#starts = await this.compose.untilHealthy();
    return countsOf(true);
  }

  async #demonstrate() {
    const files = [this.secretsFile, inRoot('infra', 'docker', 'loopback.env')].map((file) => `--env-file=${file}`);
    return countsOf(
      (await runNode([...files, inRoot('infra', 'local', 'ops.mjs'), 'demo', '--yes', '--people'])) === 0,
    );
  }

  async #jest([project, ...further]) {
    this.inbox ??= await openMailpitInbox(URL_OF_MAILPIT);
    const environment = {
      ...this.docker.environment,
      ...this.compose.variables,
      PLATFORM: 'running',
      PLATFORM_URL: URL_OF_PLATFORM,
      PLATFORM_MAIL_URL: `${this.inbox.url}/dev/mail.json`,
    };
    return jest(project, [`--selectProjects=${project}`, '--runInBand', ...further], environment).run();
  }

  async #measure() {
    const states = (await this.compose.states()).filter(({ status }) => status === 'running');
    const inspected = JSON.parse(await this.docker.output(['inspect', ...states.map(({ id }) => id)]));
    const stats = await this.docker.lines(['stats', '--no-stream', '--no-trunc']);
    const measured = states.map(async ({ id, service }) => {
      const image = inspected.find(({ Id }) => Id === id).Image;
      const size = await this.docker.output(['image', 'inspect', '--format', '{{.Size}}', image]);
      const { MemUsage } = stats.find(({ ID }) => ID === id);
      return {
        service,
        imageBytes: Number(size),
        startMs: this.#starts[service],
        memoryBytes: memoryBytesOf(MemUsage),
      };
    });
    console.log(containerTable(await Promise.all(measured)));
    return countsOf(true);
  }
}
