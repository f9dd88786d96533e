import { Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { authChannels } from '@pothik/contracts/auth';
import {
  INVALIDATION_TOPIC,
  notificationChannels,
  type RecentlyChanged,
  TO_ADMINISTRATORS,
} from '@pothik/contracts/notification';
import { ADMINISTRATORS, sharedValueOf } from '@pothik/contracts/platform';
import { Clock, KeyValueStore, Logger } from '@pothik/engines';
import { Metrics, OPEN_STREAMS, type Person, Tracer } from '@pothik/service-kit';
import { NotificationRepository, readWakeUp, type WakeUp } from '../notifications/index.js';
import type { StreamConnection } from './event-stream.writer.js';
import { LiveStream } from './live-stream.service.js';
import { OpenStreamService, type StreamPlace } from './open-stream.service.js';
import { PacedBroadcast } from './paced-broadcast.js';
import { type Concerned, RecentChanges, TO_RIDERS } from './recent-changes.js';
import {
  changedFrame,
  endedSessions,
  endsStream,
  HINT_FRAME,
  HINT_PAUSE_MS,
  LIST_CHANGE_PAUSE_MS,
  remainingMs,
  topicsOf,
} from './stream.rules.js';
import { StreamSessionService } from './stream-session.service.js';

/** The open streams of this instance, by person. */
@Injectable()
export class StreamService implements OnModuleInit, OnModuleDestroy {
  private readonly streams = new Map<string, Set<LiveStream>>();
  private readonly riders = new Set<LiveStream>();
  private readonly administrators = new Set<LiveStream>();
  private readonly subscriptions: (() => Promise<void>)[] = [];
  private readonly hints = new PacedBroadcast(HINT_PAUSE_MS, () => {
    this.hear(TO_RIDERS, [INVALIDATION_TOPIC.FREE_DRIVERS]);
    for (const stream of this.riders) stream.say(HINT_FRAME);
  });
  /** By topic. */
  private readonly listChanges = new Map<string, PacedBroadcast>();
  private recent = new RecentChanges(performance.now());
  private stopping = false;
  private stopGauge: (() => void) | undefined;

  constructor(
    private readonly notifications: NotificationRepository,
    private readonly keyValue: KeyValueStore,
    private readonly sessions: StreamSessionService,
    private readonly places: OpenStreamService,
    private readonly clock: Clock,
    private readonly logger: Logger,
    private readonly metrics: Metrics,
    private readonly tracer: Tracer,
  ) {}

  async onModuleInit(): Promise<void> {
    this.stopGauge = this.metrics.gauge(OPEN_STREAMS, async () => [{ labels: {}, value: this.allStreams().length }]);
    this.subscriptions.push(
      await this.keyValue.subscribe(notificationChannels.feed.channel, (message) => this.wake(readWakeUp(message))),
      await this.keyValue.subscribe(notificationChannels.freeDrivers.channel, () => this.hints.ask()),
      await this.keyValue.subscribe(notificationChannels.changes.channel, (message) => this.pushInvalidation(message)),
      await this.keyValue.subscribe(authChannels.sessionsEnded.channel, (message) => this.endSessions(message)),
    );
    // Of what came before these subscriptions, a part was missed.
    this.recent = new RecentChanges(performance.now());
  }

  /** Ends every stream: browsers resume at another instance. */
  async onModuleDestroy(): Promise<void> {
    this.stopping = true;
    this.stopGauge?.();
    for (const broadcast of [this.hints, ...this.listChanges.values()]) broadcast.stop();
    for (const stream of this.allStreams()) stream.end();
    for (const unsubscribe of this.subscriptions.splice(0)) await unsubscribe();
  }

  /**
   * Takes a place for a stream of the person. `reader`: the name that its page gave it.
   * @throws DomainError notification/too-many-streams at the eleventh in all instances; platform/unavailable while stopping
   */
  admit(person: Person, reader?: string): Promise<StreamPlace> {
    return this.places.take(person, reader);
  }

  /**
   * Registers the stream for wake-ups before its first read, so that it misses nothing, and for ended sessions before the
   * check of its own. It leaves its place once it is closed, and ends once it is replaced.
   */
  start(person: Person, cursor: number | undefined, connection: StreamConnection, place: StreamPlace): void {
    const onFailure = (error: unknown) =>
      this.logger.error({ error }, 'a stream could not read its notifications and was ended');
    const { notifications, tracer } = this;
    const { id: personId, sessionId, epoch } = person;
    const session = { sessionId, epoch, checkSession: this.sessions.watch(person) };
    const time = {
      openedAt: this.clock.now(),
      remainingMs: () => remainingMs(person.sessionExpiresAt, this.clock.now()),
    };
    const stream = new LiveStream({
      personId,
      cursor,
      recent: () => this.recentOf(person),
      connection,
      notifications,
      tracer,
      onFailure,
      ...session,
      ...time,
    });
    this.add(person, stream);
    connection.onClose(() => {
      this.remove(person, stream);
      place.leave();
    });
    place.onReplaced(() => stream.end());
    if (this.stopping) stream.end();
    stream.wake();
  }

  /** Whose streams are open here. */
  people(): string[] {
    return [...this.streams.keys()];
  }

  /** Makes those of the person's streams read that have not sent this number. */
  catchUp(personId: string, last: number): void {
    for (const stream of this.streams.get(personId) ?? []) stream.catchUp(last);
  }

  private add(person: Person, stream: LiveStream): void {
    const own = this.streams.get(person.id) ?? new Set();
    this.streams.set(person.id, own.add(stream));
    if (person.role === 'RIDER') this.riders.add(stream);
    if (ADMINISTRATORS.includes(person.role)) this.administrators.add(stream);
  }

  private remove(person: Person, stream: LiveStream): void {
    this.riders.delete(stream);
    this.administrators.delete(stream);
    const own = this.streams.get(person.id);
    own?.delete(stream);
    if (own?.size === 0) this.streams.delete(person.id);
  }

  private wake({ personId, fresh }: WakeUp): void {
    this.hear([personId], topicsOf(fresh?.entry));
    for (const stream of this.streams.get(personId) ?? []) stream.offer(fresh);
  }

  private pushInvalidation(message: string): void {
    const { topic, to } = sharedValueOf(notificationChannels.changes, message);
    if (to === TO_ADMINISTRATORS) {
      this.listChange(topic).ask();
      return;
    }
    this.hear(to, [topic]);
    for (const personId of to) this.pushTo(personId, changedFrame(topic));
  }

  private recentOf(person: Person): RecentlyChanged | undefined {
    const heardSince = this.keyValue.heardSince();
    return heardSince === undefined ? undefined : this.recent.of(person, performance.now(), heardSince);
  }

  private hear(to: Concerned, topics: readonly string[] | undefined): void {
    this.recent.add({ at: performance.now(), to, topics });
  }

  private pushTo(personId: string, frame: string): void {
    for (const stream of this.streams.get(personId) ?? []) stream.say(frame);
  }

  private listChange(topic: string): PacedBroadcast {
    const known = this.listChanges.get(topic);
    if (known) return known;
    const broadcast = new PacedBroadcast(LIST_CHANGE_PAUSE_MS, () => {
      this.hear(TO_ADMINISTRATORS, [topic]);
      for (const stream of this.administrators) stream.say(changedFrame(topic));
    });
    this.listChanges.set(topic, broadcast);
    return broadcast;
  }

  private endSessions(message: string): void {
    const ended = endedSessions(message);
    const streams = [...(this.streams.get(ended.personId) ?? [])].filter((stream) => endsStream(ended, stream));
    for (const stream of streams) {
      if (ended.sessionsGoOn) stream.end();
      else stream.endSession();
    }
  }

  private allStreams(): LiveStream[] {
    return [...this.streams.values()].flatMap((own) => [...own]);
  }
}
