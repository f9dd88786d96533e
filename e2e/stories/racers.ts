import { rideHttp } from '@pothik/contracts/ride';
import type { Actor, DriverActor, Lane } from '../support/actors/actor.js';
import { assembleLanes, refreshAll } from '../support/actors/assemble-lanes.js';
import { eventually } from '../support/eventually.js';
import type { ReachedPlatform } from '../support/reach-platform.js';
import { sharedPlatform } from '../support/shared-world/world.js';
import { LANES, PATIENCE_MS } from './race-calls.js';

/** The people of one race: three riders, the driver, two other drivers and an administrator. */
export interface Racers {
  riders: readonly [Actor, Actor, Actor];
  driver: DriverActor;
  other: DriverActor;
  third: DriverActor;
  administrator: Actor;
}

/** Concurrent calls, and what must hold afterwards. */
export type Race = (racers: Racers) => Promise<void>;

/** Ends all open rides, so that the next round begins with none. */
const clear = ({ riders, administrator }: Racers) =>
  Promise.all(
    riders.map(({ visitor }) =>
      eventually(async () => {
        const ride = await visitor.call(rideHttp.currentRide, {});
        if (ride === null) return;
        const who = ride.rideStatus === 'REQUESTED' ? visitor : administrator.visitor;
        const end = { rideId: ride._id, rideStatus: 'CANCELLED' as const, reason: 'Next round' };
        await who.call(rideHttp.updateStatus, end);
      }),
    ),
  );

async function runLane({ riders, drivers, administrator }: Lane, rounds: number[], race: Race): Promise<void> {
  const [driver, other, third] = drivers as [DriverActor, DriverActor, DriverActor];
  const racers = { riders: riders as unknown as Racers['riders'], driver, other, third, administrator };
  for (const round of rounds) {
    // Signs of life: a race may last longer than a driver who only looks on stays ONLINE without any.
    await Promise.all(drivers.map(({ visitor }) => visitor.call(rideHttp.currentRide, {})));
    try {
      await race(racers);
    } catch (error) {
      (error as Error).message = `Round ${round}: ${(error as Error).message}`;
      throw error;
    } finally {
      await clear(racers);
    }
  }
}

/** Runs a race `count` times, several lanes of people concurrently. @throws the first failure, with its round */
async function everyRound(lanes: readonly Lane[], count: number, race: Race): Promise<void> {
  await Promise.all(lanes.map(refreshAll));
  const numbers = Array.from({ length: count }, (_, index) => index + 1);
  const ended = await Promise.allSettled(
    lanes.map((lane, index) =>
      runLane(
        lane,
        numbers.filter((round) => round % lanes.length === index),
        race,
      ),
    ),
  );
  for (const one of ended) if (one.status === 'rejected') throw one.reason;
}

/** Prepares the platform and the people of a file of races. A race runs `rounds` times, and its test is named by its sentence. */
export function racesOf(rounds: number) {
  const world: { platform?: ReachedPlatform; lanes: Lane[] } = { lanes: [] };
  beforeAll(async () => {
    world.platform = await sharedPlatform();
    world.lanes = await assembleLanes(world.platform, LANES);
  });
  afterAll(() => world.platform?.stop());
  return {
    race: (sentence: string, run: Race) =>
      it(`${sentence} (${rounds} times)`, () => everyRound(world.lanes, rounds, run), PATIENCE_MS),
    /** Of the platform that is raced on. */
    url: () => world.platform?.url ?? '',
  };
}
