import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Clock, isEngineUnavailable, Logger } from '@pothik/engines';
import { Sweeper } from '@pothik/service-kit';
import { EpochService } from '../epochs/index.js';
import type { EndedFamilyDocument } from './session.model.js';
import { SessionRepository } from './session.repository.js';
import { SignOutService } from './sign-out.service.js';

export const SESSION_END_SWEEP = 'ended-sessions';
/** When an end is announced again that could not be, in milliseconds. */
const AGAIN_MS = 2_000;
/** Ends per turn of the sweep; the next one takes the rest. */
const BATCH = 100;

/**
 * Ends single sessions at every gateway. The end is stored first, because auth answers by it whoever misses the flag; a
 * flag that says "open" would hide it, so the sweep announces what a crash or an unavailable store left unannounced. The last
 * session's end is noted in the account by the same steps.
 */
@Injectable()
export class SessionEndService implements OnApplicationBootstrap {
  constructor(
    private readonly sessions: SessionRepository,
    private readonly epochs: EpochService,
    private readonly signOuts: SignOutService,
    private readonly sweeper: Sweeper,
    private readonly clock: Clock,
    private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.sweeper.everySafetyLook(SESSION_END_SWEEP, () => this.announceAll(), 0);
  }

  /** Ends a session, unless it has ended. Succeeds also while the key-value store is unavailable. */
  async end(familyId: string): Promise<void> {
    const ended = await this.sessions.endFamily(familyId, this.clock.now());
    if (ended === undefined) return;
    try {
      await this.announce(ended);
    } catch (error) {
      this.sweeper.due(SESSION_END_SWEEP, new Date(this.clock.now().getTime() + AGAIN_MS));
      if (!isEngineUnavailable(error)) throw error;
      this.logger.warn({ error }, 'An ended session was not announced; the sweep will announce it');
    }
  }

  private async announceAll(): Promise<void> {
    const ends = await this.sessions.unannouncedEnds(BATCH);
    for (const ended of ends) await this.announce(ended);
    if (ends.length === BATCH) this.sweeper.due(SESSION_END_SWEEP, this.clock.now());
  }

  private async announce(ended: EndedFamilyDocument): Promise<void> {
    try {
      await this.epochs.announceEnd(ended);
    } finally {
      // An unavailable store keeps nobody signed in, and who logged out is answered after both.
      await this.signOuts.followEnd(ended.personId);
    }
    await this.sessions.markAnnounced(ended._id.toString());
  }
}
