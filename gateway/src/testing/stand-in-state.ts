import { EventEmitter, once } from 'node:events';
import type { ServerResponse } from 'node:http';

/** A stand-in's open stream, as its owner sees it. */
export interface OpenStream {
  send(text: string): void;
  /** Resolves when the reader has gone. */
  left: Promise<unknown>;
}

/** What the stand-ins share with a test: what they know, and what reached them. */
export class StandInState {
  /** Present epochs by person; a person who is not in it is unknown to auth. */
  readonly epochs = new Map<string, number>();
  /** How often auth was asked for an epoch. */
  epochsAsked = 0;
  /** How many event streams have been opened. */
  streamsOpened = 0;
  private readonly streams: OpenStream[] = [];
  private readonly opened = new EventEmitter();

  openStream(response: ServerResponse): void {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    response.flushHeaders();
    const stream = { send: (text: string) => void response.write(`data: ${text}\n\n`), left: once(response, 'close') };
    this.streamsOpened += 1;
    this.streams.push(stream);
    this.opened.emit('stream');
  }

  /** The next stream somebody has opened. */
  async stream(): Promise<OpenStream> {
    if (this.streams.length === 0) await once(this.opened, 'stream');
    return this.streams.shift() as OpenStream;
  }
}
