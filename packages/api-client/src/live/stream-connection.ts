import { notificationRoutes } from '@pothik/contracts/routes';
import { addressOf, requestOf } from '../calls/request.rules';
import { send } from '../calls/send';
import { withSession } from '../session/with-session';
import { eventStreamParser, type ServerSentEvent } from './event-stream.parser';

/** Three keep-alive comments missed: the connection is dead although it is still open. */
const SILENCE_MS = 45_000;

/** Callbacks while a stream is read. */
export interface StreamListener {
  onOpen: () => void;
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
  if (after !== undefined) asked.set('last-event-id', String(after));
  return send(addressOf(notificationRoutes.stream, { after }), {
    ...request,
    headers: asked,
    cache: 'no-store',
    signal,
  });
}

async function readBody(
  body: ReadableStream<Uint8Array>,
  { onEvent, onCursor }: StreamListener,
  onSilence: () => void,
): Promise<void> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  const parse = eventStreamParser(onEvent, onCursor);
  for (;;) {
    const watchdog = setTimeout(onSilence, SILENCE_MS);
    const { done, value } = await reader.read().finally(() => clearTimeout(watchdog));
    if (done) return;
    parse(decoder.decode(value, { stream: true }));
  }
}
