import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Clock } from '@pothik/engines';
import { Sweeper, SYSTEM_ACTOR } from '@pothik/service-kit';
import { PaymentRepository, type StoredPayment } from './payment.repository.js';
import { endSilence } from './payment.rules.js';

export const PAYMENT_SILENCE_SWEEP = 'payment-silence';

/** Ends the silence about payments at its time. Every write expects the payment’s version, so two instances can do it at once. */
@Injectable()
export class PaymentSilence implements OnApplicationBootstrap {
  constructor(
    private readonly payments: PaymentRepository,
    private readonly clock: Clock,
    private readonly sweeper: Sweeper,
  ) {}

  onApplicationBootstrap(): void {
    this.sweeper.everySafetyLook(PAYMENT_SILENCE_SWEEP, () => this.carryOut(), 0);
  }

  /** Tells in memory when silence is due. */
  hold({ dueAt }: Pick<StoredPayment, 'dueAt'>): void {
    if (dueAt) this.sweeper.due(PAYMENT_SILENCE_SWEEP, dueAt);
  }

  async carryOut(): Promise<void> {
    const now = this.clock.now();
    for await (const due of this.payments.dueUntil(now))
      for (const { _id } of due)
        await this.payments.change(_id.toString(), (payment) => endSilence(payment, now), { actor: SYSTEM_ACTOR });
    const dueAt = (await this.payments.nextDue()) ?? null;
    this.hold({ dueAt });
  }
}
