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
import { pick, type Stage } from './stage.js';
import type { StepKind } from './steps.js';

type Act = (stage: Stage) => Promise<unknown>;
type RideAct = (stage: Stage, ride: RideView) => Promise<unknown>;

const { REQUESTED, ACCEPTED, REJECTED, CANCELLED } = RIDE_STATUS;
const STATUSES = Object.values(RIDE_STATUS);

/** An act on a ride, preferably in one of these statuses; before anything is booked, somebody books. */
const on =
  (statuses: readonly (typeof STATUSES)[number][], act: RideAct): Act =>
  (stage) => {
    const ride = stage.rideIn(...statuses);
    return ride ? act(stage, ride) : stage.book(stage.rider, stage.driver);
  };

/** What the parties of a ride, and an administrator, may all try. */
const somebodyOf = (stage: Stage, ride: RideView) =>
  pick([stage.riderOf(ride), stage.driverOf(ride), stage.lane.administrator], stage.step.who);

const ACTS: Readonly<Record<StepKind, Act>> = {
  book: (stage) => stage.book(stage.rider, stage.driver),
  proceed: on(OPEN_STATUSES, (stage, ride) => stage.proceed(ride)),
  wish: on(STATUSES, (stage, ride) =>
    stage.move(stage.anybody, ride, pick(STATUSES, stage.step.value), stage.step.value % 2 ? 'A wish' : undefined),
  ),
  reject: on([REQUESTED], (stage, ride) => stage.move(stage.driverOf(ride), ride, REJECTED)),
  cancel: on(OPEN_STATUSES, (stage, ride) =>
    stage.move(somebodyOf(stage, ride), ride, CANCELLED, stage.step.value % 4 ? 'Plans have changed' : undefined),
  ),
  fare: on([ACCEPTED], (stage, ride) => stage.setFare(stage.driverOf(ride), ride)),
  'right-code': on([ACCEPTED], (stage, ride) => stage.enterCode(ride)),
  'wrong-code': on([ACCEPTED], (stage, ride) => stage.typeCode(stage.driverOf(ride), ride, stage.wrongCode(ride))),
  renew: on([ACCEPTED], (stage, ride) =>
    stage.witness.command(stage.riderOf(ride), rideHttp.renewCode, { rideId: ride._id }, stage.step.twice),
  ),
  sos: on(SOS_STATUSES, (stage, ride) =>
    stage.witness.command(
      pick([stage.riderOf(ride), stage.driverOf(ride)], stage.step.who),
      rideHttp.sendSos,
      { rideId: ride._id },
      stage.step.twice,
    ),
  ),
  availability: ({ witness, driver, step }) =>
    witness.command(
      driver,
      driverHttp.update,
      { id: driver.driverId, availabilityStatus: step.who % 2 ? AVAILABILITY.ONLINE : AVAILABILITY.OFFLINE },
      step.twice,
    ),
  judge: ({ witness, lane, driver, step }) =>
    witness.command(
      lane.administrator,
      driverHttp.updateStatus,
      {
        id: driver.driverId,
        status: step.who % 2 ? DRIVER_STATUS.APPROVED : DRIVER_STATUS.SUSPENDED,
        reason: 'A test of judgement',
      },
      step.twice,
    ),
  trespass: on(ENGAGED_STATUSES, (stage, ride) => pick(TRESPASSES, stage.step.value)(stage, ride)),
  look: (stage) => pick(SIGHTS, stage.step.value)(stage),
};

/** What a stranger might try with a ride of others. */
const TRESPASSES: readonly RideAct[] = [
  (stage, ride) => stage.witness.ask(stage.strangerTo(ride), rideHttp.getRide, { rideId: ride._id }),
  (stage, ride) => stage.move(stage.strangerTo(ride), ride, pick(STATUSES, stage.step.ride), 'Not mine'),
  (stage, ride) => stage.setFare(stage.strangerTo(ride), ride),
  (stage, ride) => stage.typeCode(stage.strangerTo(ride), ride, stage.wrongCode(ride)),
  (stage, ride) => stage.witness.ask(stage.strangerTo(ride), rideHttp.renewCode, { rideId: ride._id }),
  (stage, ride) => stage.witness.ask(stage.strangerTo(ride), rideHttp.sendSos, { rideId: ride._id }),
  (stage, ride) =>
    stage.witness.ask(stage.anybody, driverHttp.update, { id: ride.driver._id, availabilityStatus: 'ONLINE' }),
];

/** What anybody may look at; every answer is examined for what it should not show. */
const SIGHTS: readonly Act[] = [
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

/** Takes one step, with whatever there is at that moment. */
export const takeStep = (stage: Stage): Promise<unknown> => ACTS[stage.step.kind](stage);
