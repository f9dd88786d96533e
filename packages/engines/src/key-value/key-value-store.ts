export interface SetOptions {
  /** Milliseconds the value lives, a whole number from 1; without it, for ever. */
  ttlMs?: number;
  /** Write only when there is no value yet. */
  onlyIfAbsent?: boolean;
}

/**
 * Small, short-lived values that several processes share, and wake-up messages between them. Redis, or the memory of one
 * process. Whatever stands here can be lost: the truth is in the databases.
 */
export abstract class KeyValueStore {
  abstract get(key: string): Promise<string | undefined>;
  /** Answers whether it wrote: false only when `onlyIfAbsent` found a value. */
  abstract set(key: string, value: string, options?: SetOptions): Promise<boolean>;
  abstract delete(key: string): Promise<void>;
  /** Counts one more within a fixed window that the first increment starts; atomic. */
  abstract increment(key: string, windowMs: number): Promise<{ count: number; resetsInMs: number }>;
  /** Keeps the greater of `value` and what stands there, renews its life, answers what stands now; atomic. */
  abstract raise(key: string, value: number, ttlMs: number): Promise<number>;
  /** Tells everybody who listens right now; a lost message is lost. */
  abstract publish(channel: string, message: string): Promise<void>;
  /**
   * Listens until the answered function is called. While the store is away it resolves too, and takes effect when the
   * store is back; nothing tells that messages were lost meanwhile.
   */
  abstract subscribe(channel: string, listener: (message: string) => void): Promise<() => Promise<void>>;
  /** @throws when the store is away */
  abstract ping(): Promise<void>;
  abstract close(): Promise<void>;
}
