import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { Logger } from '../logging/logger.js';

interface Sweep {
  work: () => Promise<unknown>;
  timer: NodeJS.Timeout;
  running: Promise<void> | undefined;
}

/** Repeats work while the service runs. A sweep never overlaps itself; a failure is logged and the next turn comes. */
@Injectable()
export class Sweeper implements OnModuleDestroy {
  private readonly sweeps = new Map<string, Sweep>();

  constructor(private readonly logger: Logger) {}

  /** Runs `work` every `intervalMs` milliseconds of real time, the first time after one interval. */
  every(name: string, intervalMs: number, work: () => Promise<unknown>): void {
    if (this.sweeps.has(name)) throw new Error(`A sweep named ${name} is there already`);
    const timer = setInterval(() => void this.run(name), intervalMs);
    timer.unref();
    this.sweeps.set(name, { work, timer, running: undefined });
  }

  /** Runs a sweep now, or waits for the turn that is running: for tests and operators. */
  run(name: string): Promise<void> {
    const sweep = this.sweeps.get(name);
    if (!sweep) throw new Error(`There is no sweep named ${name}`);
    sweep.running ??= this.turn(name, sweep);
    return sweep.running;
  }

  async onModuleDestroy(): Promise<void> {
    const sweeps = [...this.sweeps.values()];
    for (const sweep of sweeps) clearInterval(sweep.timer);
    await Promise.all(sweeps.map((sweep) => sweep.running));
  }

  private async turn(name: string, sweep: Sweep): Promise<void> {
    try {
      await sweep.work();
    } catch (error) {
      this.logger.error({ error, sweep: name }, 'A sweep failed and will be tried again');
    } finally {
      sweep.running = undefined;
    }
  }
}
