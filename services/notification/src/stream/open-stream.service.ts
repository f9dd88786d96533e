import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { DomainError } from '@pothik/contracts/catalogue';
import { NOTIFICATION_LIMITS } from '@pothik/contracts/notification';
import { Clock, Logger } from '@pothik/engines';
import { Sweeper } from '@pothik/service-kit';
import { OpenStreamRepository } from './open-stream.repository.js';
import { OPEN_STREAM_RENEWED_MS, OPEN_STREAM_STORED_MS, placesFor } from './open-stream.rules.js';

export const OPEN_STREAM_SWEEP = 'open-streams';

/** Counts a person's open streams over all instances: each has one of ten places in the database. */
@Injectable()
export class OpenStreamService implements OnApplicationBootstrap, OnModuleDestroy {
  /** The ids of the streams that this instance serves. */
  private readonly served = new Set<string>();
  private stopping = false;

  constructor(
    private readonly streams: OpenStreamRepository,
    private readonly sweeper: Sweeper,
    private readonly clock: Clock,
    private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.sweeper.every(OPEN_STREAM_SWEEP, OPEN_STREAM_RENEWED_MS, () =>
      this.streams.renew([...this.served], this.clock.now()),
    );
  }

  async onModuleDestroy(): Promise<void> {
    this.stopping = true;
    await this.streams.leave([...this.served]);
  }

  /**
   * Takes a place for a stream; the returned function leaves it.
   * @throws DomainError notification/too-many-streams at a person's eleventh stream; platform/unavailable while stopping
   */
  async take(personId: string): Promise<() => void> {
    const now = this.clock.now();
    const { free, left } = placesFor(await this.streams.ofPerson(personId), now);
    const unseenSince = new Date(now.getTime() - OPEN_STREAM_STORED_MS);
    if (left.length > 0) await this.streams.removeLeft(personId, left, unseenSince);
    for (const place of free) {
      if (this.stopping) throw new DomainError('platform/unavailable', { retryAfterSeconds: 2 });
      const id = await this.streams.take(personId, place, now);
      if (id === undefined) continue;
      this.served.add(id);
      return () => void this.leave(id);
    }
    throw new DomainError('notification/too-many-streams', {
      retryAfterSeconds: NOTIFICATION_LIMITS.commentLineMs / 1000,
    });
  }

  /** A place that could not be left is renewed no more, and so is free after `OPEN_STREAM_STORED_MS`. */
  private async leave(id: string): Promise<void> {
    // A stopping service has left all places, and its database may be disconnected.
    if (!this.served.delete(id) || this.stopping) return;
    try {
      await this.streams.leave([id]);
    } catch (error) {
      this.logger.warn({ error }, 'The place of a closed stream was not left; it counts as open for a minute');
    }
  }
}
