import { Inject, Injectable } from '@nestjs/common';
import { codesOfDayKey, codeTurnKey, mailsNobodyKey, ONE_TIME_CODE } from '@pothik/contracts/auth';
import { DomainError } from '@pothik/contracts/catalogue';
import { dhakaDay } from '@pothik/contracts/platform';
import { Clock, KeyValueStore } from '@pothik/engines';
import { CONFIGURATION } from '@pothik/service-kit';
import type { AuthConfiguration } from '../configuration.js';
import type { CodeKey } from './code.model.js';
import { untilNextDhakaDayMs } from './code.rules.js';

/**
 * How often codes may be requested. Counted in the key-value store, where every count ends by itself: requests for e-mails
 * that have no account leave nothing behind.
 */
@Injectable()
export class CodeTurnService {
  constructor(
    private readonly keyValue: KeyValueStore,
    private readonly clock: Clock,
    @Inject(CONFIGURATION) private readonly configuration: AuthConfiguration,
  ) {}

  /**
   * One code every 120 s for each key, and ten (or as many as RATE_LIMITS says) a day in Asia/Dhaka for each e-mail, over all purposes. `mailsNobody`: the
   * request is counted apart, so that it takes none of the owner's ten.
   * @throws DomainError auth/code-too-soon within 120 s; request/too-many from the eleventh of a day on
   */
  async take({ email, purpose, registrationId }: CodeKey, { mailsNobody }: { mailsNobody: boolean }): Promise<void> {
    const { RATE_LIMITS: limits } = this.configuration;
    if (limits === 'off') return;
    const turn = await this.keyValue.increment(
      codeTurnKey(purpose, registrationId ?? '', email),
      ONE_TIME_CODE.resendMs,
    );
    if (turn.count > 1) throw new DomainError('auth/code-too-soon', waiting(turn.resetsInMs));
    const now = this.clock.now();
    const key = (mailsNobody ? mailsNobodyKey : codesOfDayKey)(dhakaDay(now), email);
    const { count, resetsInMs } = await this.keyValue.increment(key, untilNextDhakaDayMs(now));
    if (count > limits.codesPerEmail.maximum) throw new DomainError('request/too-many', waiting(resetsInMs));
  }
}

const waiting = (ms: number) => ({ retryAfterSeconds: Math.max(1, Math.ceil(ms / 1000)) });
