import { Inject, Injectable } from '@nestjs/common';
import { wrongTriesOfAddressKey } from '@pothik/contracts/auth';
import { DomainError } from '@pothik/contracts/catalogue';
import { isEngineUnavailable, KeyValueStore, Logger } from '@pothik/engines';
import { CONFIGURATION } from '@pothik/service-kit';
import type { AuthConfiguration } from '../configuration.js';
import { isEvaluated, isWrongTry, LIMIT_OF_CALL, type TriedCall } from './address-tries.rules.js';

/** A try of a password or a code. */
export interface AddressTry {
  call: TriedCall;
  /** As the gateway counts it; undefined: the call came past the gateway, which counts nothing. */
  address: string | undefined;
  /** Whether this browser signed in to this very account before, or holds what it tries to prove. Asked beyond the limit alone. */
  isKnown(): boolean | Promise<boolean>;
}

/**
 * Counts wrong tries against an address, for everybody behind it: only auth knows what was right. A try is counted before it
 * is evaluated, so that concurrent guesses count too, and given back unless it was wrong. So the count is what was wrong, and
 * what is being evaluated now. Without the store nothing is counted.
 */
@Injectable()
export class AddressTriesService {
  constructor(
    private readonly keyValue: KeyValueStore,
    private readonly logger: Logger,
    @Inject(CONFIGURATION) private readonly configuration: AuthConfiguration,
  ) {}

  /**
   * Evaluates a try. @throws DomainError request/too-many beyond the limit of the address, before anything of the try is
   * evaluated, so that the answer is the same for a right one
   */
  async evaluate<Result>({ call, address, isKnown }: AddressTry, work: () => Promise<Result>): Promise<Result> {
    await this.take(call, address, isKnown);
    let isWrong = false;
    try {
      return await work();
    } catch (error) {
      isWrong = isWrongTry(error);
      throw error;
    } finally {
      if (!isWrong) await this.giveBack(call, address);
    }
  }

  /** Counts a try that is completed by another call. @throws DomainError request/too-many beyond the limit of the address */
  async take(call: TriedCall, address: string | undefined, isKnown: AddressTry['isKnown']): Promise<void> {
    const { RATE_LIMITS: limits } = this.configuration;
    if (limits === 'off' || address === undefined) return;
    const { maximum, windowMs } = limits[LIMIT_OF_CALL[call]];
    const counted = await this.unlessAway(() =>
      this.keyValue.increment(wrongTriesOfAddressKey(call, address), windowMs),
    );
    if (counted === undefined || counted.count <= maximum) return;
    if (isEvaluated(counted.count, maximum, await isKnown())) return;
    // It was not evaluated, so it was not wrong: who comes again and again closes nothing for longer.
    await this.giveBack(call, address);
    throw new DomainError('request/too-many', { retryAfterSeconds: Math.max(1, Math.ceil(counted.resetsInMs / 1000)) });
  }

  /** Takes back what `take` counted. */
  async giveBack(call: TriedCall, address: string | undefined): Promise<void> {
    if (this.configuration.RATE_LIMITS === 'off' || address === undefined) return;
    await this.unlessAway(() => this.keyValue.decrement(wrongTriesOfAddressKey(call, address)));
  }

  /** Undefined while the store is away. Logged without the key, which has the address. */
  private async unlessAway<Result>(ask: () => Promise<Result>): Promise<Result | undefined> {
    try {
      return await ask();
    } catch (error) {
      if (!isEngineUnavailable(error)) throw error;
      this.logger.warn({ error }, 'tries of an address not counted: the key-value store is unavailable');
      return undefined;
    }
  }
}
