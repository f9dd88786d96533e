import { Inject, Injectable } from '@nestjs/common';
import { Clock, isEngineUnavailable } from '@pothik/engines';
import { CONFIGURATION, SignsOfLife } from '@pothik/service-kit';
import type { DriverConfiguration } from '../configuration.js';
import { type FreeDriver, isPushAlone } from './free-driver.rules.js';

/** Who of the drivers whom a search may ask next is reached by push alone. */
@Injectable()
export class PushAloneService {
  private readonly windowMs: number;

  constructor(
    private readonly signs: SignsOfLife,
    private readonly clock: Clock,
    @Inject(CONFIGURATION) { SIGN_OF_LIFE_MINUTES }: DriverConfiguration,
  ) {
    this.windowMs = SIGN_OF_LIFE_MINUTES * 60_000;
  }

  /** The profiles of those of these drivers; of nobody while the key-value store is away. */
  async among(drivers: readonly FreeDriver[]): Promise<ReadonlySet<string>> {
    try {
      return await this.silent(drivers);
    } catch (error) {
      if (isEngineUnavailable(error)) return new Set();
      throw error;
    }
  }

  private async silent(drivers: readonly FreeDriver[]): Promise<ReadonlySet<string>> {
    const signs = await Promise.all(drivers.map(({ userId }) => this.signs.of(userId)));
    const now = this.clock.now();
    const without = (keptSince?: Date) =>
      drivers.filter((_driver, at) => isPushAlone([...Object.values(signs[at] ?? {}), keptSince], now, this.windowMs));
    if (without().length === 0) return new Set();
    // After the signs: of those whom a store has just lost nothing is known.
    return new Set(without(await this.signs.keptSince()).map(({ id }) => id));
  }
}
