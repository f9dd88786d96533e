import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { eventually } from '../../e2e/support/eventually.js';

const PATIENCE_MS = 240_000;

interface State {
  Status: string;
  StartedAt: string;
  Health?: { Status: string };
}

async function docker(...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)('docker', args);
  return stdout.trim();
}

/** One container of the compose project in COMPOSE_PROJECT_NAME. */
export class Container {
  private startedBefore = '';

  private constructor(private readonly id: string) {}

  /** The container of a service of docker-compose.yml. @throws Error when there is none */
  static async of(service: string): Promise<Container> {
    const project = process.env.COMPOSE_PROJECT_NAME ?? '';
    const labels = { 'com.docker.compose.project': project, 'com.docker.compose.service': service };
    const filters = Object.entries(labels).flatMap(([name, value]) => ['--filter', `label=${name}=${value}`]);
    const [id] = (await docker('ps', '--quiet', '--no-trunc', ...filters)).split('\n');
    if (!id) throw new Error(`${service} has no container in the project '${project}'.`);
    return new Container(id);
  }

  /**
   * SIGKILL from within, as when the kernel takes a process for its memory: the engine starts the container again by its own
   * policy, which it does not after `docker kill`.
   */
  async killFromWithin(): Promise<void> {
    this.startedBefore = (await this.state()).StartedAt;
    // Its first process cannot be killed from within; it ends with the last of the others, which this shell is one of.
    await docker('exec', this.id, 'sh', '-c', 'kill -9 -1').catch(() => undefined);
  }

  /** Waits until the engine has started it again. */
  async startedAgain(): Promise<void> {
    await eventually(async () => {
      const { StartedAt, Status } = await this.state();
      if (StartedAt === this.startedBefore || Status !== 'running')
        throw new Error(`It is ${Status} since ${StartedAt}.`);
    }, PATIENCE_MS);
  }

  /** SIGKILL by the engine, which then leaves it to an operator. */
  async kill(): Promise<void> {
    await docker('kill', this.id);
  }

  async start(): Promise<void> {
    await docker('start', this.id);
  }

  /** Waits until it runs and its health check, if it has one, passes. */
  async healthy(): Promise<void> {
    await eventually(async () => {
      const { Status, Health } = await this.state();
      if (Status !== 'running' || (Health && Health.Status !== 'healthy'))
        throw new Error(`It is ${Health?.Status ?? Status}.`);
    }, PATIENCE_MS);
  }

  private async state(): Promise<State> {
    return JSON.parse(await docker('inspect', '--format', '{{json .State}}', this.id));
  }
}
