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
import { type Fixture, pick } from './model-fixture.js';
import type { StepKind } from './steps.js';

type Act = (fixture: Fixture) => Promise<unknown>;
type RideAct = (fixture: Fixture, ride: RideView) => Promise<unknown>;

const { REQUESTED, ACCEPTED, REJECTED, CANCELLED } = RIDE_STATUS;
const STATUSES = Object.values(RIDE_STATUS);

/** An act on a ride, preferably in one of these statuses; before anything is booked, somebody books. */
const on =
  (statuses: readonly (typeof STATUSES)[number][], act: RideAct): Act =>
  (fixture) => {
    const ride = fixture.rideIn(...statuses);
    return ride ? act(fixture, ride) : fixture.book(fixture.rider, fixture.driver);
  };

/** What the parties of a ride, and an administrator, may all try. */
const somebodyOf = (fixture: Fixture, ride: RideView) =>
  pick([fixture.riderOf(ride), fixture.driverOf(ride), fixture.lane.administrator], fixture.step.who);

const ACTS: Readonly<Record<StepKind, Act>> = {
  book: (fixture) => fixture.book(fixture.rider, fixture.driver),
  proceed: on(OPEN_STATUSES, (fixture, ride) => fixture.proceed(ride)),
  wish: on(STATUSES, (fixture, ride) =>
    fixture.move(
      fixture.anybody,
      ride,
      pick(STATUSES, fixture.step.value),
      fixture.step.value % 2 ? 'A wish' : undefined,
    ),
  ),
  reject: on([REQUESTED], (fixture, ride) => fixture.move(fixture.driverOf(ride), ride, REJECTED)),
  cancel: on(OPEN_STATUSES, (fixture, ride) =>
    fixture.move(somebodyOf(fixture, ride), ride, CANCELLED, fixture.step.value % 4 ? 'Plans have changed' : undefined),
  ),
  fare: on([ACCEPTED], (fixture, ride) => fixture.setFare(fixture.driverOf(ride), ride)),
  'right-code': on([ACCEPTED], (fixture, ride) => fixture.enterCode(ride)),
  'wrong-code': on([ACCEPTED], (fixture, ride) =>
    fixture.typeCode(fixture.driverOf(ride), ride, fixture.wrongCode(ride)),
  ),
  renew: on([ACCEPTED], (fixture, ride) =>
    fixture.witness.command(fixture.riderOf(ride), rideHttp.renewCode, { rideId: ride._id }, fixture.step.twice),
  ),
  sos: on(SOS_STATUSES, (fixture, ride) =>
    fixture.witness.command(
      pick([fixture.riderOf(ride), fixture.driverOf(ride)], fixture.step.who),
      rideHttp.sendSos,
      { rideId: ride._id },
      fixture.step.twice,
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
  trespass: on(ENGAGED_STATUSES, (fixture, ride) => pick(TRESPASSES, fixture.step.value)(fixture, ride)),
  look: (fixture) => pick(SIGHTS, fixture.step.value)(fixture),
};

/** What a stranger might try with a ride of others. */
const TRESPASSES: readonly RideAct[] = [
  (fixture, ride) => fixture.witness.ask(fixture.strangerTo(ride), rideHttp.getRide, { rideId: ride._id }),
  (fixture, ride) => fixture.move(fixture.strangerTo(ride), ride, pick(STATUSES, fixture.step.ride), 'Not mine'),
  (fixture, ride) => fixture.setFare(fixture.strangerTo(ride), ride),
  (fixture, ride) => fixture.typeCode(fixture.strangerTo(ride), ride, fixture.wrongCode(ride)),
  (fixture, ride) => fixture.witness.ask(fixture.strangerTo(ride), rideHttp.renewCode, { rideId: ride._id }),
  (fixture, ride) => fixture.witness.ask(fixture.strangerTo(ride), rideHttp.sendSos, { rideId: ride._id }),
  (fixture, ride) =>
    fixture.witness.ask(fixture.anybody, driverHttp.update, { id: ride.driver._id, availabilityStatus: 'ONLINE' }),
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
export const takeStep = (fixture: Fixture): Promise<unknown> => ACTS[fixture.step.kind](fixture);
