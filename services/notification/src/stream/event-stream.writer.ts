import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { onceClosed } from '@pothik/service-kit';

const HEADERS = {
  'content-type': 'text/event-stream',
  'cache-control': 'no-store',
  // Otherwise nginx keeps events back until a buffer is full.
  'x-accel-buffering': 'no',
};

/** The only door to a stream's socket. Writing waits while the browser does not read. */
export class StreamConnection {
  private blockedSince: number | undefined;

  constructor(private readonly response: ServerResponse) {}

  open(headers: Record<string, number | string | string[] | undefined>): void {
    const known = Object.entries(headers).filter(([, value]) => value !== undefined) as [string, string][];
    this.response.writeHead(200, { ...Object.fromEntries(known), ...HEADERS });
    this.response.flushHeaders();
  }

  get isOpen(): boolean {
    return !this.response.destroyed && !this.response.writableEnded && !this.response.closed;
  }

  /** How long the browser has not read what was written, in milliseconds. */
  blockedMs(now: number): number {
    return this.blockedSince === undefined ? 0 : now - this.blockedSince;
  }

  /** Writes, and waits until there is room for more or the connection is gone. */
  async write(frame: string): Promise<void> {
    if (!this.isOpen || this.response.write(frame)) return;
    this.blockedSince = Date.now();
    const waiting = new AbortController();
    const { signal } = waiting;
    try {
      await Promise.race([once(this.response, 'drain', { signal }), once(this.response, 'close', { signal })]);
    } finally {
      this.blockedSince = undefined;
      waiting.abort();
    }
  }

  end(lastFrame = ''): void {
    if (this.isOpen) this.response.end(lastFrame);
  }

  /** Drops a connection that nobody reads. */
  drop(): void {
    this.response.destroy();
  }

  /** Tells once that the connection is gone, also when it was gone before. */
  onClose(listener: () => void): void {
    onceClosed(this.response, listener);
  }
}
