import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { DomainError } from '@pothik/contracts/catalogue';
import { NOTIFICATION_LIMITS, SIGN_OF_LIFE } from '@pothik/contracts/notification';
import { Clock, Logger } from '@pothik/engines';
import { type Person, SignsOfLife, Sweeper } from '@pothik/service-kit';
import { OpenStreamRepository } from './open-stream.repository.js';
import { OPEN_STREAM_RENEWED_MS, OPEN_STREAM_STORED_MS, placesFor } from './open-stream.rules.js';

export const OPEN_STREAM_SWEEP = 'open-streams';

/** A stream's place among those of its person. */
export interface StreamPlace {
  leave(): void;
  /** Calls `end` once a newer stream of the same reader has replaced this one; at once if one already has. */
  onReplaced(end: () => void): void;
}

interface Served {
  person: Person;
  reader: string | undefined;
  /** Aborted once a newer stream replaced it. */
  ending: AbortController;
}

/** Counts a person's open streams over all instances: each has one of ten places in the database. */
@Injectable()
export class OpenStreamService implements OnApplicationBootstrap, OnModuleDestroy {
  /** The streams that this instance serves, by id. */
  private readonly served = new Map<string, Served>();
  private stopping = false;

  constructor(
    private readonly streams: OpenStreamRepository,
    private readonly sweeper: Sweeper,
    private readonly signs: SignsOfLife,
    private readonly clock: Clock,
    private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.sweeper.every(OPEN_STREAM_SWEEP, OPEN_STREAM_RENEWED_MS, () => this.renew());
  }

  async onModuleDestroy(): Promise<void> {
    this.stopping = true;
    await this.streams.leave([...this.served.keys()]);
  }

  /**
   * Takes a place for a stream, which is a sign of life. An earlier stream of the same reader loses its own: a line that forgot it never closed it.
   * @throws DomainError notification/too-many-streams at a person's eleventh stream; platform/unavailable while stopping
   */
  async take(person: Person, reader?: string): Promise<StreamPlace> {
    const { id: personId } = person;
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
      if (id === undefined) continue;
      const opened = this.serve(id, person, reader);
      if (reader !== undefined) await this.keepOne(personId, reader);
      return opened;
    }
    throw new DomainError('notification/too-many-streams', {
      retryAfterSeconds: NOTIFICATION_LIMITS.commentLineMs / 1000,
    });
  }

  private serve(id: string, person: Person, reader: string | undefined): StreamPlace {
    const ending = new AbortController();
    this.served.set(id, { person, reader, ending });
    this.signs.give(person);
    return {
      leave: () => {
        if (reader === undefined) this.signs.give(person);
        void this.leave(id);
      },
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

  /** Of streams that were opened at the same moment, one stays: each opening sees all that were stored before its own look. */
  private async keepOne(personId: string, reader: string): Promise<void> {
    const ids = (await this.streams.ofReader(personId, reader)).sort();
    const former = ids.slice(0, -1);
    if (former.length > 0) await this.streams.leave(former);
    for (const id of former) this.replace(id);
  }

  private replace(id: string): void {
    const replaced = this.served.get(id);
    this.served.delete(id);
    replaced?.ending.abort();
  }

  /**
   * An open stream is a sign of life of its person. A page gives signs itself: its line may have forgotten a stream that is
   * open here.
   */
  private async renew(): Promise<void> {
    for (const { person, reader } of this.served.values())
      if (reader === undefined) this.signs.give(person, SIGN_OF_LIFE.everyOfStreamMs);
    for (const id of await this.streams.renew([...this.served.keys()], this.clock.now())) this.replace(id);
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
