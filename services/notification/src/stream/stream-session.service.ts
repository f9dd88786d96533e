import { Injectable } from '@nestjs/common';
import { DomainError } from '@pothik/contracts/catalogue';
import { isEngineUnavailable, Logger } from '@pothik/engines';
import { type Person, SessionStateService } from '@pothik/service-kit';
import { checkAtAuth, checkSession, type SessionVerdict } from './stream.rules.js';

/** Judges the session of a stream, because the message that auth publishes once may be lost. */
@Injectable()
export class StreamSessionService {
  constructor(
    private readonly states: SessionStateService,
    private readonly logger: Logger,
  ) {}

  /** A question to repeat while the stream is open: whether it may go on. It may while nobody can tell. */
  watch({ id: personId, sessionId, epoch }: Person): () => Promise<SessionVerdict> {
    const session = { personId, sessionId };
    let known = epoch;
    return async () => {
      try {
        const verdict = checkSession(known, await this.states.present(session));
        if (verdict !== 'ask') return verdict;
        const asked = await this.states.atAuth(session);
        const answered = checkAtAuth(known, asked);
        known = asked.epoch;
        return answered;
      } catch (error) {
        return this.verdictOnFailure(error);
      }
    };
  }

  /** A person that auth does not know has no session. */
  private verdictOnFailure(error: unknown): SessionVerdict {
    if (error instanceof DomainError && error.code === 'auth/not-signed-in') return 'over';
    if (!isEngineUnavailable(error)) throw error;
    this.logger.warn({ error }, 'the session of a stream is not checked: key-value store and auth are unavailable');
    return 'open';
  }
}
