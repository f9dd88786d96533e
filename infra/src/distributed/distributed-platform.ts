import path from 'node:path';
import type { ServiceName } from '@pothik/service-kit/host';
import type { DataDirectory } from '../platform/data-directory.js';
import { type Keys, keepKeys } from '../platform/keys.js';
import type { DistributedConfiguration } from './distributed-configuration.js';
import type { EnginesUnderControl, ProcessGuard } from './engines-under-control.js';
import { choosePorts, Instances } from './instances.js';
import { runOps } from './run-ops.js';
import { seedDemonstration } from './seed.js';
import { type Ports, serviceEnvironment } from './service-environment.rules.js';

export interface DistributedSurroundings {
  configuration: DistributedConfiguration;
  /** The environment of this process. */
  given: NodeJS.ProcessEnv;
  directory: DataDirectory;
  engines: EnginesUnderControl;
  /** The repository's top folder. */
  folder: string;
}

interface Running {
  guard: ProcessGuard;
  keys: Keys;
  ports: Ports;
  instances: Instances;
}

/** Engines, gateway and five services, each in its own processes. */
export class DistributedPlatform {
  private running: Running | undefined;
  private isReady = false;

  constructor(private readonly around: DistributedSurroundings) {}

  get engines(): EnginesUnderControl {
    return this.around.engines;
  }

  /** @throws Error before the platform is started */
  get instances(): Instances {
    return this.started.instances;
  }

  /** Port of the first gateway. @throws Error before the platform is started */
  get port(): number {
    return this.started.ports.gateway[0] ?? 0;
  }

  /** Starts the engines, releases the web, seeds the demonstration people, then starts every process. @throws Error naming what does not start */
  async start(): Promise<void> {
    const { configuration, given, directory, engines, folder } = this.around;
    await engines.up();
    const missing = Object.values(engines.missing());
    if (missing.length > 0 || engines.watcher === undefined) throw new Error(missing.join('\n'));
    // Engines given by address still contain the data of an earlier run.
    if (given.ENGINES_MAY_BE_EMPTIED === 'yes') await engines.empty();
    const keys = await keepKeys(directory);
    const chosen = await choosePorts(configuration.instances, configuration.PORT);
    const { ports } = chosen;
    const environmentOf = (name: ServiceName) => this.environmentOf(name, keys, ports);
    const folders = { folder, logs: directory.at('logs'), web: directory.at('web') };
    const instances = new Instances({ ...chosen, ...folders, environmentOf }, engines.watcher);
    this.running = { guard: engines.watcher, keys, ports, instances };
    await this.seedAndStart();
  }

  /** Resets the platform: stops every process, empties every engine, starts all again. */
  async empty(): Promise<void> {
    const complaints = await this.instances.stop();
    if (complaints.length > 0) throw new Error(complaints.join('\n'));
    await this.engines.empty();
    await this.seedAndStart();
  }

  /** Stops gateways, services, engines, the engines in any case. @returns one sentence for each that did not exit cleanly */
  async stop(): Promise<string[]> {
    const saying = (error: Error) => [error.message];
    const complaints = (await this.running?.instances.stop().catch(saying)) ?? [];
    const failures = await this.engines.down().then(() => [], saying);
    // A process that is stopped while it starts has no signal handler yet.
    return [...(this.isReady ? complaints : []), ...failures];
  }

  private get started(): Running {
    if (this.running === undefined) throw new Error('the platform is not started yet');
    return this.running;
  }

  private async seedAndStart(): Promise<void> {
    const { guard, keys, ports, instances } = this.started;
    const { configuration, folder } = this.around;
    const { DEMO } = configuration;
    const web = configuration.WEB_DIRECTORY ?? path.join(folder, '.cache', 'web');
    await runOps(folder, ['release-web', '--from', web], this.environmentOf('gateway', keys, ports), guard);
    if (DEMO !== 'off') await seedDemonstration(folder, this.environmentOf('auth', keys, ports), DEMO, guard);
    await instances.start();
    this.isReady = true;
  }

  private environmentOf(name: ServiceName, keys: Keys, ports: Ports): NodeJS.ProcessEnv {
    const { configuration, given, engines } = this.around;
    return serviceEnvironment({
      given,
      engines: engines.addresses(),
      ports,
      publicUrl: configuration.PUBLIC_URL ?? `http://localhost:${ports.gateway[0]}`,
      sessionKeys: keys.sessionKeys,
      formerProfilesKey: keys.formerProfilesKey,
      pushKeys: keys.pushKeys,
      statementKeys: keys.statementKeys[name] ?? '',
    });
  }
}
