import { rideHttp } from '@pothik/contracts/ride';
import type { Actor, DriverActor, Lane } from '../support/actors/actor.js';
import { refreshAll } from '../support/actors/assemble-lanes.js';
import { eventually } from '../support/eventually.js';

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
export async function everyRound(lanes: readonly Lane[], count: number, race: Race): Promise<void> {
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
