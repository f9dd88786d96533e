import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { ServiceName } from '@pothik/service-kit';
import type { ProcessGuard } from './engines-under-control.js';
import { freePorts } from './free-ports.js';
import { type ReplicaReadiness, readinessOfReplica, untilReady } from './readiness.js';
import { type Ending, Replica, type ReplicaState } from './replica.js';
import { type Ports, programOf, SERVICE_NAMES } from './service-environment.rules.js';

/** What a service may take to finish what runs: ten seconds, as under a container runtime. */
export const STOP_WITHIN_MS = 10_000;

export interface ChosenPorts {
  ports: Ports;
  /** Where each replica answers /metrics. */
  managementPorts: Ports;
}

/** Free ports for every replica; the first gateway gets `firstPort` unless that is 0. */
export async function choosePorts(replicas: number, firstPort: number): Promise<ChosenPorts> {
  const count = replicas * SERVICE_NAMES.length;
  const free = await freePorts(2 * count);
  if (firstPort !== 0) free[0] = firstPort;
  return {
    ports: sharedOut(free.slice(0, count), replicas),
    managementPorts: sharedOut(free.slice(count), replicas),
  };
}

function sharedOut(free: readonly number[], replicas: number): Ports {
  const chosen = SERVICE_NAMES.map((name, at) => [name, free.slice(at * replicas, (at + 1) * replicas)] as const);
  return Object.fromEntries(chosen) as unknown as Ports;
}

export interface ReplicasPlan extends ChosenPorts {
  /** The repository's top folder. */
  folder: string;
  logs: string;
  environmentOf(name: ServiceName): NodeJS.ProcessEnv;
}

/** Every process of the platform apart. */
export class Replicas {
  private readonly all: readonly Replica[];

  constructor(plan: ReplicasPlan, guard: ProcessGuard) {
    mkdirSync(plan.logs, { recursive: true });
    this.all = SERVICE_NAMES.flatMap((name) =>
      plan.ports[name].map((_port, at) => new Replica(planOf(plan, name, at), guard, reportDeath)),
    );
  }

  states(): ReplicaState[] {
    return this.all.map((replica) => replica.state());
  }

  readiness(): Promise<ReplicaReadiness[]> {
    return Promise.all(this.all.map(readinessOfReplica));
  }

  /** @throws Error when there is no such replica */
  find(name: string, number: number): Replica {
    const found = this.all.find(({ plan }) => plan.name === name && plan.replica === number);
    if (found === undefined) throw new Error(`there is no ${name} ${number}`);
    return found;
  }

  /** Starts all at once, and waits until each is ready. @throws Error with the log of one that is not */
  async start(): Promise<void> {
    for (const replica of this.all) replica.start();
    await Promise.all(this.all.map(untilReady));
  }

  /** Gateways first, so that no new work comes in; then the services. @returns what did not end with 0, one sentence each */
  async stop(): Promise<string[]> {
    const isGateway = ({ plan }: Replica) => plan.name === 'gateway';
    const doors = await Promise.all(this.all.filter(isGateway).map(stopped));
    const services = await Promise.all(this.all.filter((replica) => !isGateway(replica)).map(stopped));
    return [...doors, ...services].filter((sentence) => sentence !== undefined);
  }
}

function planOf(plan: ReplicasPlan, name: ServiceName, at: number) {
  const { folder, logs, environmentOf } = plan;
  const replica = at + 1;
  const port = plan.ports[name][at] ?? 0;
  const managementPort = plan.managementPorts[name][at] ?? 0;
  return {
    name,
    replica,
    port,
    managementPort,
    folder,
    program: programOf(name),
    environment: { ...environmentOf(name), PORT: String(port), MANAGEMENT_PORT: String(managementPort) },
    logFile: path.join(logs, `${name}-${replica}.log`),
  };
}

const wordsFor = ({ code, signal }: Ending): string => (signal === null ? `with exit code ${code}` : `by ${signal}`);

function reportDeath(replica: Replica, ending: Ending, pauseMs: number): void {
  console.error(`${replica.label} ended ${wordsFor(ending)}; it is started again in ${pauseMs} ms`);
}

async function stopped(replica: Replica): Promise<string | undefined> {
  const ending = await replica.stop(STOP_WITHIN_MS);
  if (ending === undefined || ending.code === 0) return undefined;
  return `${replica.label} ended ${wordsFor(ending)} when it was asked to stop; its log ${replica.plan.logFile} ends so:\n${replica.lastWords()}`;
}
