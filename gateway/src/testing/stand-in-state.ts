import { EventEmitter, once } from 'node:events';
import type { ServerResponse } from 'node:http';

/** An open stream, seen from the owner. */
export interface OpenStream {
  send(text: string): void;
  /** Ends the connection in the middle of the answer. */
  breakOff(): void;
  /** Resolves when the reader disconnects. */
  closed: Promise<unknown>;
}

/** An upload that its owner works on. */
export interface HeldUpload {
  /** Resolves when the owner is told that the sender has left. */
  left: Promise<unknown>;
}

/** The data that the stand-ins answer with, and records of what they received; shared with the test. */
export class StandInState {
  /** Current epochs by person id; auth does not know anybody else. */
  readonly epochs = new Map<string, number>();
  /** The sessions that auth knows as ended. */
  readonly endedSessions = new Set<string>();
  /** How often auth was called for an epoch. */
  epochRequests = 0;
  /** The Cookie header of the last request to an owner. */
  cookies: string | undefined;
  /** The address that the gateway stated with the last log-in or log-out. */
  address: string | undefined;
  /** Exchanges the refresh token in a Cookie header for lines of Set-Cookie; undefined refuses it. */
  refresh: (cookie: string) => Promise<string[] | undefined> = async () => undefined;
  streamsOpened = 0;
  private holder: ((held: HeldUpload) => void) | undefined;
  private readonly streams: OpenStream[] = [];
  private readonly opened = new EventEmitter();

  /** Resolves with what holds the next upload: the owner then works on until its sender leaves. */
  holdUpload(): Promise<HeldUpload> {
    return new Promise((resolve) => {
      this.holder = resolve;
    });
  }

  /** Called by the owner with a file that has come completely. */
  async workOn({ left }: { left?: AbortSignal }): Promise<void> {
    const hold = this.holder;
    this.holder = undefined;
    if (hold === undefined || left === undefined) return;
    const leaving = once(left, 'abort');
    hold({ left: leaving });
    await leaving;
    left.throwIfAborted();
  }

  openStream(response: ServerResponse, type = 'text/event-stream'): void {
    response.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' });
    response.flushHeaders();
    const stream = {
      send: (text: string) => void response.write(`data: ${text}\n\n`),
      breakOff: () => void response.destroy(),
      closed: once(response, 'close'),
    };
    this.streamsOpened += 1;
    this.streams.push(stream);
    this.opened.emit('stream');
  }

  /** Resolves with the next stream that a reader opens. */
  async stream(): Promise<OpenStream> {
    if (this.streams.length === 0) await once(this.opened, 'stream');
    return this.streams.shift() as OpenStream;
  }
}
