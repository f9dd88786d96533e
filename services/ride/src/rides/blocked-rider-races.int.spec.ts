import { type RideView } from '@pothik/contracts/ride';
import { rounds } from '@pothik/service-kit/testing';
import { dataOf, outcomeOf } from '../testing/ride-answers.js';
import { PairBlock } from '../testing/ride-blocks.js';
import { type FixtureDriver, type FixtureRider, RideFixture } from '../testing/ride-fixture.js';

/** How often each race is run. */
const ROUNDS = rounds(500);

let fixture: RideFixture;
beforeAll(async () => {
  fixture = await RideFixture.open();
});
afterAll(() => fixture.close());

/** Half of the rounds begin with a booking, and half with the block. */
const together = <T>(round: number, block: PairBlock, call: () => Promise<T>): Promise<T> =>
  round % 2 === 0
    ? Promise.all([call(), block.begin()]).then(([answer]) => answer)
    : Promise.all([block.begin(), call()]).then(([, answer]) => answer);

const openRequests = ({ person }: FixtureRider, { driverId }: FixtureDriver) =>
  fixture.platform.model('ride', 'Ride').countDocuments({ riderId: person.id, driverId, status: 'REQUESTED' });

async function seenIn(race: (round: number) => Promise<string>): Promise<Map<string, number>> {
  const seen = new Map<string, number>();
  for (let round = 0; round < ROUNDS; round += 1) {
    const outcome = await race(round);
    seen.set(outcome, (seen.get(outcome) ?? 0) + 1);
  }
  return seen;
}
const othersThan = (seen: Map<string, number>, allowed: readonly string[]) =>
  [...seen].filter(([outcome]) => !allowed.includes(outcome));

describe(`a block and another call together, ${ROUNDS} rounds`, () => {
  it('a booking by name: no request of the pair stays open', async () => {
    const seen = await seenIn(async (round) => {
      const [rider, driver] = [await fixture.rider(), await fixture.driver()];
      await fixture.platform.settled();
      const block = new PairBlock(fixture, rider, driver);
      const answer = await together(round, block, () => fixture.book(rider, driver));
      await fixture.platform.settled();
      return `${outcomeOf(answer)}, open ${await openRequests(rider, driver)}`;
    });
    expect(othersThan(seen, ['201, open 0', '409 ride/driver-not-free, open 0'])).toEqual([]);
  });

  it('a request to the nearest: it is with the next, never with the one who blocks', async () => {
    const next = await fixture.driver();
    const seen = await seenIn(async (round) => {
      const [rider, driver] = [await fixture.rider(), await fixture.driver()];
      await fixture.platform.settled();
      const block = new PairBlock(fixture, rider, driver);
      const answer = await together(round, block, () => fixture.askNearest(rider, [driver, next]));
      const ride = dataOf<RideView>(answer, 201);
      await fixture.platform.settled();
      const { rideStatus, driver: asked } = await fixture.see(ride, rider.person);
      return `${rideStatus}, ${asked._id === next.driverId ? 'next' : 'blocking'}`;
    });
    expect([...seen.keys()]).toEqual(['REQUESTED, next']);
  });

  it('an acceptance: the ride goes on, or was rejected before', async () => {
    const seen = await seenIn(async (round) => {
      const [rider, driver] = [await fixture.rider(), await fixture.driver()];
      const ride = await fixture.booked(rider, driver);
      await fixture.platform.settled();
      const block = new PairBlock(fixture, rider, driver);
      const answer = await together(round, block, () => fixture.setStatus(ride, driver.person, 'ACCEPTED'));
      await fixture.platform.settled();
      const { rideStatus } = await fixture.see(ride, rider.person);
      return `${outcomeOf(answer)}, ${rideStatus}`;
    });
    expect(othersThan(seen, ['200, ACCEPTED', '409 ride/illegal-transition, REJECTED'])).toEqual([]);
  });
});
