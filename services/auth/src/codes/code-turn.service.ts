import { Inject, Injectable } from '@nestjs/common';
import {
  codesOfDayKey,
  codesOfNumberKey,
  codeTurnKey,
  codeTurnOfNumberKey,
  mailsNobodyKey,
  ONE_TIME_CODE,
} from '@pothik/contracts/auth';
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
   * request is counted apart, so that it takes none of the owner's ten. A number gets one in 120 s and five a day, whoever asks
   * and for what.
   * @throws DomainError auth/code-too-soon within 120 s; request/too-many from the eleventh, or sixth, of a day on
   */
  async take(key: CodeKey, { mailsNobody }: { mailsNobody: boolean }): Promise<void> {
    const { RATE_LIMITS: limits } = this.configuration;
    if (limits === 'off') return;
    const now = this.clock.now();
    const counted = countersOf(key, dhakaDay(now), mailsNobody);
    const turn = await this.keyValue.increment(counted.turn, ONE_TIME_CODE.resendMs);
    if (turn.count > 1) throw new DomainError('auth/code-too-soon', waiting(turn.resetsInMs));
    const { count, resetsInMs } = await this.keyValue.increment(counted.ofDay, untilNextDhakaDayMs(now));
    if (count > limits[counted.limit].maximum) throw new DomainError('request/too-many', waiting(resetsInMs));
  }
}

function countersOf({ channel, address, purpose, askedBy }: CodeKey, day: string, mailsNobody: boolean) {
  if (channel === 'sms')
    return {
      turn: codeTurnOfNumberKey(address),
      ofDay: codesOfNumberKey(day, address),
      limit: 'codesPerNumber',
    } as const;
  const ofDay = (mailsNobody ? mailsNobodyKey : codesOfDayKey)(day, address);
  return { turn: codeTurnKey(purpose, askedBy ?? '', address), ofDay, limit: 'codesPerEmail' } as const;
}

const waiting = (ms: number) => ({ retryAfterSeconds: Math.max(1, Math.ceil(ms / 1000)) });
