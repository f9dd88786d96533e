import { EngineUnavailable, type SetOptions } from '@pothik/engines';
import { MemoryKeyValueStore } from '@pothik/engines/testing';

/** A store in memory that can be away, as Redis can. */
export class AwayKeyValueStore extends MemoryKeyValueStore {
  isAway = false;

  override async get(key: string): Promise<string | undefined> {
    this.refuseWhenAway();
    return super.get(key);
  }

  override async set(key: string, value: string, options?: SetOptions): Promise<boolean> {
    this.refuseWhenAway();
    return super.set(key, value, options);
  }

  override async increment(key: string, windowMs: number): Promise<{ count: number; resetsInMs: number }> {
    this.refuseWhenAway();
    return super.increment(key, windowMs);
  }

  override async raise(key: string, value: number, ttlMs: number): Promise<number> {
    this.refuseWhenAway();
    return super.raise(key, value, ttlMs);
  }

  override async ping(): Promise<void> {
    this.refuseWhenAway();
  }

  private refuseWhenAway(): void {
    if (this.isAway) throw new EngineUnavailable('keyValue', new Error('away'));
  }
}
