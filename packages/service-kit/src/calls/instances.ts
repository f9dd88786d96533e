import { setTimeout as pause } from 'node:timers/promises';
import { nextInstance } from './instances.rules.js';
import type { Failure } from './retry.rules.js';
import { type DirectoryOptions, ServiceDiscovery } from './service-discovery.js';

const ASK_AGAIN_AFTER_MS = 500;
const ANSWER_WITHIN_MS = 1_000;
const NONE: ReadonlySet<string> = new Set();

/** The addresses of one owner's instances, and which of them do not answer at present. */
export class Instances {
  private readonly directory: ServiceDiscovery;
  private readonly skipped = new Set<string>();
  private readonly doubted = new Set<string>();
  private readonly closing = new AbortController();
  private turn = 0;
  private isAsking = false;

  /** @param addresses one for each instance, or `dns+http://host:port` for all addresses of that host in DNS */
  constructor(addresses: readonly string[], options?: DirectoryOptions) {
    this.directory = new ServiceDiscovery(addresses, options);
  }

  /** The next one that answers, round robin, without those tried already; undefined when none is left. */
  pick(tried: ReadonlySet<string> = NONE): string | undefined {
    const { turn, skipped } = this;
    // A retry does not advance the turn: else every request after a failed one would start at the same instance.
    if (tried.size === 0) this.turn += 1;
    return nextInstance(this.directory.addresses(), { turn, skipped, tried });
  }

  /**
   * Reports a failed attempt. Without a connection the instance is skipped until it answers `GET /health/live`; a late
   * one is health-checked first, because it may only be slow.
   */
  failed(address: string, failure: Failure): void {
    // A single instance is tried in any case, so it is not health-checked.
    if (failure === 'OTHER' || this.directory.addresses().length < 2) return;
    if (failure === 'LATE') void this.doubt(address);
    else this.leaveOut(address);
  }

  /** Stops the health checks; a running one has one second. */
  close(): void {
    this.directory.close();
    this.closing.abort();
  }

  private leaveOut(address: string): void {
    this.skipped.add(address);
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
    while (this.skipped.size > 0 && !this.closing.signal.aborted) {
      this.dropUnlisted();
      await Promise.all([...this.skipped].map((address) => this.readmit(address)));
      if (this.skipped.size > 0) await this.wait();
    }
    this.isAsking = false;
  }

  /** DNS no longer lists them, so they would never answer. */
  private dropUnlisted(): void {
    const known = new Set(this.directory.addresses());
    for (const address of this.skipped) if (!known.has(address)) this.skipped.delete(address);
  }

  private async readmit(address: string): Promise<void> {
    if (await isAlive(address)) this.skipped.delete(address);
  }

  private async wait(): Promise<void> {
    // Rejects when it is closed, which the loop checks itself.
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
    // On any error it counts as not live, and is checked again.
    return false;
  }
}
