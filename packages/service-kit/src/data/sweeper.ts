import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { type Clock, isEngineUnavailable, type Logger } from '@pothik/engines';
import { SWEEP_DURATION } from '../telemetry/kit.metrics.js';
import type { Metrics } from '../telemetry/metrics.js';
import { SILENT } from '../telemetry/telemetry.js';
import { retryAfterMs, SAFETY_LOOK_MS, timerMs } from './sweeper.rules.js';

/** The sweep of every service that publishes what `Outbox` has left pending. */
export const OUTBOX_SWEEP = 'outbox';

/** How long a timer waits that was a little early, in milliseconds. */
const EARLY_MS = 50;

interface Sweep {
  work: () => Promise<unknown>;
  intervalMs: number;
  firstMs: number;
  /** The next look. */
  timer?: NodeJS.Timeout;
  /** The earliest moment at which there is work, as far as it was told. */
  dueAt?: Date;
  dueTimer?: NodeJS.Timeout;
  running?: Promise<void>;
  /** Failed turns since the last that was done. */
  failures: number;
}

/**
 * Does work when it is due, and looks for it now and then while the service runs. A sweep never overlaps itself; a failure is
 * logged, and the sweep tries again soon.
 */
@Injectable()
export class Sweeper implements OnModuleDestroy {
  private readonly sweeps = new Map<string, Sweep>();
  private begun = false;

  constructor(
    private readonly logger: Logger,
    private readonly clock: Clock,
    private readonly metrics: Metrics = SILENT.metrics,
    private readonly safetyLookMs: number = SAFETY_LOOK_MS,
  ) {}

  /**
   * Runs `work` `firstMs` milliseconds of real time after the service starts to serve, then `intervalMs` after each turn, and
   * at the moments told by `due`.
   */
  every(name: string, intervalMs: number, work: () => Promise<unknown>, firstMs = intervalMs): void {
    if (this.sweeps.has(name)) throw new Error(`A sweep named ${name} exists already`);
    const sweep: Sweep = { work, intervalMs, firstMs, failures: 0 };
    this.sweeps.set(name, sweep);
    this.metrics.begin(SWEEP_DURATION, { sweep: name, outcome: 'failed' });
    if (this.begun) this.schedule(name, sweep, firstMs);
  }

  /** Like `every`, at the operator's interval: for a look that only finds what a crash left, as all else is told by `due`. */
  everySafetyLook(name: string, work: () => Promise<unknown>, firstMs?: number): void {
    this.every(name, this.safetyLookMs, work, firstMs);
  }

  /**
   * Runs a sweep also at this moment of the clock. Only the earliest moment is kept: its work tells the next one, where it
   * leaves some.
   */
  due(name: string, at: Date): void {
    const sweep = this.sweepOf(name);
    if (sweep.dueAt !== undefined && sweep.dueAt <= at) return;
    sweep.dueAt = at;
    this.scheduleDue(name, sweep);
  }

  /** Starts the sweeps: called when the service starts to serve. */
  begin(): void {
    if (this.begun) return;
    this.begun = true;
    for (const [name, sweep] of this.sweeps) {
      this.schedule(name, sweep, sweep.firstMs);
      this.scheduleDue(name, sweep);
    }
  }

  /** Runs a sweep now, or waits for its running turn: for tests and operators. */
  run(name: string): Promise<void> {
    const sweep = this.sweepOf(name);
    sweep.running ??= this.turn(name, sweep);
    return sweep.running;
  }

  async onModuleDestroy(): Promise<void> {
    const sweeps = [...this.sweeps.values()];
    this.begun = false;
    for (const { timer, dueTimer } of sweeps) {
      clearTimeout(timer);
      clearTimeout(dueTimer);
    }
    await Promise.all(sweeps.map((sweep) => sweep.running));
  }

  private sweepOf(name: string): Sweep {
    const sweep = this.sweeps.get(name);
    if (!sweep) throw new Error(`There is no sweep named ${name}`);
    return sweep;
  }

  private schedule(name: string, sweep: Sweep, inMs: number): void {
    clearTimeout(sweep.timer);
    if (this.begun) sweep.timer = setTimeout(() => void this.run(name), inMs).unref();
  }

  private scheduleDue(name: string, sweep: Sweep, leastMs = 0): void {
    clearTimeout(sweep.dueTimer);
    if (!this.begun || sweep.dueAt === undefined) return;
    const inMs = timerMs(sweep.dueAt, this.clock.now(), leastMs);
    sweep.dueTimer = setTimeout(() => void this.runDue(name, sweep), inMs).unref();
  }

  private async runDue(name: string, sweep: Sweep): Promise<void> {
    // A turn that runs already may have looked before the moment.
    await sweep.running;
    if (!this.begun || sweep.dueAt === undefined) return;
    // A timer may be a little early, and a test's clock stands still.
    if (sweep.dueAt > this.clock.now()) this.scheduleDue(name, sweep, EARLY_MS);
    else await this.run(name);
  }

  private async turn(name: string, sweep: Sweep): Promise<void> {
    const started = performance.now();
    if (sweep.dueAt !== undefined && sweep.dueAt <= this.clock.now()) delete sweep.dueAt;
    let outcome = 'failed';
    let nextMs = sweep.intervalMs;
    try {
      await sweep.work();
      outcome = 'done';
      sweep.failures = 0;
    } catch (error) {
      const isUnavailable = isEngineUnavailable(error);
      nextMs = retryAfterMs({ intervalMs: sweep.intervalMs, failures: sweep.failures, isUnavailable });
      sweep.failures += 1;
      this.logger[isUnavailable ? 'warn' : 'error']({ error, sweep: name }, 'A sweep failed and will be tried again');
    } finally {
      delete sweep.running;
      this.metrics.observe(SWEEP_DURATION, { sweep: name, outcome }, (performance.now() - started) / 1000);
      this.schedule(name, sweep, nextMs);
    }
  }
}
