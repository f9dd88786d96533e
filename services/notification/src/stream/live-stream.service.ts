import { NOTIFICATION_LIMITS, type Notification, type RecentlyChanged } from '@pothik/contracts/notification';
import type { Tracer } from '@pothik/service-kit';
import type { FreshEntry } from '../notifications/index.js';
import type { StreamConnection } from './event-stream.writer.js';
import {
  COMMENT_FRAME,
  changedFrame,
  ENDED_FRAME,
  EVERY_TOPIC,
  entryFrame,
  idFrame,
  recentFrame,
  resetFrame,
  resumes,
  type SessionVerdict,
  topicsOf,
} from './stream.rules.js';

/** A browser that has not read for this long is disconnected; it can resume. */
const BLOCKED_MAXIMUM_MS = 2 * NOTIFICATION_LIMITS.commentLineMs;
const PULSES_OF_A_LINE = NOTIFICATION_LIMITS.commentLineMs / NOTIFICATION_LIMITS.pulseMs;

export interface NotificationSource {
  last(personId: string): Promise<number>;
  /** At most `NOTIFICATION_LIMITS.pageMaximum` notifications. */
  after(personId: string, number: number): Promise<Notification[]>;
}

interface Streaming {
  personId: string;
  sessionId: string;
  /** The epoch of the access token, if the gateway stated it. */
  epoch: number | undefined;
  cursor: number | undefined;
  openedAt: Date;
  /** The time until the access token ends, in milliseconds, by the clock; undefined when its end is unknown. */
  remainingMs(): number | undefined;
  /** What changed lately; called once the stream hears of every change. */
  recent(): RecentlyChanged | undefined;
  connection: StreamConnection;
  notifications: NotificationSource;
  tracer: Tracer;
  /** Whether it may go on; called before the first frame and at every comment line. */
  checkSession(): Promise<SessionVerdict>;
  onFailure(error: unknown): void;
}

/**
 * One open stream: reads notifications from its cursor on every wake-up. It sends nothing before its session is known to
 * hold, and nothing after its access token ended: the browser refreshes and resumes.
 */
export class LiveStream {
  private cursor: number | undefined;
  /** The last number when it began, of a stream without a cursor. */
  private beganAt: number | undefined;
  private started = false;
  private running = false;
  private admitted = false;
  private entriesWanted = true;
  /** Frames without a number, each once: one that waits says the same as a second one. */
  private readonly unnumbered = new Set<string>();
  private offered: FreshEntry | undefined;
  private pulses = 0;
  private readonly timer: NodeJS.Timeout;
  private readonly expiry: NodeJS.Timeout | undefined;

  constructor(private readonly streaming: Streaming) {
    this.cursor = streaming.cursor;
    this.timer = setInterval(() => this.pulse(), NOTIFICATION_LIMITS.pulseMs);
    this.timer.unref();
    const remainingMs = streaming.remainingMs();
    if (remainingMs !== undefined) this.expiry = setTimeout(() => this.end(), remainingMs).unref();
    streaming.connection.onClose(() => {
      clearInterval(this.timer);
      clearTimeout(this.expiry);
    });
  }

  get sessionId(): string {
    return this.streaming.sessionId;
  }

  get epoch(): number | undefined {
    return this.streaming.epoch;
  }

  get openedAt(): Date {
    return this.streaming.openedAt;
  }

  /** There may be new notifications to read. */
  wake(): void {
    this.entriesWanted = true;
    void this.run();
  }

  /** The person's last number is known: a stream behind it missed a wake-up, and reads. */
  catchUp(last: number): void {
    if (this.started && this.cursor !== undefined && this.cursor < last) this.wake();
  }

  /** A new notification: sent without a read if it follows the last one sent. Undefined: which one is not known. */
  offer(fresh: FreshEntry | undefined): void {
    // Of one that the stream began after, what it changes: the page may have asked before it.
    if (this.beganAt !== undefined && (fresh?.entry.number ?? 0) <= this.beganAt) this.sayChangesOf(fresh?.entry);
    if (fresh !== undefined && this.offered === undefined) this.offered = fresh;
    else this.entriesWanted = true;
    void this.run();
  }

  /** Sends a frame without a number, which a resumed stream does not repeat. */
  say(frame: string): void {
    this.unnumbered.add(frame);
    void this.run();
  }

  private sayChangesOf(entry: Notification | undefined): void {
    for (const topic of topicsOf(entry) ?? EVERY_TOPIC) this.unnumbered.add(changedFrame(topic));
  }

  /** Ends the stream because its session is over. */
  endSession(): void {
    this.streaming.connection.end(ENDED_FRAME);
  }

