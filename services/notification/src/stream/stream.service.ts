import { Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { SESSIONS_ENDED_CHANNEL } from '@pothik/contracts/auth';
import { DomainError } from '@pothik/contracts/catalogue';
import { FEED } from '@pothik/contracts/notification';
import { Clock, KeyValueStore, Logger } from '@pothik/engines';
import { Metrics, type Person, Tracer } from '@pothik/service-kit';
import {
  FEED_CHANNEL,
  FREE_LIST_CHANNEL,
  NotificationRepository,
  readWakeUp,
  type WakeUp,
} from '../notifications/index.js';
import type { StreamConnection } from './event-stream.writer.js';
import { LiveStream } from './live-stream.service.js';
import { OPEN_STREAMS } from './stream.metrics.js';
import { endedPerson, HINT_PAUSE_MS } from './stream.rules.js';
import { StreamSessionService } from './stream-session.service.js';

/** Every stream open in this process, by person. */
@Injectable()
export class StreamService implements OnModuleInit, OnModuleDestroy {
  private readonly streams = new Map<string, Set<LiveStream>>();
  private readonly riders = new Set<LiveStream>();
  private readonly subscriptions: (() => Promise<void>)[] = [];
  private hintTimer: NodeJS.Timeout | undefined;
  private hintPending = false;
  private stopping = false;
  private stopGauge: (() => void) | undefined;

  constructor(
    private readonly feeds: NotificationRepository,
    private readonly keyValue: KeyValueStore,
    private readonly sessions: StreamSessionService,
    private readonly clock: Clock,
    private readonly logger: Logger,
    private readonly metrics: Metrics,
    private readonly tracer: Tracer,
  ) {}

  async onModuleInit(): Promise<void> {
    this.stopGauge = this.metrics.gauge(OPEN_STREAMS, async () => [{ labels: {}, value: this.allStreams().length }]);
    this.subscriptions.push(
      await this.keyValue.subscribe(FEED_CHANNEL, (message) => this.wake(readWakeUp(message))),
      await this.keyValue.subscribe(FREE_LIST_CHANNEL, () => this.hintRiders()),
      await this.keyValue.subscribe(SESSIONS_ENDED_CHANNEL, (message) => this.endSessions(message)),
    );
  }

  /** Ends every stream: browsers resume at another process. */
  async onModuleDestroy(): Promise<void> {
    this.stopping = true;
    this.stopGauge?.();
    clearTimeout(this.hintTimer);
    for (const stream of this.allStreams()) stream.end();
    for (const unsubscribe of this.subscriptions.splice(0)) await unsubscribe();
  }

  /** Refused with notification/too-many-streams at a person's eleventh (counted in each process). */
  refuseTooMany(person: Person): void {
    if (this.stopping) throw new DomainError('platform/unavailable', { retryAfterSeconds: 2 });
    if ((this.streams.get(person.id)?.size ?? 0) < FEED.streamsPerPerson) return;
    throw new DomainError('notification/too-many-streams', { retryAfterSeconds: FEED.commentLineMs / 1000 });
  }

  /** Is woken from now on, and only then reads from its cursor: nothing falls in between. */
  start(person: Person, cursor: number | undefined, connection: StreamConnection): void {
    const onFailure = (error: unknown) =>
      this.logger.error({ error }, 'a stream could not read its feed and was ended');
    const openedAt = this.clock.now();
    const isSessionOver = () => this.sessions.isOver(person);
    const { feeds, tracer } = this;
    const from = { personId: person.id, cursor, openedAt, connection };
    const stream = new LiveStream({ ...from, feeds, tracer, isSessionOver, onFailure });
    this.add(person, stream);
    connection.onClose(() => this.remove(person, stream));
    stream.wake();
  }

  private add(person: Person, stream: LiveStream): void {
    const own = this.streams.get(person.id) ?? new Set();
    this.streams.set(person.id, own.add(stream));
    if (person.role === 'RIDER') this.riders.add(stream);
  }

  private remove(person: Person, stream: LiveStream): void {
    this.riders.delete(stream);
    const own = this.streams.get(person.id);
    own?.delete(stream);
    if (own?.size === 0) this.streams.delete(person.id);
  }

  private wake({ personId, fresh }: WakeUp): void {
    for (const stream of this.streams.get(personId) ?? []) {
      if (fresh === undefined) stream.wake();
      else stream.offer(fresh);
    }
  }

  /** At once, then at most once a second: what comes meanwhile becomes one hint at the end of the pause. */
  private hintRiders(): void {
    this.hintPending = true;
    if (this.hintTimer !== undefined || this.stopping) return;
    this.hintPending = false;
    for (const stream of this.riders) stream.hint();
    this.hintTimer = setTimeout(() => {
      this.hintTimer = undefined;
      if (this.hintPending) this.hintRiders();
    }, HINT_PAUSE_MS);
    this.hintTimer.unref();
  }

  private endSessions(message: string): void {
    const ended = endedPerson(message);
    if (ended === undefined) return;
    for (const stream of this.streams.get(ended.personId) ?? [])
      if (stream.openedAt <= ended.openedUntil) stream.endSession();
  }

  private allStreams(): LiveStream[] {
    return [...this.streams.values()].flatMap((own) => [...own]);
  }
}
