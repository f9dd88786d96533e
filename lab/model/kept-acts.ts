import { HEADER } from '@pothik/contracts/platform';
import { isEngaged, RIDE_STATUS, type RideView, rideHttp } from '@pothik/contracts/ride';
import type { Actor } from '../../e2e/support/actors/actor.js';
import type { KeptAct } from './kept-act.js';
import type { StepContext } from './step-context.js';
import { LOGGED_OUT, type Witness } from './witness.js';

type Pressed = Omit<KeptAct, 'key' | 'pressedAt'>;

/** Somebody of a ride acts while there is no network; a ride that nobody has accepted yet takes its next step first. */
export async function keep(context: StepContext, ride: RideView): Promise<void> {
  const { witness } = context;
  if (!isEngaged(ride.rideStatus)) await context.proceed(ride);
  const pressed = await pressedBy(context, witness.rides.find(({ _id }) => _id === ride._id) ?? ride);
  if (pressed) witness.kept.push({ ...pressed, key: crypto.randomUUID(), pressedAt: Date.now() });
}

/** The acts that a device may keep, by the ride's status; undefined where there is none. */
async function pressedBy(context: StepContext, ride: RideView): Promise<Pressed | undefined> {
  const { value } = context.step;
  const [driver, rider, rideId] = [context.driverOf(ride), context.riderOf(ride), ride._id];
  const moved = (actor: Actor, rideStatus: string): Pressed => ({
    actor,
    endpoint: rideHttp.updateStatus,
    input: { rideId, rideStatus, reason: 'Plans have changed' },
  });
  const sos = { actor: value % 4 ? rider : driver, endpoint: rideHttp.sendSos, input: { rideId } };
  switch (ride.rideStatus) {
    case RIDE_STATUS.ACCEPTED: {
      if (value % 3 === 0) return { actor: driver, endpoint: rideHttp.tellArrival, input: { rideId } };
      if (value % 3 === 1) return moved(rider, RIDE_STATUS.CANCELLED);
      const { startCode: otp } = await context.witness.read(rider, rideHttp.getRide, { rideId });
      return otp === undefined ? undefined : { actor: driver, endpoint: rideHttp.verifyCode, input: { rideId, otp } };
    }
    case RIDE_STATUS.PICKED_UP:
      return value % 2 ? sos : moved(driver, RIDE_STATUS.IN_TRANSIT);
    case RIDE_STATUS.IN_TRANSIT:
      return value % 2 ? sos : moved(driver, RIDE_STATUS.COMPLETED);
    default:
      return undefined;
  }
}

/**
 * The network is back for whoever waits longest: their device sends SOS first, then the others in order, each until it is answered.
 * After a refusal the later acts of the same ride are not sent. `losesAnswers`: each is sent once more before.
 */
export async function replay(witness: Witness, losesAnswers: boolean): Promise<void> {
  const [first] = witness.kept;
  const acts = witness.kept.filter(({ actor }) => actor === first?.actor);
  // Another tab of the same device finds nothing.
  witness.kept = witness.kept.filter((act) => !acts.includes(act));
  let waiting = [...acts.filter(isSos), ...acts.filter((act) => !isSos(act))];
  for (let [act] = waiting; act !== undefined; [act] = waiting) {
    const status = await send(witness, act, losesAnswers);
    if (status === LOGGED_OUT) break;
    const { rideId } = act.input;
    const isOver = status >= 400 && !isSos(act);
    waiting = waiting.slice(1).filter(({ input }) => !isOver || input.rideId !== rideId);
  }
  witness.kept.push(...waiting);
}

/** Everybody is logged in, and the network is back for all. */
export async function replayAll(witness: Witness): Promise<void> {
  while (witness.kept.length > 0) await replay(witness, false);
}

/** Sends an act, some of the time twice: then the first answer is lost. */
async function send(
  witness: Witness,
  { actor, endpoint, input, key, pressedAt }: KeptAct,
  losesAnswer: boolean,
): Promise<number> {
  const headers = { [HEADER.idempotencyKey]: key, [HEADER.actAge]: String(Date.now() - pressedAt) };
  const lost = losesAnswer ? await actor.visitor.ask(endpoint, input as never, headers) : undefined;
  const { status } = await witness.ask(actor, endpoint, input as never, key, Date.now() - pressedAt);
  if (lost && lost.status < 300 && status >= 300 && status !== LOGGED_OUT)
    witness.findings.push(`${actor.name}’s ${endpoint.name} was done, and refused when it was sent again: ${status}`);
  return status;
}

const isSos = ({ endpoint }: KeptAct): boolean => endpoint === rideHttp.sendSos;
