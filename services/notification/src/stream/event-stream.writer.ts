import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { onResponseClosed } from '@pothik/service-kit';

const HEADERS = {
  'content-type': 'text/event-stream',
  'cache-control': 'no-store',
  // Otherwise nginx buffers events.
  'x-accel-buffering': 'no',
};

/** The only access to a stream's socket. Writing waits while the browser does not read. */
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

  /** How long the browser has not read, in milliseconds. */
  blockedMs(now: number): number {
    return this.blockedSince === undefined ? 0 : now - this.blockedSince;
  }

  /** Writes, and waits until the buffer drains or the connection closes. */
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

  /** Destroys a connection that the browser does not read. */
  drop(): void {
    this.response.destroy();
  }

  /** Calls the listener once, also when the connection is already closed. */
  onClose(listener: () => void): void {
    onResponseClosed(this.response, listener);
  }
}
