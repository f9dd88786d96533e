import { rideEvents } from '@pothik/contracts/ride';
import { rounds } from '@pothik/service-kit/testing';
import fc from 'fast-check';
import { completedRide } from '../testing/completed-ride.js';
import { DriverFixture } from '../testing/driver-fixture.js';
import { RideEventsFixture } from '../testing/ride-events-fixture.js';

const ROUNDS = rounds(1_000);
/** On a driver's first day each ride sums the ledger: one who had all of them would make each of them slow. */
const RIDES_OF_ONE = 100;
const FARES = [220, 80];
const STEPS = ['requested', 'accepted', 'pickedUp', 'completed'] as const;

let fixture: DriverFixture;
let driverId: string;
beforeAll(async () => {
  fixture = await DriverFixture.start();
  driverId = (await fixture.onDuty()).driver._id;
});
afterAll(() => fixture?.close());

/** Every step of every ride at least once, some twice, in any order. */
const everyStep = FARES.flatMap((_fare, ride) => STEPS.map((step) => ({ ride, step })));
const anyOrder = fc
  .subarray(everyStep)
  .chain((repeated) =>
    fc.shuffledSubarray([...everyStep, ...repeated], { minLength: everyStep.length + repeated.length }),
  );

describe(`the events of one driver’s rides, ${ROUNDS} times`, () => {
  it('late, twice and in any order end in the same state: each ride earned once, and the driver free', async () => {
    let played = 0;
    const play = async (delivered: typeof everyStep) => {
      played += 1;
      const rideEventsOf = FARES.map(() => new RideEventsFixture(fixture.platform, driverId, { awaitsEffects: false }));
      for (const { ride, step } of delivered) {
        if (step === 'completed') await rideEventsOf[ride]?.completed(FARES[ride]);
        else await rideEventsOf[ride]?.[step]();
      }
      await fixture.platform.settled();
      const { totalRides, totalEarnings, engaged } = await fixture.show(driverId);
      expect({ totalRides, totalEarnings, engaged }).toEqual({
        totalRides: played * FARES.length,
        totalEarnings: played * FARES.reduce((sum, fare) => sum + fare, 0),
        engaged: false,
      });
      expect(await fixture.freeIds()).toEqual([driverId]);
    };
    await fc.assert(fc.asyncProperty(anyOrder, play), { numRuns: ROUNDS, endOnFailure: true });
  });

  it('replayed from the dead letters count once, whether they had an effect before or not', async () => {
    let given = 0;
    while (given < ROUNDS) {
      const { driver } = await fixture.onDuty();
      const rides = Math.min(RIDES_OF_ONE, ROUNDS - given);
      for (let round = 0; round < rides; round += 1) {
        const event = completionOf(driver._id);
        if (round % 2 === 0) await fixture.platform.publish(rideEvents.statusChanged, event);
        await fixture.platform.giveUp('driver', rideEvents.statusChanged, event);
      }
      given += rides;
      for (const _again of [1, 2]) {
        expect(await fixture.platform.replayDeadLetters('ride')).toBe(given);
        await fixture.platform.settled();
        expect(await fixture.show(driver._id)).toMatchObject({ totalRides: rides, totalEarnings: rides * 220 });
      }
    }
  });
});

function completionOf(driver: string) {
  const ride = completedRide(driver, fixture.platform.clock.now());
  const change = { from: 'IN TRANSIT', to: 'COMPLETED', by: 'DRIVER', reason: '', cause: '' } as const;
  return { id: crypto.randomUUID(), aggregateId: ride.id, aggregateVersion: 5, payload: { ride, ...change } };
}
