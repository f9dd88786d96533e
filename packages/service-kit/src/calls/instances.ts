import { setTimeout as pause } from 'node:timers/promises';
import { nextInstance } from './instances.rules.js';
import type { Failure } from './retry.rules.js';
import { type DirectoryOptions, ServiceDiscovery } from './service-discovery.js';

const ASK_AGAIN_AFTER_MS = 500;
const ANSWER_WITHIN_MS = 1_000;
const NONE: ReadonlySet<string> = new Set();

/** The addresses of one owner's instances, and which of them do not answer just now. */
export class Instances {
  private readonly directory: ServiceDiscovery;
  private readonly leftOut = new Set<string>();
  private readonly doubted = new Set<string>();
  private readonly closing = new AbortController();
  private turn = 0;
  private isAsking = false;

  /** @param addresses one each, or `dns+http://host:port` for all that DNS knows by that host */
  constructor(addresses: readonly string[], options?: DirectoryOptions) {
    this.directory = new ServiceDiscovery(addresses, options);
  }

  /** The next that answers, round robin, without those that have been tried; undefined when none is left to try. */
  pick(tried: ReadonlySet<string> = NONE): string | undefined {
    const { turn, leftOut } = this;
    // A repeat takes nobody's turn: else every request after a failed one would begin at the same instance.
    if (tried.size === 0) this.turn += 1;
    return nextInstance(this.directory.addresses(), { turn, leftOut, tried });
  }

  /**
   * Tells how an attempt failed. Without a connection the instance is left out until it answers `GET /health/live`; one that
   * is late is asked first, because it may only be slow.
   */
  failed(address: string, failure: Failure): void {
    // The only one is tried in any case: nothing would come of asking it.
    if (failure === 'OTHER' || this.directory.addresses().length < 2) return;
    if (failure === 'LATE') void this.doubt(address);
    else this.leaveOut(address);
  }

  /** Asks nobody any more; who is being asked just now has one second. */
  close(): void {
    this.directory.close();
    this.closing.abort();
  }

  private leaveOut(address: string): void {
    this.leftOut.add(address);
    if (!this.isAsking) void this.askUntilAllAnswer();
  }

  private async doubt(address: string): Promise<void> {
    if (this.doubted.has(address)) return;
    this.doubted.add(address);
    if (!(await isAlive(address))) this.leaveOut(address);
    this.doubted.delete(address);
  }

  private async askUntilAllAnswer(): Promise<void> {
    this.isAsking = true;
    while (this.leftOut.size > 0 && !this.closing.signal.aborted) {
      this.deleteWhoeverLeft();
      await Promise.all([...this.leftOut].map((address) => this.takeBack(address)));
      if (this.leftOut.size > 0) await this.wait();
    }
    this.isAsking = false;
  }

  /** DNS knows them no more: nobody would ever answer there. */
  private deleteWhoeverLeft(): void {
    const known = new Set(this.directory.addresses());
    for (const address of this.leftOut) if (!known.has(address)) this.leftOut.delete(address);
  }

  private async takeBack(address: string): Promise<void> {
    if (await isAlive(address)) this.leftOut.delete(address);
  }

  private async wait(): Promise<void> {
    // Rejects when it is closed; the loop sees that itself.
    await pause(ASK_AGAIN_AFTER_MS, undefined, { ref: false, signal: this.closing.signal }).catch(() => undefined);
  }
}

async function isAlive(address: string): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(ANSWER_WITHIN_MS);
    const response = await fetch(new URL('/health/live', address), { signal });
    await response.body?.cancel();
    return response.ok;
  } catch {
    // Whatever went wrong: it does not answer, and is asked again.
    return false;
  }
}
