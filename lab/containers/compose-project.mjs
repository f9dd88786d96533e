import { setTimeout as pause } from 'node:timers/promises';
import { ROOT } from '../../infra/local/paths.mjs';
import { startOf, waitingFor } from './container-states.rules.mjs';

/** Its own name, so that neither containers nor volumes of `docker compose up` by hand are touched. */
const PROJECT = 'pothik-lane';
const LOOK_EVERY_MS = 500;
const LAST_LINES = 30;
/** Generous, for a busy machine. */
const HEALTHY_WITHIN_MS = 600_000;

/** docker-compose.yml as it stands, in a project of its own. */
export class ComposeProject {
  /**
   * @param {import('./docker.mjs').Docker} docker
   * @param {string} secretsFile made by infra/docker/make-env.mjs
   */
  constructor(docker, secretsFile) {
    this.docker = docker;
    this.words = [
      'compose',
      '--progress',
      'quiet',
      '--project-name',
      PROJECT,
      '--project-directory',
      ROOT,
      '--env-file',
      secretsFile,
    ];
  }

  /** The variables by which a test reaches the same containers. */
  get variables() {
    return { COMPOSE_PROJECT_NAME: PROJECT };
  }

  /** With its output on the screen. @returns {Promise<boolean>} whether it succeeded */
  succeeds(args) {
    return this.docker.succeeds([...this.words, ...args]);
  }

  output(args) {
    return this.docker.output([...this.words, ...args]);
  }

  /** The file as compose understands it. */
  async configuration() {
    return JSON.parse(await this.output(['config', '--format', 'json']));
  }

  /** Every container of the project, ended ones too. @returns {Promise<import('./container-states.rules.mjs').ContainerState[]>} */
  async states() {
    const numbers = await this.output(['ps', '--all', '--quiet']);
    const ids = numbers.split('\n').filter((line) => /^[0-9a-f]{12,}$/.test(line));
    if (ids.length === 0) return [];
    return JSON.parse(await this.docker.output(['inspect', ...ids])).map(({ Id, Config, HostConfig, State }) => ({
      id: Id,
      service: Config.Labels['com.docker.compose.service'],
      status: State.Status,
      exitCode: State.ExitCode,
      ends: HostConfig.RestartPolicy.Name !== 'unless-stopped',
      health: State.Health?.Status,
      startedAt: Date.parse(State.StartedAt),
      healthyAt: Date.parse(State.Health?.Log?.find(({ ExitCode }) => ExitCode === 0)?.End ?? ''),
    }));
  }

  /**
   * Waits until every container is healthy, runs without a health check, or has ended well.
   * @returns {Promise<Record<string, number>>} milliseconds from a container's start until its health check first passed, by service
   * @throws {Error} naming those that are not
   */
  async untilHealthy() {
    const until = performance.now() + HEALTHY_WITHIN_MS;
    const starts = {};
    for (;;) {
      const states = await this.states();
      for (const state of states) starts[state.service] ??= startOf(state);
      const waiting = waitingFor(states);
      if (states.length > 0 && waiting.length === 0) return starts;
      if (performance.now() > until) throw new Error(waiting.join('; '));
      await pause(LOOK_EVERY_MS);
    }
  }

  /** The last lines of every container that ended with an error, and of those that it needs. @returns {Promise<string>} */
  async lastWordsOfFailed() {
    const failed = (await this.states()).filter(({ exitCode }) => exitCode !== 0).map(({ service }) => service);
    const { services } = await this.configuration();
    const needed = failed.flatMap((service) => Object.keys(services[service].depends_on ?? {}));
    const named = new Set([...failed, ...needed]);
    return this.output(['logs', '--no-color', '--tail', String(LAST_LINES), ...named]);
  }

  down() {
    return this.output(['down', '--volumes', '--remove-orphans', '--timeout', '15']);
  }
}
