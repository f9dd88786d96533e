import { Injectable } from '@nestjs/common';
import { authHttp, epochKey, SESSION } from '@pothik/contracts/auth';
import { DomainError } from '@pothik/contracts/catalogue';
import { Clock, KeyValueStore } from '@pothik/engines';
import { ServiceCaller } from '@pothik/service-kit';

const STORE_SINCE = 'epochs-since';

/**
 * Reads a person's current epoch. auth stores raised epochs in the key-value store for longer than any access token
 * lives. When the store is unavailable, or too young to contain every raise, auth is called instead.
 */
@Injectable()
export class EpochService {
  constructor(
    private readonly keyValue: KeyValueStore,
    private readonly auth: ServiceCaller,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws EngineUnavailable when neither the store nor auth can be reached
   * @throws DomainError auth/not-signed-in when auth does not know the person
   */
  async currentEpoch(personId: string): Promise<number> {
    const known = await this.epochInStore(personId);
    if (known !== undefined) return known;
    const epoch = await this.epochAtAuth(personId);
    await this.store(personId, epoch);
    return epoch;
  }

  private async epochAtAuth(personId: string): Promise<number> {
    try {
      return (await this.auth.call(authHttp.epochOf, { personId })).epoch;
    } catch (error) {
      const isNobody = error instanceof DomainError && error.code === 'auth/user-not-found';
      throw isNobody ? new DomainError('auth/not-signed-in') : error;
    }
  }

  /** Undefined when the store is unavailable, or has no entry and is too young for that to mean "never raised". */
  private async epochInStore(personId: string): Promise<number | undefined> {
    try {
      const known = await this.keyValue.get(epochKey(personId));
      if (known !== undefined) return Number(known);
      return (await this.isStoreOldEnough()) ? 0 : undefined;
    } catch {
      return undefined;
    }
  }

  private async isStoreOldEnough(): Promise<boolean> {
    const now = this.clock.now().getTime();
    await this.keyValue.set(STORE_SINCE, String(now), { onlyIfAbsent: true });
    const since = await this.keyValue.get(STORE_SINCE);
    return since !== undefined && now - Number(since) > SESSION.epochMs;
  }

  private async store(personId: string, epoch: number): Promise<void> {
    try {
      await this.keyValue.raise(epochKey(personId), epoch, SESSION.epochMs);
    } catch {
      // The epoch is correct without the store; the next request calls auth again.
    }
  }
}
