import type { RideView } from '@pothik/contracts/ride';
import { type RouteData, rideRoutes } from '@pothik/contracts/routes';
import { currentRideNow, onCurrentRide } from '../cache/current-ride';
import { pause } from '../calls/pause';
import { randomKey } from '../calls/random-key';
import { isRefusal, NetworkFailure } from '../refusals/refusal';
import { call } from '../session/call';
import { type SessionState, sessionStore } from '../session/session.store';
import type { Whose } from './in-hand.rules';
import { inHandStore } from './in-hand.store';
import { hasWaiting, keepAct, keepHere, keepRide, listenToTabs, openFor, putBehindRide, removeAct } from './keeping';
import { followsFrom } from './kept-acts.rules';
import type { KeptAct, RideAct } from './order-of-work.rules';
import { performAct } from './perform-act';
import { sendKept, startSending } from './sender';

export { removeAct, withdrawAct } from './keeping';

let shownFor: string | undefined;
let opening: Promise<void> = Promise.resolve();

/** Resolves once what must not be on the device is erased: only then anything of it may be shown. */
export const inHandOpened = (): Promise<void> => opening;

/** Follows session, ride and tabs until the page is closed. */
export function startInHand(): void {
  startSending();
  listenToTabs(() => void sendKept());
  followSession(sessionStore.getState());
  sessionStore.subscribe(followSession);
  followRide();
}

function followSession(session: SessionState): void {
  const whose = whoseOf(session);
  const known = JSON.stringify(whose);
  if (whose === undefined || known === shownFor) return;
  shownFor = known;
  opening = openFor(whose).then(sendKept);
}

function whoseOf({ status, user, ended, unreachable }: SessionState): Whose | undefined {
  if (user) return { personId: user._id };
  if (status === 'signed-out') return ended === 'log-out' ? 'logged-out' : 'over';
  return unreachable ? 'unknown' : undefined;
}

/** Keeps what the page knows of the ride, now and whenever it changes. */
function followRide(): void {
  const keep = (ride: RideView | null | undefined) => {
    const { user } = sessionStore.getState();
    if (ride !== undefined && user) void keepRide(ride, user);
  };
  keep(currentRideNow());
  onCurrentRide(keep);
}

/** The person on whose behalf this page acts; without a network whoever has the ride in hand. */
const personOf = (): string | undefined => sessionStore.getState().user?._id ?? inHandStore.getState().ride?.personId;

function pressed(rideId: string, act: RideAct): Omit<KeptAct, 'number'> {
  return { rideId, act, personId: personOf() ?? '', key: randomKey(), pressedAt: Date.now() };
}

/**
 * Does an act of a ride: at once, or later where there is no network, under one idempotency key. It waits behind others of its ride.
 * @returns the ride; undefined: the act is kept
 * @throws {ApiRefusal}, {NetworkFailure} where the browser keeps nothing
 */
export async function actOnRide(rideId: string, act: RideAct): Promise<RideView | undefined> {
  const one = pressed(rideId, act);
  const isAway = !navigator.onLine || sessionStore.getState().unreachable;
  if ((isAway || hasWaiting(rideId)) && (await keepAct(one))) {
    if (!isAway) void sendKept();
    return undefined;
  }
  try {
    return await performAct(rideId, act, { idempotencyKey: one.key });
  } catch (failure) {
    if (!(failure instanceof NetworkFailure) || !(await keepAct(one))) throw failure;
    return undefined;
  }
}

/** How long an SOS that failed waits for the device to say that it is kept, in ms. */
const KEPT_WITHIN_MS = 300;

/**
 * Sends an SOS at once and keeps it beside: until an answer comes it goes on being sent, after a reload too. Refused while acts
 * wait that may lead to a status which allows it, it is sent again behind them.
 * @throws {ApiRefusal} {NetworkFailure}
 */
export async function sendSos(rideId: string): Promise<RouteData<typeof rideRoutes.sendSos>> {
  const one = pressed(rideId, { kind: 'sos' });
  const keeping = keepAct(one);
  const forget = () => void keeping.then((kept) => kept && removeAct(kept.number));
  try {
    const incident = await call(rideRoutes.sendSos, { rideId }, { idempotencyKey: one.key });
    forget();
    return incident;
  } catch (failure) {
    const isRefused = isRefusal(failure) && followsFrom(failure.status, failure.code) === 'refused';
    const kept = await Promise.race([keeping, pause(KEPT_WITHIN_MS)]);
    if (isRefused && kept && hasWaiting(rideId)) {
      await putBehindRide(kept);
      void sendKept();
      throw new NetworkFailure(failure);
    }
    if (isRefused) forget();
    else if (!kept) keepHere(one);
    throw failure;
  }
}
