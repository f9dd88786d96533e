import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { ServiceName } from '@pothik/service-kit/host';
import type { ProcessGuard } from './engines-under-control.js';
import { freePorts } from './free-ports.js';
import { type Ending, Instance, type InstanceState } from './instance.js';
import { type InstanceReadiness, readinessOfInstance, untilReady } from './readiness.js';
import { type Ports, programOf, SERVICE_NAMES } from './service-environment.rules.js';

/**
 * How long a service may take to finish running work. It gives requests 8 s, then consumers 10 s for a rebalance that is
 * under way, then connections 6 s: less would kill a service that is about to leave its group, and lose its place in it.
 */
export const STOP_WITHIN_MS = 30_000;

export interface ChosenPorts {
  ports: Ports;
  /** Ports of /metrics, one for each instance. */
  managementPorts: Ports;
}

/** Free ports for every instance; the first gateway gets `firstPort` unless that is 0. */
export async function choosePorts(instances: number, firstPort: number): Promise<ChosenPorts> {
  const count = instances * SERVICE_NAMES.length;
  const free = await freePorts(2 * count, [firstPort]);
  if (firstPort !== 0) free[0] = firstPort;
  return {
    ports: sharedOut(free.slice(0, count), instances),
    managementPorts: sharedOut(free.slice(count), instances),
  };
}

function sharedOut(free: readonly number[], instances: number): Ports {
  const chosen = SERVICE_NAMES.map((name, at) => [name, free.slice(at * instances, (at + 1) * instances)] as const);
  return Object.fromEntries(chosen) as unknown as Ports;
}

export interface InstancesPlan extends ChosenPorts {
  /** The repository's top folder. */
  folder: string;
  logs: string;
  /** Each gateway has a folder of its own in it, for the releases it copies. */
  web: string;
  environmentOf(name: ServiceName): NodeJS.ProcessEnv;
}

/** All processes of the distributed platform. */
export class Instances {
  private readonly all: readonly Instance[];

  constructor(plan: InstancesPlan, guard: ProcessGuard) {
    mkdirSync(plan.logs, { recursive: true });
    this.all = SERVICE_NAMES.flatMap((name) =>
      plan.ports[name].map((_port, at) => new Instance(planOf(plan, name, at), guard, reportDeath)),
    );
  }

  states(): InstanceState[] {
    return this.all.map((instance) => instance.state());
  }

  readiness(): Promise<InstanceReadiness[]> {
    return Promise.all(this.all.map(readinessOfInstance));
  }

  /** @throws Error when there is no such instance */
  find(name: string, number: number): Instance {
    const found = this.all.find(({ plan }) => plan.name === name && plan.instance === number);
    if (found === undefined) throw new Error(`there is no ${name} ${number}`);
    return found;
  }

  /** Starts all concurrently and waits until each is ready. @throws Error with the log of one that does not become ready */
  async start(): Promise<void> {
    for (const instance of this.all) instance.start();
    await Promise.all(this.all.map(untilReady));
  }

  /** Stops the gateways first, so that no new work arrives; then the services. @returns one sentence for each that did not exit with 0 */
  async stop(): Promise<string[]> {
    const isGateway = ({ plan }: Instance) => plan.name === 'gateway';
    const doors = await Promise.all(this.all.filter(isGateway).map(stopped));
    const services = await Promise.all(this.all.filter((instance) => !isGateway(instance)).map(stopped));
    return [...doors, ...services].filter((sentence) => sentence !== undefined);
  }
}

function planOf(plan: InstancesPlan, name: ServiceName, at: number) {
  const { folder, logs, environmentOf } = plan;
  const instance = at + 1;
  const port = plan.ports[name][at] ?? 0;
  const managementPort = plan.managementPorts[name][at] ?? 0;
  const web = name === 'gateway' ? { WEB_DIRECTORY: path.join(plan.web, String(instance)) } : {};
  return {
    name,
    instance,
    port,
    managementPort,
    folder,
    program: programOf(name),
    environment: { ...environmentOf(name), ...web, PORT: String(port), MANAGEMENT_PORT: String(managementPort) },
    logFile: path.join(logs, `${name}-${instance}.log`),
  };
}

const wordsFor = ({ code, signal }: Ending): string => (signal === null ? `with exit code ${code}` : `by ${signal}`);

function reportDeath(instance: Instance, ending: Ending, pauseMs: number): void {
  console.error(`${instance.label} ended ${wordsFor(ending)}; restarting in ${pauseMs} ms`);
}

async function stopped(instance: Instance): Promise<string | undefined> {
  const ending = await instance.stop(STOP_WITHIN_MS);
  if (ending === undefined || ending.code === 0) return undefined;
  return `${instance.label} ended ${wordsFor(ending)} when it was stopped; the end of its log ${instance.plan.logFile}:\n${instance.lastWords()}`;
}
