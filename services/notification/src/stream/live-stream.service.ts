import { FEED, type Notification } from '@pothik/contracts/notification';
import type { Tracer } from '@pothik/service-kit';
import type { FreshEntry } from '../notifications/index.js';
import type { StreamConnection } from './event-stream.writer.js';
import { COMMENT_FRAME, ENDED_FRAME, entryFrame, HINT_FRAME, idFrame, resetFrame, resumes } from './stream.rules.js';

/** A browser that has not read for so long is gone; it resumes when it comes back. */
const BLOCKED_MAXIMUM_MS = 2 * FEED.commentLineMs;

/** What a stream reads from. */
export interface NotificationSource {
  last(personId: string): Promise<number>;
  /** At most `FEED.pageMaximum` entries. */
  after(personId: string, number: number): Promise<Notification[]>;
}

interface Streaming {
  personId: string;
  cursor: number | undefined;
  openedAt: Date;
  connection: StreamConnection;
  feeds: NotificationSource;
  tracer: Tracer;
  /** Asked at every comment line. */
  isSessionOver(): Promise<boolean>;
  onFailure(error: unknown): void;
}

/** One open stream: reads the feed from its cursor whenever it is woken, and at every comment line. */
export class LiveStream {
  private cursor: number | undefined;
  private started = false;
  private running = false;
  private entriesWanted = true;
  private hintWanted = false;
  private offered: FreshEntry | undefined;
  private readonly timer: NodeJS.Timeout;

  constructor(private readonly streaming: Streaming) {
    this.cursor = streaming.cursor;
    this.timer = setInterval(() => this.beat(), FEED.commentLineMs);
    this.timer.unref();
    streaming.connection.onClose(() => clearInterval(this.timer));
  }

  get openedAt(): Date {
    return this.streaming.openedAt;
  }

  /** There may be entries to read. */
  wake(): void {
    this.entriesWanted = true;
    void this.run();
  }

  /** An entry was appended just now: where it joins on to what was sent, nothing has to be read. */
  offer(fresh: FreshEntry): void {
    if (this.offered === undefined) this.offered = fresh;
    else this.entriesWanted = true;
    void this.run();
  }

  /** A public list changed. */
  hint(): void {
    this.hintWanted = true;
    void this.run();
  }

  /** The session is over. */
  endSession(): void {
    this.streaming.connection.end(ENDED_FRAME);
  }

  /** The process stops: the browser resumes elsewhere. */
  end(): void {
    this.streaming.connection.end();
  }

  private beat(): void {
    const { connection } = this.streaming;
    if (connection.blockedMs(Date.now()) >= BLOCKED_MAXIMUM_MS) connection.drop();
    void this.endIfOver();
    if (this.running) return;
    void connection.write(COMMENT_FRAME);
    this.wake();
  }

  /** What tells that the session ended may have been lost, or have come before its stream began. */
  private async endIfOver(): Promise<void> {
    if (await this.streaming.isSessionOver()) this.endSession();
  }

  /** One at a time; whoever wakes it while it runs makes it go round once more. */
  private async run(): Promise<void> {
    if (this.running) return;
    this.running = true;
    try {
      while (this.isWanted && this.streaming.connection.isOpen) await this.sendWanted();
    } catch (error) {
      this.streaming.onFailure(error);
      this.streaming.connection.end();
    } finally {
      this.running = false;
    }
  }

  private get isWanted(): boolean {
    return this.entriesWanted || this.hintWanted || this.offered !== undefined;
  }

  private async sendWanted(): Promise<void> {
    if (this.offered !== undefined) await this.sendOffered(this.offered);
    this.offered = undefined;
    if (this.entriesWanted) {
      this.entriesWanted = false;
      await this.sendEntries();
    }
    if (!this.hintWanted) return;
    this.hintWanted = false;
    await this.streaming.connection.write(HINT_FRAME);
  }

  /** What does not follow the last one sent is read with all that comes before it. */
  private async sendOffered({ entry, traceparent }: FreshEntry): Promise<void> {
    const cursor = this.started ? this.cursor : undefined;
    if (cursor === entry.number - 1) await this.sendTraced(entry, traceparent);
    else if (cursor === undefined || cursor < entry.number) this.entriesWanted = true;
  }

  /** The last hop of a trace that began with somebody's tap. An entry read from the feed has none any more. */
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
    const { feeds, personId } = this.streaming;
    const cursor = await this.start();
    const entries = await feeds.after(personId, cursor);
    for (const entry of entries) await this.send(entry);
    // A whole page: there may be more.
    if (entries.length >= FEED.pageMaximum) this.entriesWanted = true;
  }

  /** Settles, once, where the stream starts; answers the cursor. */
  private async start(): Promise<number> {
    if (this.started && this.cursor !== undefined) return this.cursor;
    const { feeds, personId, connection } = this.streaming;
    // The end is read before the next entry: what is appended in between then never looks like a gap.
    const last = await feeds.last(personId);
    const [next] = this.cursor === undefined ? [] : await feeds.after(personId, this.cursor);
    const resumed = this.cursor !== undefined && resumes(this.cursor, last, next?.number);
    if (!resumed) await connection.write(this.cursor === undefined ? idFrame(last) : resetFrame(last));
    this.started = true;
    this.cursor = resumed ? (this.cursor as number) : last;
    return this.cursor;
  }
}
