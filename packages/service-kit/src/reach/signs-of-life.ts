import { Injectable } from '@nestjs/common';
import {
  isTooFarAhead,
  SIGN_OF_LIFE,
  SIGNS_KEPT_SINCE_KEY,
  signOfDrivingKey,
  signOfLifeKey,
} from '@pothik/contracts/notification';
import { Clock, KeyValueStore, Logger } from '@pothik/engines';
import { BoundedCache } from '../identity/bounded-cache.js';
import type { Person } from '../identity/caller.js';

/** So many keys are remembered as just written. */
const REMEMBERED = 20_000;

/** When a driver last gave a sign of life, as far as the store knows. */
export interface SignsOfPerson {
  /** Their own: a signed-in call, a position, an open stream. */
  own: Date | undefined;
  /** The demonstration stood in for them. */
  driving: Date | undefined;
}

/**
 * Signs of life of drivers in the key-value store. They are written as the highest moment, so their order of arrival does not
 * matter, and each at most every 30 s by one process.
 */
@Injectable()
export class SignsOfLife {
  /** When each key was last written, by the clock. */
  private readonly written = new BoundedCache<number>(REMEMBERED, SIGN_OF_LIFE.everyOfStreamMs);
  private isFailing = false;

  constructor(
    private readonly keyValue: KeyValueStore,
    private readonly clock: Clock,
    private readonly logger: Logger,
  ) {}

  /** Stores that a driver is there now. Nobody waits for it, and nothing fails by it. Other roles are not stored. */
  give({ id, role }: Pick<Person, 'id' | 'role'>, everyMs: number = SIGN_OF_LIFE.everyMs): void {
    if (role === 'DRIVER') void this.write(signOfLifeKey(id), everyMs);
  }

  /** Stores that the demonstration stands in for a driver now. */
  giveForDriving(personId: string): void {
    void this.write(signOfDrivingKey(personId), SIGN_OF_LIFE.everyMs);
  }

  /** @throws EngineUnavailable */
  async of(personId: string): Promise<SignsOfPerson> {
    const keys = [signOfLifeKey(personId), signOfDrivingKey(personId)];
    const [own, driving] = await Promise.all(keys.map((key) => this.keyValue.get(key)));
    const signAt = (text: string | undefined) => {
      const at = text === undefined ? undefined : new Date(Number(text));
      return at && !isTooFarAhead(at, this.clock.now()) ? at : undefined;
    };
    return { own: signAt(own), driving: signAt(driving) };
  }

  /** Since when the store keeps signs; now, when it has lost that. Ask it after the signs. @throws EngineUnavailable */
  async keptSince(): Promise<Date> {
    const now = this.clock.now();
    await this.keyValue.set(SIGNS_KEPT_SINCE_KEY, String(now.getTime()), { onlyIfAbsent: true });
    const kept = new Date(Number((await this.keyValue.get(SIGNS_KEPT_SINCE_KEY)) ?? now.getTime()));
    if (!isTooFarAhead(kept, now)) return kept;
    await this.keyValue.set(SIGNS_KEPT_SINCE_KEY, String(now.getTime()));
    return now;
  }

  private async write(key: string, everyMs: number): Promise<void> {
    const now = this.clock.now().getTime();
    const last = this.written.get(key);
    if (last !== undefined && Math.abs(now - last) < everyMs) return;
    this.written.set(key, now);
    try {
      const latest = await this.keyValue.raise(key, now, SIGN_OF_LIFE.storedMs);
      // From a clock that was wrong: it would cover every sign until then.
      if (isTooFarAhead(new Date(latest), new Date(now)))
        await this.keyValue.set(key, String(now), { ttlMs: SIGN_OF_LIFE.storedMs });
      this.isFailing = false;
    } catch (error) {
      this.written.delete(key);
      if (!this.isFailing)
        this.logger.warn({ error }, 'signs of life are not stored: the key-value store is unavailable');
      this.isFailing = true;
    }
  }
}
