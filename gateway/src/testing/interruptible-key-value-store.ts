import { EngineUnavailable, type SetOptions } from '@pothik/engines';
import { MemoryKeyValueStore } from '@pothik/engines/testing';

/** An in-memory store that a test can make unavailable, as Redis can be. */
export class InterruptibleKeyValueStore extends MemoryKeyValueStore {
  isUnavailable = false;

  override async get(key: string): Promise<string | undefined> {
    this.refuseWhenUnavailable();
    return super.get(key);
  }

  override async set(key: string, value: string, options?: SetOptions): Promise<boolean> {
    this.refuseWhenUnavailable();
    return super.set(key, value, options);
  }

  override async increment(key: string, windowMs: number): Promise<{ count: number; resetsInMs: number }> {
    this.refuseWhenUnavailable();
    return super.increment(key, windowMs);
  }

  override async decrement(key: string): Promise<number> {
    this.refuseWhenUnavailable();
    return super.decrement(key);
  }

  override async raise(key: string, value: number, ttlMs: number): Promise<number> {
    this.refuseWhenUnavailable();
    return super.raise(key, value, ttlMs);
  }

  override async ping(): Promise<void> {
    this.refuseWhenUnavailable();
  }

  private refuseWhenUnavailable(): void {
    if (this.isUnavailable) throw new EngineUnavailable('keyValue', new Error('unavailable'));
  }
}
