import { tabChannel, underLock } from '../browser/tabs';
import { invalidate, QUERY } from '../cache/query-client';
import { isRefusal } from '../refusals/refusal';
import { refreshQuietly } from '../session/refresh';
import { type SessionState, sessionStore } from '../session/session.store';
import { connectionStore } from './connection.store';
import type { ServerSentEvent } from './event-stream.parser';
import { reconnectDelay, rest } from './reconnect';
import { readStream } from './stream-connection';
import { applyStreamMessage, latestNumber, resetLatestNumber, type StreamMessage } from './stream-messages';

const LEADER_LOCK = 'pothik-live';
const channel = tabChannel<{ person: string; message: StreamMessage }>('pothik-live');

let following: { person: string; end: () => void } | undefined;

/** Runs the live stream while somebody is signed in: one tab of the browser reads it and shares it with the others. */
export function startLive(): () => void {
  followSession(sessionStore.getState());
  const stop = sessionStore.subscribe(followSession);
  return () => {
    stop();
    endFollowing();
  };
}

function followSession({ user, needsSecondFactor }: SessionState): void {
  // The API refuses the stream, too, until two-step verification is set up.
  const person = needsSecondFactor ? undefined : user?._id;
  if (person === following?.person) return;
  endFollowing();
  if (person) following = { person, end: follow(person) };
}

function endFollowing(): void {
  following?.end();
  following = undefined;
  resetLatestNumber();
  connectionStore.setState({ stream: 'open' });
}

function follow(person: string): () => void {
  const leadership = new AbortController();
  const { signal } = leadership;
  const deafen = channel.listen((message) => {
    if (message.person === person) void applyStreamMessage(message.message);
  });
  underLock(LEADER_LOCK, () => lead(person, signal), signal).catch((error: unknown) => {
    // Signing out aborts the wait for the lock.
    if (!signal.aborted) throw error;
  });
  return () => {
    deafen();
    leadership.abort();
  };
}

async function lead(person: string, signal: AbortSignal): Promise<void> {
  const share = (message: StreamMessage) => {
    channel.send({ person, message });
    void applyStreamMessage(message);
  };
  let failures = 0;
  while (!signal.aborted) {
    const after = latestNumber();
    const onOpen = () => {
      failures = 0;
      share({ kind: 'state', stream: 'open' });
      // A resumed stream repeats missed notifications, but neither hints nor changes.
      if (after !== undefined) share({ kind: 'reopened' });
    };
    const broken = await readStream(after, signal, {
      onOpen,
      onEvent: (event) => receive(event, share),
      onCursor: (id) => share({ kind: 'cursor', number: Number(id) }),
    }).catch(causeOf);
    if (signal.aborted) return;
    failures += 1;
    if (broken) share({ kind: 'state', stream: 'broken' });
    await rest(reconnectDelay(failures, Math.random(), broken?.retryAfterSeconds), signal);
  }
}

/** Why the stream broke. A 401 that a refresh did not solve refetches the current user. */
function causeOf(error: unknown): { retryAfterSeconds: number | undefined } {
  if (!isRefusal(error)) return { retryAfterSeconds: undefined };
  if (error.status === 401) void invalidate(QUERY.User);
  return { retryAfterSeconds: error.retryAfterSeconds };
}

function receive({ event, data, id }: ServerSentEvent, share: (message: StreamMessage) => void): void {
  if (event === 'entry') share({ kind: 'entry', entry: JSON.parse(data) });
  else if (event === 'reset') share({ kind: 'reset', number: Number(id) });
  else if (event === 'hint') share({ kind: 'hint' });
  else if (event === 'changed') share({ kind: 'changed', topic: JSON.parse(data).topic });
  else if (event === 'ended') void refreshQuietly();
}
