import { type ChildProcess, spawn } from 'node:child_process';
import { appendFileSync, closeSync, openSync, readFileSync } from 'node:fs';
import type { ServiceName } from '@pothik/service-kit/host';
import type { ProcessGuard } from './engines-under-control.js';
import { deathsInARow, pauseBeforeRestart } from './restart.rules.js';

export interface InstancePlan {
  name: ServiceName;
  /** Number of the instance, from 1. */
  instance: number;
  port: number;
  /** Port of /metrics. */
  managementPort: number;
  /** The program for Node, as it appears in the list of processes. */
  program: string;
  /** Working directory. */
  folder: string;
  environment: NodeJS.ProcessEnv;
  /** File its output is appended to. */
  logFile: string;
}

export interface InstanceState {
  name: ServiceName;
  instance: number;
  /** Undefined while it is not running. */
  pid: number | undefined;
  port: number;
  managementPort: number;
  /** How many times it was started. */
  starts: number;
}

/** How a process ended: by its own exit code, or by a signal. */
export interface Ending {
  code: number | null;
  signal: NodeJS.Signals | null;
}

const LAST_LINES = 20;

/** One process of a service. Until it is stopped it is restarted on the same port whenever it dies. */
export class Instance {
  private child: ChildProcess | undefined;
  private starts = 0;
  private startedAt = 0;
  private deaths = 0;
  private isWanted = false;
  private nextStart: NodeJS.Timeout | undefined;

  constructor(
    readonly plan: InstancePlan,
    private readonly guard: ProcessGuard,
    /** Called for every unexpected exit, with the pause before the next start in milliseconds. */
    private readonly onDeath: (instance: Instance, ending: Ending, pauseMs: number) => void,
  ) {}

  get label(): string {
    return `${this.plan.name} ${this.plan.instance}`;
  }

  /** Consecutive exits, each less than ten seconds after its start. */
  get deathsInARow(): number {
    return this.deaths;
  }

  state(): InstanceState {
    const { name, instance, port, managementPort } = this.plan;
    return { name, instance, pid: this.child?.pid, port, managementPort, starts: this.starts };
  }

  /** Starts it unless it was started already. */
  start(): void {
    if (this.isWanted) return;
    this.isWanted = true;
    this.deaths = 0;
    this.startProcess();
  }

  /** Sends SIGKILL and returns the process id. @throws Error while it is not running */
  kill(): number {
    const pid = this.child?.pid;
    if (pid === undefined) throw new Error(`${this.label} is not running`);
    this.child?.kill('SIGKILL');
    return pid;
  }

  /**
   * Sends SIGTERM; no restart until `start`. A process that still runs after `withinMs` is killed.
   * @returns how it ended; undefined when it was not running
   */
  async stop(withinMs: number): Promise<Ending | undefined> {
    this.isWanted = false;
    clearTimeout(this.nextStart);
    const { child } = this;
    if (child === undefined) return undefined;
    const ended = new Promise<Ending>((resolve) =>
      child.once('exit', (code: number | null, signal: NodeJS.Signals | null) => resolve({ code, signal })),
    );
    const impatience = setTimeout(() => child.kill('SIGKILL'), withinMs);
    child.kill('SIGTERM');
    return ended.finally(() => clearTimeout(impatience));
  }

  /** The end of its log. */
  lastWords(): string {
    return readFileSync(this.plan.logFile, 'utf8').trimEnd().split('\n').slice(-LAST_LINES).join('\n');
  }

  private startProcess(): void {
    const { program, folder, environment, logFile } = this.plan;
    const log = openSync(logFile, 'a');
    // In its own process group: Ctrl-C in a terminal reaches only this process, which stops everything in order.
    const child = spawn(process.execPath, [program], {
      cwd: folder,
      env: environment,
      stdio: ['ignore', log, log],
      detached: true,
    });
    closeSync(log);
    this.child = child;
    this.starts += 1;
    this.startedAt = performance.now();
    if (child.pid !== undefined) this.guard.watch(child.pid);
    child.once('error', (error) => {
      // The process could not be created, such as for lack of memory.
      appendFileSync(logFile, `${error.message}\n`);
      this.ended({ code: null, signal: null });
    });
    child.once('exit', (code, signal) => {
      if (child.pid !== undefined) this.guard.unwatch(child.pid);
      this.ended({ code, signal });
    });
  }

  private ended(ending: Ending): void {
    this.child = undefined;
    if (!this.isWanted) return;
    this.deaths = deathsInARow(this.deaths, performance.now() - this.startedAt);
    const pauseMs = pauseBeforeRestart(this.deaths);
    this.nextStart = setTimeout(() => this.startProcess(), pauseMs);
    this.onDeath(this, ending, pauseMs);
  }
}
