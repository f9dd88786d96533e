import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { isEngineUnavailable, Logger } from '@pothik/engines';
import { SWEEP_DURATION } from '../telemetry/kit.metrics.js';
import { Metrics } from '../telemetry/metrics.js';
import { SILENT } from '../telemetry/telemetry.js';

interface Sweep {
  work: () => Promise<unknown>;
  intervalMs: number;
  timer?: NodeJS.Timeout;
  running: Promise<void> | undefined;
}

/** Repeats work while the service runs. A sweep never overlaps itself; a failure is logged, and the sweep continues. */
@Injectable()
export class Sweeper implements OnModuleDestroy {
  private readonly sweeps = new Map<string, Sweep>();
  private begun = false;

  constructor(
    private readonly logger: Logger,
    private readonly metrics: Metrics = SILENT.metrics,
  ) {}

  /** Runs `work` every `intervalMs` milliseconds of real time, first one interval after the service starts to serve. */
  every(name: string, intervalMs: number, work: () => Promise<unknown>): void {
    if (this.sweeps.has(name)) throw new Error(`A sweep named ${name} exists already`);
    const sweep: Sweep = { work, intervalMs, running: undefined };
    this.sweeps.set(name, sweep);
    this.metrics.begin(SWEEP_DURATION, { sweep: name, outcome: 'failed' });
    if (this.begun) this.schedule(name, sweep);
  }

  /** Starts the sweeps: called when the service starts to serve. */
  begin(): void {
    if (this.begun) return;
    this.begun = true;
    for (const [name, sweep] of this.sweeps) this.schedule(name, sweep);
  }

  /** Runs a sweep now, or waits for its running turn: for tests and operators. */
  run(name: string): Promise<void> {
    const sweep = this.sweeps.get(name);
    if (!sweep) throw new Error(`There is no sweep named ${name}`);
    sweep.running ??= this.turn(name, sweep);
    return sweep.running;
  }

  async onModuleDestroy(): Promise<void> {
    const sweeps = [...this.sweeps.values()];
    this.begun = false;
    for (const sweep of sweeps) clearInterval(sweep.timer);
    await Promise.all(sweeps.map((sweep) => sweep.running));
  }

  private schedule(name: string, sweep: Sweep): void {
    sweep.timer = setInterval(() => void this.run(name), sweep.intervalMs);
    sweep.timer.unref();
  }

  private async turn(name: string, sweep: Sweep): Promise<void> {
    const started = performance.now();
    let outcome = 'failed';
    try {
      await sweep.work();
      outcome = 'done';
    } catch (error) {
      const level = isEngineUnavailable(error) ? 'warn' : 'error';
      this.logger[level]({ error, sweep: name }, 'A sweep failed and will be tried again');
    } finally {
      sweep.running = undefined;
      this.metrics.observe(SWEEP_DURATION, { sweep: name, outcome }, (performance.now() - started) / 1000);
    }
  }
}
