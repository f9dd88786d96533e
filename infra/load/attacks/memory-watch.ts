import { residentMb } from '../resident-memory.mjs';
import type { Memory } from './comparison.rules.js';

/** Reading it takes some files of /proc for each process. */
const LOOK_EVERY_MS = 100;

/** Watches the memory of a process and everything below it, from now on. */
export class MemoryWatch {
  private readonly before: number;
  private maximum: number;
  private readonly timer: NodeJS.Timeout;

  constructor(private readonly pid: number) {
    this.before = residentMb(pid);
    this.maximum = this.before;
    this.timer = setInterval(() => this.look(), LOOK_EVERY_MS);
  }

  /** Stops watching, with the present memory as that after. */
  end(): Memory {
    clearInterval(this.timer);
    return { before: this.before, after: this.look(), maximum: this.maximum };
  }

  private look(): number {
    const present = residentMb(this.pid);
    this.maximum = Math.max(this.maximum, present);
    return present;
  }
}
