import { showAsCurrent } from '../cache/current-ride';
import { invalidate, QUERY } from '../cache/query-client';
import { connectionStore } from '../live/connection.store';
import { isRefusal, NetworkFailure } from '../refusals/refusal';
import { sessionStore } from '../session/session.store';
import { inHandStore } from './in-hand.store';
import { aloneWith, endAct, putBehindRide, readActs } from './keeping';
import { ageOf, followsFrom, isSentAfterRide, nextToSend } from './kept-acts.rules';
import { isWaiting, type KeptAct } from './order-of-work.rules';
import { performAct } from './perform-act';

const LOCK = 'pothik-kept-acts';
/** Between two tries while something waits, in ms. */
const AGAIN_MS = 15_000;
const SOS_AGAIN_MS = 5_000;

let running: Promise<void> | undefined;
let isWanted = false;

/** Sends what waits, in one tab of the browser at a time. Nothing is sent while nobody knows who is signed in. */
export async function sendKept(): Promise<void> {
  if (!inHandStore.getState().acts.some(isWaiting)) return;
  isWanted = true;
  running ??= sendWhileWanted().finally(() => {
    running = undefined;
  });
  await running;
}

async function sendWhileWanted(): Promise<void> {
  while (isWanted) {
    isWanted = false;
    await underSenderLock(sendAll);
  }
}

/** Another tab that sends has the lock. Without locks, as over plain http, the idempotency keys keep an act from happening twice. */
async function underSenderLock(work: () => Promise<void>): Promise<void> {
  const locks: LockManager | undefined = navigator.locks;
  if (!locks) return work();
  await locks.request(LOCK, { ifAvailable: true }, async (lock) => (lock ? work() : undefined));
}

async function sendAll(): Promise<void> {
  let isSent = false;
  for (;;) {
    const acts = await readActs();
    // Read last: another person may have signed in meanwhile.
    const { user } = sessionStore.getState();
    const next = user && nextToSend(acts, user._id);
    if (!next || !(await aloneWith(next.number, () => isAnswered(next, acts)))) break;
    isSent = true;
  }
  if (isSent) await invalidate(QUERY.CurrentRide, QUERY.RideRequest, QUERY.Driver);
}

/** Sends one act, and notes what became of it. @returns whether the next may be sent */
async function isAnswered(act: KeptAct, acts: readonly KeptAct[]): Promise<boolean> {
  if (await isTakenBack(act)) return true;
  try {
    const options = { idempotencyKey: act.key, actAgeMs: ageOf(act, Date.now()) };
    const ride = await performAct(act.rideId, act.act, options);
    // Before the act counts as done, so that the page does not fall back to the former status.
    if (ride) showAsCurrent(ride);
    await endAct(act, { kind: 'done', at: Date.now() });
    return true;
  } catch (failure) {
    if (!isRefusal(failure) && !(failure instanceof NetworkFailure)) throw failure;
    if (!isRefusal(failure) || followsFrom(failure.status, failure.code) === 'later') return false;
    if (isSentAfterRide(acts, act)) await putBehindRide(act);
    else await endAct(act, { kind: 'refused', at: Date.now(), code: failure.code, message: failure.message });
    return true;
  }
}

const isTakenBack = async ({ number }: KeptAct): Promise<boolean> =>
  !(await readActs()).some((kept) => kept.number === number);

/** Sends as soon as there may be a network, and now and then while something waits: a page with nothing to send sets no timer. */
export function startSending(): void {
  const send = () => void sendKept();
  window.addEventListener('online', send);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && send());
  connectionStore.subscribe(({ stream }, before) => stream === 'open' && before.stream !== 'open' && send());
  sessionStore.subscribe(({ user }, before) => user && user !== before.user && send());
  let timer: ReturnType<typeof setInterval> | undefined;
  let every: number | undefined;
  inHandStore.subscribe(({ acts }) => {
    const waiting = acts.filter(isWaiting);
    const now = waiting.some(({ act }) => act.kind === 'sos') ? SOS_AGAIN_MS : AGAIN_MS;
    const wanted = waiting.length > 0 ? now : undefined;
    if (wanted === every) return;
    clearInterval(timer);
    every = wanted;
    if (wanted !== undefined) timer = setInterval(send, wanted);
  });
}
