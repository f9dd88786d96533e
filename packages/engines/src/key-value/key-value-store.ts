export interface SetOptions {
  /** The life of the value in whole milliseconds, from 1; without it, for ever. */
  ttlMs?: number;
  /** Write only when there is no value yet. */
  onlyIfAbsent?: boolean;
}

/**
 * Small, short-lived values that several processes share, and messages between them. Redis, or the memory of one
 * process. Everything in it may be lost: the databases are the source of truth.
 */
export abstract class KeyValueStore {
  abstract get(key: string): Promise<string | undefined>;
  /** Returns whether it wrote: false only when `onlyIfAbsent` found a value. */
  abstract set(key: string, value: string, options?: SetOptions): Promise<boolean>;
  abstract delete(key: string): Promise<void>;
  /** Increments a counter within a fixed window that the first increment starts; atomic. */
  abstract increment(key: string, windowMs: number): Promise<{ count: number; resetsInMs: number }>;
  /**
   * Takes one back from a counter and returns the count; atomic. Never below zero: a counter at zero is removed, and one
   * whose window is over stays removed. The window of a counter that is left ends when it would have.
   */
  abstract decrement(key: string): Promise<number>;
  /** Stores the greater of `value` and the stored one, renews its life, and returns it; atomic. */
  abstract raise(key: string, value: number, ttlMs: number): Promise<number>;
  /** Publishes to all current listeners; a lost message is not sent again. */
  abstract publish(channel: string, message: string): Promise<void>;
  /**
   * Listens until the returned function is called. While the store is unavailable it resolves, with effect once the
   * store is available; that messages were lost meanwhile, `heardSince` says.
   */
  abstract subscribe(channel: string, listener: (message: string) => void): Promise<() => Promise<void>>;
  /** Since when every message of subscribed channels arrives, in ms of `performance.now()`; undefined while they are lost. */
  abstract heardSince(): number | undefined;
  /** @throws when the store is unavailable */
  abstract ping(): Promise<void>;
  abstract close(): Promise<void>;
}
