import { ERRORS } from '@pothik/contracts/catalogue';
import { driverHttp } from '@pothik/contracts/driver';
import type { Refusal } from '@pothik/contracts/platform';
import { RIDE_STATUS, type RideView, rideHttp } from '@pothik/contracts/ride';
import type { Actor, DriverActor } from '../../e2e/support/actors/actor.js';
import type { Answer } from '../../e2e/support/visitor.js';
import { isBlocking, isOf } from './checks/block.rules.js';
import { isOfLimits } from './checks/booking-limit.rules.js';
import { endRide } from './end-ride.js';
import { unlessInTime } from './in-time.js';
import { LOCATIONS } from './steps.js';
import type { Witness } from './witness.js';
import type { ModelLane } from './world/model-platform.js';

const NOT_FREE = 'ride/driver-not-free';

type BookingAnswer = Answer<Partial<Refusal> & { message: string; data: RideView }>;

interface People {
  driver: DriverActor;
  rider: Actor;
}

const pairOf = ({ driver, rider }: People) => ({ driverId: driver.driverId, riderId: rider.personId });

/** A driver blocks a rider with whom they had a ride, or takes the block back. */
export async function blockOrNot(witness: Witness, people: People): Promise<void> {
  const { driver, rider } = people;
  const input = { userId: rider.personId };
  if (isBlocking(witness.blockChanges, pairOf(people), Date.now()) === true) {
    await witness.ask(driver, driverHttp.unblockRider, input, crypto.randomUUID());
    return;
  }
  // The driver service may not know of the ride yet.
  const sentence = `${driver.name} cannot block ${rider.name}, with whom they had a ride`;
  const isAnswered = async () => {
    const { body } = await witness.ask(driver, driverHttp.blockRider, input, crypto.randomUUID());
    return body.code !== 'driver/rider-not-found';
  };
  witness.findings.push(...(await unlessInTime(sentence, isAnswered)));
}

/** While nobody acts: no request waits for a driver who blocks its rider. */
export async function blockedRequestFindings({ administrator }: ModelLane, witness: Witness): Promise<string[]> {
  const waits = ({ rideStatus, driver, user, asking }: RideView) =>
    rideStatus === RIDE_STATUS.REQUESTED &&
    !asking?.looking &&
    isBlocking(witness.blockChanges, { driverId: driver._id, riderId: user._id }, Date.now()) === true;
  const found = witness.rides
    .filter(waits)
    .map(({ _id: rideId }) =>
      unlessInTime(
        `ride ${rideId} waits for a driver who blocks its rider`,
        async () => !waits(await witness.read(administrator, rideHttp.getRide, { rideId })),
      ),
    );
  return (await Promise.all(found)).flat();
}

/**
 * When all rides have ended: who is blocked is told by the driver's own list, finds the driver nowhere and is refused as if they
 * were not free; when all blocks were taken back, whoever was blocked finds and books the driver again.
 */
export async function blockFindings(lane: ModelLane, witness: Witness, paused: readonly Actor[]): Promise<string[]> {
  const pairs = witness.blockChanges.filter((one, index, all) => all.findIndex(isOf(one)) === index);
  const found: string[] = [];
  // One after another: a rider has one ride at a time.
  for (const pair of pairs) {
    const driver = lane.drivers.find(({ driverId }) => driverId === pair.driverId);
    const rider = lane.riders.find(({ personId }) => personId === pair.riderId);
    if (driver === undefined || rider === undefined) throw new Error('A block is of people of this lane.');
    const people = { driver, rider };
    found.push(...(await heldFindings(lane, witness, people)));
    if (!paused.includes(people.driver)) found.push(...(await freeAgainFindings(lane, witness, people)));
  }
  return found;
}

async function heldFindings(lane: ModelLane, witness: Witness, people: People): Promise<string[]> {
  const { driver, rider } = people;
  const listed = await witness.read(driver, driverHttp.blockedRiders, {});
  const holds = listed.some(({ user }) => user._id === rider.personId);
  const predicted = isBlocking(witness.blockChanges, pairOf(people), Date.now()) ?? holds;
  if (predicted !== holds) return [`${driver.name} ${holds ? 'still blocks' : 'does not block'} ${rider.name}`];
  if (!holds) return [];
  await witness.read(rider, driverHttp.freeDrivers, {});
  const isRefused = async () =>
    isNotFree(await book(lane, witness, people)) && isNotAsked(people, await ask(lane, witness, people));
  const found = await unlessInTime(`${rider.name} can book ${driver.name}, who blocks them`, isRefused);
  await witness.read(driver, driverHttp.unblockRider, { userId: rider.personId });
  return found;
}

async function freeAgainFindings(lane: ModelLane, witness: Witness, people: People): Promise<string[]> {
  const { driver, rider } = people;
  const isListed = async () => {
    const { data } = await witness.read(rider, driverHttp.freeDrivers, {});
    return data.some(({ _id }) => _id === driver.driverId);
  };
  const isBooked = async () => {
    const { status, body } = await book(lane, witness, people);
    return status < 300 || isOfLimits(body.code);
  };
  return [
    ...(await unlessInTime(`${rider.name} is not shown ${driver.name}, who blocks them no more`, isListed)),
    ...(await unlessInTime(`${rider.name} cannot book ${driver.name}, who blocks them no more`, isBooked)),
  ];
}

/** The answer for every driver who is not free, unless a limit of booking comes first. */
const isNotFree = ({ headers, body: { code, message } }: BookingAnswer): boolean =>
  isOfLimits(code) || (code === NOT_FREE && message === ERRORS[NOT_FREE].message && !headers.has('retry-after'));

/** A search asks somebody else, or nobody. */
const isNotAsked = ({ driver }: People, { status, body: { code, data } }: BookingAnswer): boolean =>
  status < 300 ? data.driver._id !== driver.driverId : isOfLimits(code) || code === 'ride/nobody-near';

const book = (lane: ModelLane, witness: Witness, { driver, rider }: People): Promise<BookingAnswer> =>
  ended(
    lane,
    witness,
    witness.ask(rider, rideHttp.book, { ...LOCATIONS, driver: driver.driverId }, crypto.randomUUID()),
  );

const ask = (lane: ModelLane, witness: Witness, { rider }: People): Promise<BookingAnswer> =>
  ended(
    lane,
    witness,
    witness.ask(rider, rideHttp.askNearest, { ...LOCATIONS, vehicleType: lane.vehicleType }, crypto.randomUUID()),
  );

/** A booking that was made is rejected at once. */
async function ended(lane: ModelLane, witness: Witness, asked: Promise<BookingAnswer>): Promise<BookingAnswer> {
  const answer = await asked;
  if (answer.status < 300) await endRide(lane, witness, answer.body.data);
  return answer;
}
