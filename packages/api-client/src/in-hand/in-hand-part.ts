import { isEngaged } from '@pothik/contracts/ride';
import { onCurrentRide } from '../cache/current-ride';
import { NetworkFailure } from '../refusals/refusal';
import { sessionStore } from '../session/session.store';
import { isMarked } from './device-mark';

type InHandPart = typeof import('./in-hand');
let loading: Promise<InHandPart> | undefined;

/** The code that keeps a ride and its acts; loaded for people who have one. @throws {NetworkFailure} when it does not load */
export function loadInHand(): Promise<InHandPart> {
  loading ??= import('./in-hand').then(started, failed);
  return loading;
}

function started(part: InHandPart): InHandPart {
  part.startInHand();
  return part;
}

function failed(error: unknown): never {
  loading = undefined;
  throw new NetworkFailure(error);
}

const load = () => void loadInHand().catch((error: unknown) => console.warn('No ride is kept on the device.', error));

/** Erases what must not be on the device, if there may be anything. */
export const lookOnDevice = (): void => {
  if (isMarked()) load();
};

/** From now on keeps the ride under way, and erases it when the session is over. */
export function watchForRide(): void {
  lookOnDevice();
  sessionStore.subscribe(({ status }) => status === 'signed-out' && lookOnDevice());
  onCurrentRide((ride) => ride && isEngaged(ride.rideStatus) && load());
}
