import { setTimeout as pause } from 'node:timers/promises';
import { type Notification, notificationHttp, STREAM_EVENT } from '@pothik/contracts/notification';
import { API_PREFIX } from '@pothik/contracts/platform';
import { Refused, type Session } from '../session/session.js';
import { type EventFrame, frameCutter } from './event-frames.js';

/** Browsers wait at least as long before they reconnect. */
const RECONNECT_MS = 500;
/** Three missed comment lines: the connection is dead though it was not closed. */
const SILENCE_MS = 45_000;
/** What comes between notifications, and is not repeated. */
const UNNUMBERED: readonly string[] = [STREAM_EVENT.HINT, STREAM_EVENT.CHANGED];

/** One person's live stream, open since the first notification: after a cut it resumes where it was. */
export class NotificationReader {
  /** Everything the stream delivered, in the order of arrival, including repeats. */
  readonly entries: Notification[] = [];
  /** What the stream of a signed-in person must never contain. */
  readonly faults: string[] = [];
  /** How often it had to be reopened. */
  cuts = 0;
  /** How often it was opened. */
  openings = 0;
  private readonly closing = new AbortController();
  private running: Promise<void> = Promise.resolve();

  /** It is closed, or every session of its load is. */
  private readonly ending: AbortSignal;

  constructor(private readonly session: Session) {
    this.ending = AbortSignal.any([this.closing.signal, session.gateways.closed]);
  }

  start(): void {
    this.running = this.run();
  }

  async close(): Promise<void> {
    this.closing.abort();
    await this.running;
  }

  private async run(): Promise<void> {
    while (!this.ending.aborted) {
      try {
        await this.readOnce();
      } catch (error) {
        // A broken connection is expected; a session that cannot be renewed is a fault.
        if (error instanceof Refused) this.faults.push(error.message);
      }
      if (this.ending.aborted) return;
      this.cuts += 1;
      await pause(RECONNECT_MS);
    }
  }

  private async readOnce(): Promise<void> {
    await this.session.keepFresh();
    const connection = new AbortController();
    const close = () => connection.abort();
    this.ending.addEventListener('abort', close, { once: true });
    try {
      const response = await this.open(connection.signal);
      if (response.status !== 200) await this.noteRefusal(response);
      else if (response.body) {
        this.openings += 1;
        await this.readBody(response.body, close);
      }
    } finally {
      this.ending.removeEventListener('abort', close);
      close();
    }
  }

  private open(signal: AbortSignal): Promise<Response> {
    const cursor = String(this.entries.at(-1)?.number ?? 0);
    const url = `${this.session.gateways.next()}${API_PREFIX}${notificationHttp.stream.path}?after=${cursor}`;
    const headers = { cookie: this.session.cookies.header, accept: 'text/event-stream', 'last-event-id': cursor };
    return fetch(url, { headers, signal });
  }

  private async noteRefusal(response: Response): Promise<void> {
    const text = await response.text();
    if (response.status === 401) return this.session.refresh();
    if (response.status !== 503) this.faults.push(`opening: ${response.status} ${text}`);
  }

  private async readBody(body: ReadableStream<Uint8Array>, onSilence: () => void): Promise<void> {
    const reader = body.getReader();
    const decoder = new TextDecoder();
    const cut = frameCutter((frame) => this.take(frame));
    for (;;) {
      const watchdog = setTimeout(onSilence, SILENCE_MS);
      const { done, value } = await reader.read().finally(() => clearTimeout(watchdog));
      if (done) return;
      cut(decoder.decode(value, { stream: true }));
    }
  }

  private take({ event, data }: EventFrame): void {
    if (event === STREAM_EVENT.ENTRY) this.entries.push(JSON.parse(data) as Notification);
    else if (!UNNUMBERED.includes(event)) this.faults.push(`the stream said ${event}`);
  }
}
