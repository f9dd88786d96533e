import { AVAILABILITY, DRIVER_STATUS, driverHttp } from '@pothik/contracts/driver';
import { notificationHttp } from '@pothik/contracts/notification';
import {
  ENGAGED_STATUSES,
  OPEN_STATUSES,
  RIDE_STATUS,
  type RideView,
  rideHttp,
  SOS_STATUSES,
} from '@pothik/contracts/ride';
import { userHttp } from '@pothik/contracts/user';
import { comeOrGo, loseTouch } from './drivers-leave.js';
import { keep, replay } from './kept-acts.js';
import { pick, type StepContext } from './step-context.js';
import type { StepKind } from './steps.js';

type Action = (context: StepContext) => Promise<unknown>;
type RideAction = (context: StepContext, ride: RideView) => Promise<unknown>;

const { REQUESTED, ACCEPTED, REJECTED, CANCELLED } = RIDE_STATUS;
const STATUSES = Object.values(RIDE_STATUS);

/** An action on a ride, preferably in one of these statuses; a booking while no ride exists. */
const on =
  (statuses: readonly (typeof STATUSES)[number][], action: RideAction): Action =>
  (context) => {
    const ride = context.rideIn(...statuses);
    return ride ? action(context, ride) : context.book(context.rider, context.driver);
  };

/** One of the ride's parties or an administrator. */
const somebodyOf = (context: StepContext, ride: RideView) =>
  pick([context.riderOf(ride), context.driverOf(ride), context.lane.administrator], context.step.who);

const ACTIONS: Readonly<Record<StepKind, Action>> = {
  book: (context) => context.book(context.rider, context.driver),
  'ask-nearest': (context) => context.askNearest(context.rider),
  proceed: on(OPEN_STATUSES, (context, ride) => context.proceed(ride)),
  wish: on(STATUSES, (context, ride) =>
    context.move(
      context.anybody,
      ride,
      pick(STATUSES, context.step.value),
      context.step.value % 2 ? 'A wish' : undefined,
    ),
  ),
  reject: on([REQUESTED], (context, ride) => context.move(context.driverOf(ride), ride, REJECTED)),
  cancel: on(OPEN_STATUSES, (context, ride) =>
    context.move(somebodyOf(context, ride), ride, CANCELLED, context.step.value % 4 ? 'Plans have changed' : undefined),
  ),
  'change-mind': (context) => context.changeMind(context.rider, context.driver),
  'cancel-soon': on([ACCEPTED], (context, ride) => context.cancelSoon(ride)),
  block: on(OPEN_STATUSES, (context, ride) => context.blockOrNot(ride)),
  arrive: on([ACCEPTED], (context, ride) =>
    context.witness.command(context.driverOf(ride), rideHttp.tellArrival, { rideId: ride._id }, context.step.twice),
  ),
  'ask-next': on([ACCEPTED], (context, ride) => context.askNext(ride)),
  fare: on([ACCEPTED], (context, ride) => context.setFare(context.driverOf(ride), ride)),
  offer: on([REQUESTED, ACCEPTED], (context, ride) => context.offer(context.riderOf(ride), ride)),
  counter: on([REQUESTED, ACCEPTED], (context, ride) => context.counter(ride)),
  'right-code': on([ACCEPTED], (context, ride) => context.enterCode(ride)),
  'wrong-code': on([ACCEPTED], (context, ride) =>
    context.typeCode(context.driverOf(ride), ride, context.wrongCode(ride)),
  ),
  renew: on([ACCEPTED], (context, ride) =>
    context.witness.command(context.riderOf(ride), rideHttp.renewCode, { rideId: ride._id }, context.step.twice),
  ),
  sos: on(SOS_STATUSES, (context, ride) =>
    context.witness.command(
      pick([context.riderOf(ride), context.driverOf(ride)], context.step.who),
      rideHttp.sendSos,
      { rideId: ride._id },
      context.step.twice,
    ),
  ),
  keep: on(ENGAGED_STATUSES, keep),
  replay: ({ witness, step }) => replay(witness, step.twice),
  availability: ({ witness, driver, step }) =>
    witness.command(
      driver,
      driverHttp.update,
      { id: driver.driverId, availabilityStatus: step.who % 2 ? AVAILABILITY.ONLINE : AVAILABILITY.OFFLINE },
      step.twice,
    ),
  decide: ({ witness, lane, driver, step }) =>
    witness.command(
      lane.administrator,
      driverHttp.updateStatus,
      {
        id: driver.driverId,
        status: step.who % 2 ? DRIVER_STATUS.APPROVED : DRIVER_STATUS.SUSPENDED,
        reason: 'A test of the decision',
      },
      step.twice,
    ),
  session: ({ witness, driver }) => comeOrGo(witness, driver),
  unreachable: ({ lane, driver }) => loseTouch(lane, driver),
  trespass: on(ENGAGED_STATUSES, (context, ride) => pick(TRESPASSES, context.step.value)(context, ride)),
  look: (context) => pick(SIGHTS, context.step.value)(context),
};

/** Forbidden actions of a stranger on a ride of others. */
const TRESPASSES: readonly RideAction[] = [
  (context, ride) => context.witness.ask(context.strangerTo(ride), rideHttp.getRide, { rideId: ride._id }),
  (context, ride) => context.move(context.strangerTo(ride), ride, pick(STATUSES, context.step.ride), 'Not mine'),
  (context, ride) => context.setFare(context.strangerTo(ride), ride),
  (context, ride) => context.offer(context.strangerTo(ride), ride),
  (context, ride) => context.typeCode(context.strangerTo(ride), ride, context.wrongCode(ride)),
  (context, ride) => context.witness.ask(context.strangerTo(ride), rideHttp.tellArrival, { rideId: ride._id }),
  (context, ride) => context.witness.ask(context.strangerTo(ride), rideHttp.askNext, { rideId: ride._id }),
  (context, ride) => context.witness.ask(context.strangerTo(ride), rideHttp.renewCode, { rideId: ride._id }),
  (context, ride) => context.witness.ask(context.strangerTo(ride), rideHttp.sendSos, { rideId: ride._id }),
  (context, ride) =>
    context.witness.ask(context.anybody, driverHttp.update, { id: ride.driver._id, availabilityStatus: 'ONLINE' }),
];

/** Reading calls anybody may try; every answer is checked for protected values. */
const SIGHTS: readonly Action[] = [
  ({ witness, anybody }) => witness.ask(anybody, rideHttp.rides, { limit: 5 }),
  ({ witness, rider, lane }) => witness.ask(rider, rideHttp.rides, { user: pick(lane.riders, 1).personId, limit: 5 }),
  ({ witness, rider }) => witness.ask(rider, rideHttp.currentRide, {}),
  ({ witness, driver }) => witness.ask(driver, rideHttp.currentRide, {}),
  ({ witness, rider }) => witness.ask(rider, driverHttp.freeDrivers, {}),
  ({ witness, anybody, driver }) => witness.ask(anybody, driverHttp.getDriver, { id: driver.driverId }),
  ({ witness, anybody }) => witness.ask(anybody, driverHttp.drivers, { limit: 5 }),
  ({ witness, anybody }) => witness.ask(anybody, userHttp.getMe, {}),
  ({ witness, anybody }) => witness.ask(anybody, notificationHttp.feed, {}),
  ({ witness, anybody }) => witness.ask(anybody, rideHttp.incidents, { limit: 5 }),
];

/** Takes one step in the present state. */
export const takeStep = (context: StepContext): Promise<unknown> => ACTIONS[context.step.kind](context);
