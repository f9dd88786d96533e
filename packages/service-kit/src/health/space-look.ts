import { setTimeout as pause } from 'node:timers/promises';
import { isDiskFull } from '@pothik/engines';

/** How long a check waits for a look, in milliseconds. */
const WAITS_MS = 1_000;

/**
 * Looks whether the database has space by writing, one look at a time. A late look says nothing: a database that is slow or away is
 * reported by its own name, and more looks would make it slower.
 */
export class SpaceLook {
  private underWay: Promise<void> | undefined;
  private full: unknown;

  constructor(
    private readonly write: () => Promise<unknown>,
    private readonly waitsMs = WAITS_MS,
  ) {}

  /** Rejects while the last look found no space. */
  async ping(): Promise<void> {
    this.underWay ??= this.look();
    await Promise.race([this.underWay, pause(this.waitsMs, undefined, { ref: false })]);
    if (this.full !== undefined) throw this.full;
  }

  private async look(): Promise<void> {
    try {
      await this.write();
      this.full = undefined;
    } catch (error) {
      this.full = isDiskFull(error) ? error : undefined;
    } finally {
      this.underWay = undefined;
    }
  }
}
