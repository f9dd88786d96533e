import { EventEmitter } from 'node:events';
import type { Clock } from '../clock/clock.js';
import { KeyValueStore, type SetOptions } from './key-value-store.js';

interface Entry {
  value: string;
  /** Milliseconds since the epoch; Infinity for values without an end. */
  expiresAt: number;
}

const WRITES_BETWEEN_TIDYING = 1_000;

/** The key-value store of one process, in memory: lost when the process ends. Expiry follows the clock. */
export class MemoryKeyValueStore extends KeyValueStore {
  private readonly entries = new Map<string, Entry>();
  private readonly channels = new EventEmitter().setMaxListeners(0);
  private writes = 0;

  constructor(private readonly clock: Clock) {
    super();
  }

  async get(key: string): Promise<string | undefined> {
    return this.present(key)?.value;
  }

  async set(key: string, value: string, { ttlMs, onlyIfAbsent }: SetOptions = {}): Promise<boolean> {
    if (onlyIfAbsent && this.present(key)) return false;
    this.write(key, value, ttlMs === undefined ? Number.POSITIVE_INFINITY : this.now() + ttlMs);
    return true;
  }

  async delete(key: string): Promise<void> {
    this.entries.delete(key);
  }

  async increment(key: string, windowMs: number): Promise<{ count: number; resetsInMs: number }> {
    const present = this.present(key);
    const expiresAt = present?.expiresAt ?? this.now() + windowMs;
    const count = Number(present?.value ?? 0) + 1;
    this.write(key, String(count), expiresAt);
    return { count, resetsInMs: expiresAt - this.now() };
  }

  async decrement(key: string): Promise<number> {
    const present = this.present(key);
    const count = Number(present?.value ?? 0) - 1;
    if (present === undefined || count < 1) {
      this.entries.delete(key);
      return 0;
    }
    this.write(key, String(count), present.expiresAt);
    return count;
  }

  async raise(key: string, value: number, ttlMs: number): Promise<number> {
    const highest = Math.max(value, Number(this.present(key)?.value ?? value));
    this.write(key, String(highest), this.now() + ttlMs);
    return highest;
  }

  async publish(channel: string, message: string): Promise<void> {
    this.channels.emit(channel, message);
  }

  async subscribe(channel: string, listener: (message: string) => void): Promise<() => Promise<void>> {
    // A message arrives asynchronously, as over a network.
    const deliver = (message: string) => queueMicrotask(() => listener(message));
    this.channels.on(channel, deliver);
    return async () => {
      this.channels.off(channel, deliver);
    };
  }

  heardSince(): number {
    return 0;
  }

  async ping(): Promise<void> {
    // Memory is always available.
  }

  async close(): Promise<void> {
    this.channels.removeAllListeners();
    this.entries.clear();
  }

  private now(): number {
    return this.clock.now().getTime();
  }

  private present(key: string): Entry | undefined {
    const entry = this.entries.get(key);
    if (entry === undefined || entry.expiresAt > this.now()) return entry;
    this.entries.delete(key);
    return undefined;
  }

  private write(key: string, value: string, expiresAt: number): void {
    this.entries.set(key, { value, expiresAt });
    this.writes += 1;
    if (this.writes % WRITES_BETWEEN_TIDYING === 0) for (const other of [...this.entries.keys()]) this.present(other);
  }
}
