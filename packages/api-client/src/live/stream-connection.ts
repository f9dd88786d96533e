import { HEADER } from '@pothik/contracts/platform';
import { notificationRoutes } from '@pothik/contracts/routes';
import { isLineDoubtful } from '../calls/line';
import { randomKey } from '../calls/random-key';
import { addressOf, requestOf } from '../calls/request.rules';
import { send } from '../calls/send';
import { withSession } from '../session/with-session';
import { eventStreamParser, type ServerSentEvent } from './event-stream.parser';
import { STREAM_LIMITS } from './stale-stream.rules';

/** This page's name for its streams: the server ends an earlier one that the line forgot. */
const READER = randomKey();

/** Callbacks while a stream is read. */
export interface StreamListener {
  onOpen: () => void;
  /** Bytes came, be they only a comment line. */
  onHeard: () => void;
  onEvent: (event: ServerSentEvent) => void;
  /** The stream's cursor, before its first notification. */
  onCursor: (id: string) => void;
}

/**
 * Opens the stream and reads it to its end. An expired session is refreshed on the way.
 * @param after the number of the newest notification already received
 * @throws {ApiRefusal} {NetworkFailure} or a read error when the connection breaks
 */
export async function readStream(
  after: number | undefined,
  signal: AbortSignal,
  listener: StreamListener,
): Promise<void> {
  const connection = new AbortController();
  const close = () => connection.abort();
  signal.addEventListener('abort', close, { once: true });
  try {
    const response = await withSession(() => open(after, connection.signal));
    listener.onOpen();
    if (response.body) await readBody(response.body, listener, close);
  } finally {
    signal.removeEventListener('abort', close);
    close();
  }
}

function open(after: number | undefined, signal: AbortSignal): Promise<Response> {
  const { headers, ...request } = requestOf(notificationRoutes.stream, {}, '');
  const asked = new Headers(headers);
  asked.set('accept', 'text/event-stream');
  asked.set(HEADER.streamReader, READER);
  if (after !== undefined) asked.set('last-event-id', String(after));
  const sent = { ...request, headers: asked, cache: 'no-store', signal } as const;
  return send(addressOf(notificationRoutes.stream, { after }), sent, { limitsNow: openingLimits, isWhole: false });
}

const openingLimits = (): readonly number[] =>
  isLineDoubtful() ? STREAM_LIMITS.doubtfulOpening : STREAM_LIMITS.opening;

async function readBody(
  body: ReadableStream<Uint8Array>,
  { onEvent, onCursor, onHeard }: StreamListener,
  onSilence: () => void,
): Promise<void> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  const parse = eventStreamParser(onEvent, onCursor);
  for (;;) {
    const watchdog = setTimeout(onSilence, STREAM_LIMITS.silenceMs);
    const { done, value } = await reader.read().finally(() => clearTimeout(watchdog));
    if (done) return;
    onHeard();
    parse(decoder.decode(value, { stream: true }));
  }
}
