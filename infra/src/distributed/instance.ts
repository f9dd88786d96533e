import { type ChildProcess, spawn } from 'node:child_process';
import { appendFileSync, closeSync, openSync, readFileSync } from 'node:fs';
import type { ServiceName } from '@pothik/service-kit/host';
import type { ProcessGuard } from './engines-under-control.js';
import { deathsInARow, pauseBeforeRestart } from './restart.rules.js';

export interface InstancePlan {
  name: ServiceName;
  /** Counted from 1. */
  instance: number;
  port: number;
  /** Where it answers /metrics. */
  managementPort: number;
  /** What Node runs, as it shall stand in the list of processes. */
  program: string;
  /** Folder the program is started in. */
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
  /** How often it was started. */
  starts: number;
}

/** How a process ended: by its own exit code, or by a signal. */
export interface Ending {
  code: number | null;
  signal: NodeJS.Signals | null;
}

const LAST_LINES = 20;

/** One process of a service. While it is wanted it is started again whenever it dies, on the same port. */
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
    /** Told of every death nobody here asked for, and the pause before the next start in milliseconds. */
    private readonly onDeath: (instance: Instance, ending: Ending, pauseMs: number) => void,
  ) {}

  get label(): string {
    return `${this.plan.name} ${this.plan.instance}`;
  }

  /** Deaths in a row without ten seconds of life between them. */
  get deathsInARow(): number {
    return this.deaths;
  }

  state(): InstanceState {
    const { name, instance, port, managementPort } = this.plan;
    return { name, instance, pid: this.child?.pid, port, managementPort, starts: this.starts };
  }

  /** Starts it unless it is wanted already. */
  start(): void {
    if (this.isWanted) return;
    this.isWanted = true;
    this.deaths = 0;
    this.startProcess();
  }

  /** SIGKILL, and the killed process id. @throws Error while it is not running */
  kill(): number {
    const pid = this.child?.pid;
    if (pid === undefined) throw new Error(`${this.label} is not running`);
    this.child?.kill('SIGKILL');
    return pid;
  }

  /**
   * SIGTERM, and not started again until `start`. What still runs after `withinMs` is killed.
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

  /** The end of what it wrote. */
  lastWords(): string {
    return readFileSync(this.plan.logFile, 'utf8').trimEnd().split('\n').slice(-LAST_LINES).join('\n');
  }

  private startProcess(): void {
    const { program, folder, environment, logFile } = this.plan;
    const log = openSync(logFile, 'a');
    // In a group of its own: a terminal's Ctrl-C reaches us alone, and we stop everything in order.
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
      // Not even started: the machine has no room for it.
      appendFileSync(logFile, `${error.message}\n`);
      this.ended({ code: null, signal: null });
    });
    child.once('exit', (code, signal) => {
      if (child.pid !== undefined) this.guard.forget(child.pid);
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
