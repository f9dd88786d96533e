import type { RecentlyChanged } from '@pothik/contracts/notification';
import { tabChannel, underLock } from '../browser/tabs';
import { invalidate, QUERY, queryClient } from '../cache/query-client';
import { doubtLine, onLost } from '../calls/line';
import { lastAnsweredAt } from '../calls/send';
import { isRefusal } from '../refusals/refusal';
import { refreshQuietly } from '../session/refresh';
import { type SessionState, sessionStore } from '../session/session.store';
import { connectionStore } from './connection.store';
import type { ServerSentEvent } from './event-stream.parser';
import { isAnswered } from './probes';
import { reconnectDelay } from './reconnect';
import { giveSigns } from './sign-of-life';
import { couldBeStale, type Sign } from './stale-stream.rules';
import { readStream } from './stream-connection';
import {
  applyStreamMessage,
  changesSince,
  latestNumber,
  type Moment,
  momentOfNow,
  passedMs,
  resetLatestNumber,
  type StreamMessage,
} from './stream-messages';
import { StreamTurn } from './stream-turn';
import { watchWake } from './wake';

const LEADER_LOCK = 'pothik-live';
const channel = tabChannel<{ person: string; message: StreamMessage }>('pothik-live');
/** The tab in sight tells the leading one, which may be hidden, that the line may have been lost. */
const signs = tabChannel<Sign>('pothik-live-signs');

let following: { person: string; end: () => void } | undefined;
/** Since when this tab asks for whose data: also while the stream is not followed, because the cache is kept meanwhile. */
let asking: { person: string; since: Moment } | undefined;
/** Only in the leading tab. */
let turn: StreamTurn | undefined;

/** Runs the live stream while somebody is signed in: one tab of the browser reads it and shares it with the others. */
export function startLive(): () => void {
  followSession(sessionStore.getState());
  const stops = [sessionStore.subscribe(followSession), watchWake(wake), onLost(lose), signs.listen(check)];
  return () => {
    for (const stop of stops) stop();
    endFollowing();
  };
}

/** Whatever waits asks again, the stream is checked, and what the page shows is refetched unless that is under way. */
function wake(sign: Sign): void {
  doubtLine();
  // The browser closes those of its idle sockets that answer no probe; else each call that follows meets one of them.
  if (couldBeStale(sign, Date.now() - lastAnsweredAt())) void isAnswered();
  tellLeader(sign);
  queryClient.getQueryCache().onFocus();
}

const lose = () => tellLeader('lost');

function tellLeader(sign: Sign): void {
  check(sign);
  signs.send(sign);
}

const check = (sign: Sign) => turn?.check(sign);

function followSession({ user, needsSecondFactor }: SessionState): void {
  if (user?._id !== asking?.person) asking = user && { person: user._id, since: momentOfNow() };
  // The API refuses the stream, too, until two-step verification is set up.
  const person = needsSecondFactor ? undefined : user?._id;
  if (person === following?.person) return;
  endFollowing();
  if (person && asking) following = { person, end: follow(person, asking.since) };
}

function endFollowing(): void {
  following?.end();
  following = undefined;
  resetLatestNumber();
  connectionStore.setState({ stream: 'open' });
}

/** @param askedSince from when on this tab has asked for this person's data */
function follow(person: string, askedSince: Moment): () => void {
  const leadership = new AbortController();
  const { signal } = leadership;
  const deafen = channel.listen((message) => {
    if (message.person === person) void applyStreamMessage(message.message);
  });
  underLock(LEADER_LOCK, () => lead(person, askedSince, signal), signal).catch((error: unknown) => {
    // Signing out aborts the wait for the lock.
    if (!signal.aborted) throw error;
  });
  return () => {
    deafen();
    leadership.abort();
  };
}

async function lead(person: string, askedSince: Moment, signal: AbortSignal): Promise<void> {
  const share = (message: StreamMessage) => {
    channel.send({ person, message });
    void applyStreamMessage(message);
  };
  const begin = (number: number, recent: RecentlyChanged | undefined) => {
    // Other tabs may have asked earlier.
    channel.send({ person, message: { kind: 'cursor', number } });
    const changes = changesSince(recent, passedMs(askedSince, momentOfNow()));
    void applyStreamMessage({ kind: 'cursor', number, changes });
  };
  signal.addEventListener('abort', giveSigns(), { once: true });
  let failures = 0;
  while (!signal.aborted) {
    const current = new StreamTurn(signal);
    turn = current;
    const after = latestNumber();
    // Of this opening alone: what one before said is old by now.
    let recent: RecentlyChanged | undefined;
    const onOpen = () => {
      // Idle sockets of before are as dead as the stream was: what is refetched now gives them up soon.
      if (failures > 0) doubtLine();
      failures = 0;
      current.hear();
      share({ kind: 'state', stream: 'open' });
      // A resumed stream repeats missed notifications, but neither hints nor changes.
      if (after !== undefined) share({ kind: 'reopened' });
    };
    const broken = await readStream(after, current.signal, {
      onOpen,
      onHeard: () => current.hear(),
      onEvent: (event) => {
        if (event.event === 'recent') recent = JSON.parse(event.data);
        else receive(event, share);
      },
      onCursor: (id) => begin(Number(id), recent),
    }).catch(causeOf);
    if (current.signal.aborted) continue;
    failures += 1;
    if (broken?.isOfLine) doubtLine();
    if (broken) share({ kind: 'state', stream: 'broken' });
    const isAwaited = broken?.isOfLine === true && document.visibilityState === 'visible';
    const { retryAfterSeconds } = broken ?? {};
    await current.rest(reconnectDelay(failures, Math.random(), { retryAfterSeconds, isAwaited }));
  }
  turn = undefined;
}

/** Why the stream broke: the line, or a refusal. A 401 that a refresh did not solve refetches the current user. */
function causeOf(error: unknown): { isOfLine: boolean; retryAfterSeconds: number | undefined } {
  if (!isRefusal(error)) return { isOfLine: true, retryAfterSeconds: undefined };
  if (error.status === 401) void invalidate(QUERY.User);
  return { isOfLine: false, retryAfterSeconds: error.retryAfterSeconds };
}

function receive({ event, data, id }: ServerSentEvent, share: (message: StreamMessage) => void): void {
  if (event === 'entry') share({ kind: 'entry', entry: JSON.parse(data) });
  else if (event === 'reset') share({ kind: 'reset', number: Number(id) });
  else if (event === 'hint') share({ kind: 'hint' });
  else if (event === 'changed') share({ kind: 'changed', topic: JSON.parse(data).topic });
  else if (event === 'ended') void refreshQuietly();
}