  /** Ends the stream because the process stops, or its access token ended or is stale: the browser resumes elsewhere, or refreshed. */
  end(): void {
    this.streaming.connection.end();
  }

  /** The page learns from it within seconds that the line has not forgotten the stream. */
  private pulse(): void {
    this.pulses += 1;
    const { connection } = this.streaming;
    if (this.pulses % PULSES_OF_A_LINE === 0) this.beat();
    else if (!this.running && connection.blockedMs(Date.now()) === 0) void connection.write(COMMENT_FRAME);
  }

  private beat(): void {
    const { connection } = this.streaming;
    if (connection.blockedMs(Date.now()) >= BLOCKED_MAXIMUM_MS) connection.drop();
    if (this.hasExpired) {
      this.end();
      return;
    }
    void this.endIfOver().catch((error: unknown) => this.fail(error));
    if (!this.running) void connection.write(COMMENT_FRAME);
  }

  /** The message that the session ended may be lost, or may have arrived before the stream began. */
  private async endIfOver(): Promise<void> {
    const verdict = await this.streaming.checkSession();
    if (verdict === 'over') this.endSession();
    else if (verdict === 'stale') this.end();
  }

  /** Runs one at a time; a wake-up during a run causes another round. */
  private async run(): Promise<void> {
    if (this.running) return;
    this.running = true;
    try {
      if (!this.admitted) await this.endIfOver();
      this.admitted = true;
      while (this.isWanted && this.streaming.connection.isOpen) await this.sendWanted();
    } catch (error) {
      this.fail(error);
    } finally {
      this.running = false;
    }
  }

  private fail(error: unknown): void {
    this.streaming.onFailure(error);
    this.streaming.connection.end();
  }

  private get hasExpired(): boolean {
    return this.streaming.remainingMs() === 0;
  }

  private get isWanted(): boolean {
    return this.entriesWanted || this.unnumbered.size > 0 || this.offered !== undefined;
  }

  private async sendWanted(): Promise<void> {
    if (this.hasExpired) return this.end();
    if (this.offered !== undefined) await this.sendOffered(this.offered);
    this.offered = undefined;
    if (this.entriesWanted) {
      this.entriesWanted = false;
      await this.sendEntries();
    }
    for (const frame of this.unnumbered) {
      this.unnumbered.delete(frame);
      await this.streaming.connection.write(frame);
    }
  }

  /** A notification that does not follow the last one sent is read together with those before it. */
  private async sendOffered({ entry, traceparent }: FreshEntry): Promise<void> {
    const cursor = this.started ? this.cursor : undefined;
    if (cursor === entry.number - 1) await this.sendTraced(entry, traceparent);
    else if (cursor === undefined || cursor < entry.number) this.entriesWanted = true;
  }

  /** The last span of a trace. A notification read from the database has no trace. */
  private async sendTraced(entry: Notification, parent: string | undefined): Promise<void> {
    const span = this.streaming.tracer.begin({ name: 'stream entry', kind: 'producer', parent });
    span?.add({ 'pothik.entry': entry.kind });
    await this.send(entry).finally(() => span?.end());
  }

  private async send(entry: Notification): Promise<void> {
    await this.streaming.connection.write(entryFrame(entry));
    this.cursor = entry.number;
  }

  private async sendEntries(): Promise<void> {
    const { notifications, personId } = this.streaming;
    const cursor = await this.start();
    const entries = await notifications.after(personId, cursor);
    for (const entry of entries) await this.send(entry);
    // A full page: there may be more.
    if (entries.length >= NOTIFICATION_LIMITS.pageMaximum) this.entriesWanted = true;
  }

  /** From here on a notification up to this number is no longer among the recent changes. */
  private beginning(last: number): string {
    this.beganAt = last;
    return `${recentFrame(this.streaming.recent())}${idFrame(last)}`;
  }

  /** Decides once where the stream starts; returns the cursor. */
  private async start(): Promise<number> {
    if (this.started && this.cursor !== undefined) return this.cursor;
    const { notifications, personId, connection } = this.streaming;
    // Reads the last number before the next notification, so that one appended in between is no gap.
    const last = await notifications.last(personId);
    const [next] = this.cursor === undefined ? [] : await notifications.after(personId, this.cursor);
    const resumed = this.cursor !== undefined && resumes(this.cursor, last, next?.number);
    if (!resumed) await connection.write(this.cursor === undefined ? this.beginning(last) : resetFrame(last));
    this.started = true;
    this.cursor = resumed ? (this.cursor as number) : last;
    return this.cursor;
  }
}
