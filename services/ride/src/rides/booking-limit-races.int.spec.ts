import type { RideView } from '@pothik/contracts/ride';
import { rounds } from '@pothik/service-kit/testing';
import { dataOf, outcomeOf } from '../testing/ride-answers.js';
import { type FixtureDriver, type FixtureRider, RideFixture } from '../testing/ride-fixture.js';
import { RideRepository } from './ride.repository.js';

const ROUNDS = rounds(50);

let fixture: RideFixture;
let free: FixtureDriver[];
beforeAll(async () => {
  fixture = await RideFixture.open();
  free = await Promise.all(Array.from({ length: 12 }, () => fixture.driver()));
});
afterAll(() => fixture?.close());

/** Books and cancels at once; the outcome of the booking. */
async function bookAndCancel(rider: FixtureRider, driver: FixtureDriver): Promise<string> {
  const booked = await fixture.book(rider, driver);
  if (booked.status === 201)
    dataOf(await fixture.setStatus(dataOf<RideView>(booked, 201), rider.person, 'CANCELLED', 'Plans have changed'));
  return outcomeOf(booked);
}

/** A rider with one place left. */
async function withNineCancelled(): Promise<FixtureRider> {
  const rider = await fixture.rider();
  await fixture.platform.settled();
  for (const driver of free.slice(0, 9)) expect(await bookAndCancel(rider, driver)).toBe('201');
  return rider;
}

const passed = (outcomes: readonly string[]) => outcomes.filter((outcome) => outcome === '201').length;
const cancelledOf = ({ person }: FixtureRider) =>
  fixture.platform.model('ride', 'Ride').countDocuments({ riderId: person.id, status: 'CANCELLED' });

describe(`the last place of a limit, ${ROUNDS} rounds`, () => {
  it.each([2, 10])(
    'of %i pairs of book and cancel at once, one passes',
    async (count) => {
      for (let round = 0; round < ROUNDS; round += 1) {
        const rider = await withNineCancelled();
        const pairs = Array.from({ length: count }, (_, index) =>
          bookAndCancel(rider, free[9 + (index % 3)] as FixtureDriver),
        );
        const outcomes = await Promise.all(pairs);
        expect([passed(outcomes), await cancelledOf(rider)]).toEqual([1, 10]);
        const refusals = /^(201|409 ride\/rider-has-open-ride|429 ride\/too-many-cancelled)$/;
        expect(outcomes.filter((outcome) => !refusals.test(outcome))).toEqual([]);
      }
    },
    600_000,
  );

  it.each<[string, boolean]>([
    ['begun and cancelled', false],
    ['cancelled, which was open', true],
  ])(
    'a booking that was decided before another was %s is decided again',
    async (_name, isOpenBefore) => {
      for (let round = 0; round < ROUNDS; round += 1) {
        const rider = await withNineCancelled();
        const [tenth, late] = free.slice(9) as [FixtureDriver, FixtureDriver];
        const open = isOpenBefore ? await fixture.booked(rider, tenth) : undefined;
        const rides = fixture.platform.service('ride').app.get(RideRepository, { strict: false });
        const create = rides.create.bind(rides);
        const end = (ride: RideView) => fixture.setStatus(ride, rider.person, 'CANCELLED', 'Plans have changed');
        const write = jest.spyOn(rides, 'create').mockImplementationOnce(async (...call) => {
          write.mockRestore();
          dataOf(await end(await fixture.booked(rider, tenth)));
          return create(...call);
        });
        const outcome = outcomeOf(await fixture.book(rider, late));
        write.mockRestore();
        if (open) dataOf(await end(open));
        expect(outcome).toBe(isOpenBefore ? '409 ride/rider-has-open-ride' : '429 ride/too-many-cancelled');
        expect(outcomeOf(await fixture.book(rider, late))).toBe('429 ride/too-many-cancelled');
        expect(await cancelledOf(rider)).toBe(10);
      }
    },
    600_000,
  );

  it('of two pairs at a driver with whom the rider cancelled once, one passes', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const [rider, driver] = [await fixture.rider(), free[0] as FixtureDriver];
      await fixture.platform.settled();
      expect(await bookAndCancel(rider, driver)).toBe('201');
      const outcomes = await Promise.all([bookAndCancel(rider, driver), bookAndCancel(rider, driver)]);
      expect([passed(outcomes), await cancelledOf(rider)]).toEqual([1, 2]);
    }
  }, 600_000);
});
