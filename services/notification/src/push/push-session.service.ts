import { Injectable } from '@nestjs/common';
import { DomainError } from '@pothik/contracts/catalogue';
import { isEngineUnavailable } from '@pothik/engines';
import { SessionStateService } from '@pothik/service-kit';
import type { PushSubscriptionDocument } from './push-subscription.model.js';
import { PushSubscriptionRepository } from './push-subscription.repository.js';

type OfSession = Pick<PushSubscriptionDocument, '_id' | 'personId' | 'sessionId' | 'epoch'>;

/** Whether the session of a subscription goes on. `unknown`: key-value store and auth are unavailable. */
export type PushSessionState = 'open' | 'over' | 'unknown';

/** A subscription ends with its session. */
@Injectable()
export class PushSessionService {
  constructor(
    private readonly states: SessionStateService,
    private readonly subscriptions: PushSubscriptionRepository,
  ) {}

  /** Removes the subscription of a session that is over. */
  async check(subscription: OfSession): Promise<PushSessionState> {
    const state = await this.stateOf(subscription);
    if (state === 'over') await this.subscriptions.endOfSession(subscription._id, subscription.sessionId);
    return state;
  }

  private async stateOf({ _id, personId, sessionId, epoch }: OfSession): Promise<PushSessionState> {
    const session = { personId, sessionId };
    try {
      const present = await this.states.present(session);
      if (present.ended) return 'over';
      if (present.epoch <= epoch) return 'open';
      // The epoch was raised: by what ends sessions, or by a change of role. Auth knows by which.
      const asked = await this.states.atAuth(session);
      if (asked.ended) return 'over';
      await this.subscriptions.noteEpoch(_id, sessionId, asked.epoch);
      return 'open';
    } catch (error) {
      if (error instanceof DomainError && error.code === 'auth/not-signed-in') return 'over';
      if (!isEngineUnavailable(error)) throw error;
      return 'unknown';
    }
  }
}
