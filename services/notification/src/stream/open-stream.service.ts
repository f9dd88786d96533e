import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { DomainError } from '@pothik/contracts/catalogue';
import { NOTIFICATION_LIMITS } from '@pothik/contracts/notification';
import { Clock, Logger } from '@pothik/engines';
import { Sweeper } from '@pothik/service-kit';
import { OpenStreamRepository } from './open-stream.repository.js';
import { OPEN_STREAM_RENEWED_MS, OPEN_STREAM_STORED_MS, placesFor } from './open-stream.rules.js';

export const OPEN_STREAM_SWEEP = 'open-streams';

/** A stream's place among those of its person. */
export interface StreamPlace {
  leave(): void;
  /** Calls `end` once a newer stream of the same reader has replaced this one; at once if one already has. */
  onReplaced(end: () => void): void;
}

/** Counts a person's open streams over all instances: each has one of ten places in the database. */
@Injectable()
export class OpenStreamService implements OnApplicationBootstrap, OnModuleDestroy {
  /** The streams that this instance serves, by id; what ends each. */
  private readonly served = new Map<string, AbortController>();
  private stopping = false;

  constructor(
    private readonly streams: OpenStreamRepository,
    private readonly sweeper: Sweeper,
    private readonly clock: Clock,
    private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.sweeper.every(OPEN_STREAM_SWEEP, OPEN_STREAM_RENEWED_MS, async () => {
      for (const id of await this.streams.renew([...this.served.keys()], this.clock.now())) this.replace(id);
    });
  }

  async onModuleDestroy(): Promise<void> {
    this.stopping = true;
    await this.streams.leave([...this.served.keys()]);
  }

  /**
   * Takes a place for a stream. An earlier stream of the same reader loses its own: a line that forgot it never closed it.
   * @throws DomainError notification/too-many-streams at a person's eleventh stream; platform/unavailable while stopping
   */
  async take(personId: string, reader?: string): Promise<StreamPlace> {
    if (reader !== undefined) await this.replaceEarlier(personId, reader);
    const now = this.clock.now();
    const { free, left } = placesFor(await this.streams.ofPerson(personId), now);
    const unseenSince = new Date(now.getTime() - OPEN_STREAM_STORED_MS);
    if (left.length > 0) await this.streams.removeLeft(personId, left, unseenSince);
    for (const place of free) {
      if (this.stopping) throw new DomainError('platform/unavailable', { retryAfterSeconds: 2 });
      const id = await this.streams.take({
        personId,
        place,
        openedAt: now,
        ...(reader === undefined ? {} : { reader }),
      });
      if (id !== undefined) return this.serve(id);
    }
    throw new DomainError('notification/too-many-streams', {
      retryAfterSeconds: NOTIFICATION_LIMITS.commentLineMs / 1000,
    });
  }

  private serve(id: string): StreamPlace {
    const ending = new AbortController();
    this.served.set(id, ending);
    return {
      leave: () => void this.leave(id),
      onReplaced: (end) => {
        if (ending.signal.aborted) end();
        else ending.signal.addEventListener('abort', end, { once: true });
      },
    };
  }

  /** Another instance notices at its next renewal that the stream has lost its place. */
  private async replaceEarlier(personId: string, reader: string): Promise<void> {
    const ids = await this.streams.ofReader(personId, reader);
    if (ids.length > 0) await this.streams.leave(ids);
    for (const id of ids) this.replace(id);
  }

  private replace(id: string): void {
    const ending = this.served.get(id);
    this.served.delete(id);
    ending?.abort();
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
