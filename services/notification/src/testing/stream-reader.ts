import type { IncomingMessage } from 'node:http';
import { notificationHttp, type RecentlyChanged, STREAM_EVENT } from '@pothik/contracts/notification';
import { HEADER } from '@pothik/contracts/platform';
import type { Person } from '@pothik/service-kit';
import { ServedService, type TestPlatform } from '@pothik/service-kit/testing';

export interface Frame {
  id?: number;
  event?: string;
  data?: unknown;
  comment?: true;
}

/** The browser's side of one stream. */
export class StreamReader {
  /** All but `recent`. */
  readonly frames: Frame[] = [];
  /** What changed before the stream opened. */
  recent: RecentlyChanged | undefined;
  private text = '';
  private bytes = 0;
  private ended = false;
  private waiting: (() => void)[] = [];

  constructor(
    readonly response: IncomingMessage,
    private readonly cutAfterBytes = Number.POSITIVE_INFINITY,
  ) {
    response.on('data', (chunk: Buffer) => this.take(chunk));
    response.on('close', () => this.finish());
  }

  get entries(): { number: number }[] {
    return this.frames.filter(({ event }) => event === 'entry').map(({ data }) => data as { number: number });
  }

  /** Waits until the frames meet a condition; throws when the stream ends before. */
  async until(isReached: (reader: this) => boolean): Promise<this> {
    while (!isReached(this)) {
      if (this.ended) throw new Error(`The stream ended after ${JSON.stringify(this.frames)}.`);
      await new Promise<void>((resolve) => this.waiting.push(resolve));
    }
    return this;
  }

  untilEvent(name: string): Promise<this> {
    return this.until(({ frames }) => frames.some(({ event }) => event === name));
  }

  async untilEnded(): Promise<this> {
    while (!this.ended) await new Promise<void>((resolve) => this.waiting.push(resolve));
    return this;
  }

  get isEnded(): boolean {
    return this.ended;
  }

  /** Discards everything after the cut, also within a frame. */
  private take(chunk: Buffer): void {
    const remaining = this.cutAfterBytes - this.bytes;
    this.bytes += chunk.length;
    this.text += chunk.subarray(0, remaining).toString('latin1');
    for (let end = this.text.indexOf('\n\n'); end >= 0; end = this.text.indexOf('\n\n')) {
      this.keep(parseFrame(Buffer.from(this.text.slice(0, end), 'latin1').toString('utf8')));
      this.text = this.text.slice(end + 2);
    }
    if (this.bytes >= this.cutAfterBytes) this.response.destroy();
    this.resumeWaiting();
  }

  private keep(frame: Frame): void {
    if (frame.event === STREAM_EVENT.RECENT) this.recent = frame.data as StreamReader['recent'];
    else this.frames.push(frame);
  }

  private finish(): void {
    this.ended = true;
    this.resumeWaiting();
  }

  private resumeWaiting(): void {
    for (const resolve of this.waiting.splice(0)) resolve();
  }
}

function parseFrame(text: string): Frame {
  const frame: Frame = {};
  for (const line of text.split('\n')) {
    if (line.startsWith('id: ')) frame.id = Number(line.slice(4));
    else if (line.startsWith('event: ')) frame.event = line.slice(7);
    else if (line.startsWith('data: ')) frame.data = JSON.parse(line.slice(6));
    else if (line.startsWith(':')) frame.comment = true;
  }
  return frame;
}

interface StreamOptions {
  lastEventId?: number | string | undefined;
  after?: number | string;
  /** The name of the page. */
  reader?: string;
  cutAfterBytes?: number;
}

/** The service at a port, as the gateway forwards requests. */
export class StreamServer {
  private constructor(private readonly served: ServedService) {}

  static open(platform: TestPlatform): Promise<StreamServer> {
    return StreamServer.at(platform.service('notification'), platform);
  }

  /** In front of one of several instances. */
  static async at(instance: ReturnType<TestPlatform['service']>, platform: TestPlatform): Promise<StreamServer> {
    return new StreamServer(await ServedService.open(platform, instance));
  }

  async read(person: Person, { lastEventId, after, cutAfterBytes, reader }: StreamOptions = {}): Promise<StreamReader> {
    const headers: Record<string, string> = {
      ...(lastEventId === undefined ? {} : { 'last-event-id': String(lastEventId) }),
      ...(reader === undefined ? {} : { [HEADER.streamReader]: reader }),
    };
    const response = await this.served.get(notificationHttp.stream, { as: person, input: { after }, headers });
    return new StreamReader(response, cutAfterBytes);
  }

  close(): Promise<void> {
    return this.served.close();
  }
}
