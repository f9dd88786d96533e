import { type RideView, rideHttp } from '@pothik/contracts/ride';
import { rounds } from '@pothik/service-kit/testing';
import { dataOf, outcomeOf } from '../testing/ride-answers.js';
import { type FixtureDriver, RideFixture } from '../testing/ride-fixture.js';
import { RideRepository } from './ride.repository.js';

/** How often each race is run. */
const ROUNDS = rounds(200);
const ASK_NEXT_ROUNDS = rounds(500);

let fixture: RideFixture;
beforeAll(async () => {
  fixture = await RideFixture.open();
});
afterAll(() => fixture.close());

/** Runs races many times, each with their own people; returns the outcomes of every round. */
async function seenIn<T>(races: () => Promise<T>): Promise<T[]> {
  const seen: T[] = [];
  for (let round = 0; round < ROUNDS; round += 1) seen.push(await races());
  return seen;
}
const every = <T>(outcome: T): T[] => Array.from({ length: ROUNDS }, () => outcome);
const sorted = (answers: Parameters<typeof outcomeOf>[0][]) => answers.map(outcomeOf).sort().join(', ');

describe(`two calls fired together, ${ROUNDS} rounds`, () => {
  it('one driver accepting two requests at once gets one of them', async () => {
    const seen = await seenIn(async () => {
      const [one, other, driver] = await Promise.all([fixture.rider(), fixture.rider(), fixture.driver()]);
      const rides = [await fixture.booked(one, driver), await fixture.booked(other, driver)];
      return sorted(await Promise.all(rides.map((ride) => fixture.setStatus(ride, driver.person, 'ACCEPTED'))));
    });
    // The other call is refused by the index, or its request is already rejected because of the first.
    expect(seen.filter((outcome) => !/^200, 409 ride\/(driver-busy|illegal-transition)$/.test(outcome))).toEqual([]);
    expect(seen).toContain('200, 409 ride/driver-busy');
  });

  it('a busy driver gets no third', async () => {
    const seen = await seenIn(async () => {
      const [one, other, driver] = await Promise.all([fixture.rider(), fixture.rider(), fixture.driver()]);
      const rides = [await fixture.booked(one, driver), await fixture.booked(other, driver)];
      dataOf(await fixture.setStatus(rides[0] as RideView, driver.person, 'ACCEPTED'));
      const third = await fixture.rider();
      const [accepted, booked] = await Promise.all([
        fixture.setStatus(rides[1] as RideView, driver.person, 'ACCEPTED'),
        fixture.book(third, driver),
      ]);
      expect(outcomeOf(booked)).toBe('409 ride/driver-not-free');
      return outcomeOf(accepted);
    });
    expect(seen.filter((outcome) => !/^409 ride\/(driver-busy|illegal-transition)$/.test(outcome))).toEqual([]);
  });

  it('a rider booking twice gets one ride; of its acceptance and its cancellation one happens', async () => {
    const seen = await seenIn(async () => {
      const [rider, one, other] = await Promise.all([fixture.rider(), fixture.driver(), fixture.driver()]);
      const booked = await Promise.all([fixture.book(rider, one), fixture.book(rider, other)]);
      expect(sorted([...booked])).toBe('201, 409 ride/rider-has-open-ride');
      const [ride, driver] = booked[0].status === 201 ? ([booked[0], one] as const) : ([booked[1], other] as const);
      const made = dataOf<RideView>(ride, 201);
      const [accepted, cancelled] = await Promise.all([
        fixture.setStatus(made, driver.person, 'ACCEPTED'),
        fixture.setStatus(made, rider.person, 'CANCELLED'),
      ]);
      const { rideStatus } = await fixture.see(made, rider.person);
      return `${rideStatus}: ${outcomeOf(accepted)} / ${outcomeOf(cancelled)}`;
    });
    const allowed = ['ACCEPTED: 200 / 400 ride/reason-required', 'CANCELLED: 409 ride/illegal-transition / 200'];
    expect(seen.filter((outcome) => !allowed.includes(outcome))).toEqual([]);
  });

  it('the same key or arrival twice books, accepts and arrives once; of two cancellations one happens', async () => {
    const seen = await seenIn(async () => {
      const [rider, driver] = await Promise.all([fixture.rider(), fixture.driver()]);
      const twice = async (call: () => ReturnType<typeof fixture.call>, status?: number) =>
        (await Promise.all([call(), call()])).map((answer) => dataOf<RideView>(answer, status)) as [RideView, RideView];
      const [ride, same] = await twice(() => fixture.book(rider, driver, 'once'), 201);
      const stored = await fixture.platform.model('ride', 'Ride').countDocuments({ riderId: rider.person.id });
      const accepted = await twice(() => fixture.setStatus(ride, driver.person, 'ACCEPTED', undefined, 'once'));
      const arrive = () => fixture.call(rideHttp.tellArrival, { rideId: ride._id }, { as: driver.person });
      const arrived = await twice(arrive);
      const cancelled = await Promise.all([
        fixture.setStatus(ride, rider.person, 'CANCELLED', 'Plans have changed'),
        fixture.setStatus(ride, driver.person, 'CANCELLED', 'A flat tyre'),
      ]);
      return {
        rides: [same._id === ride._id, stored],
        history: accepted.map(({ history }) => history.length),
        arrivals: new Set(arrived.map(({ arrivedAt }) => arrivedAt)).size,
        cancelled: sorted([...cancelled]),
      };
    });
    const once = { rides: [true, 1], history: [2, 2], arrivals: 1, cancelled: '200, 409 ride/illegal-transition' };
    expect(seen).toEqual(every(once));
  });

  it('a driver’s arrival against the rider’s cancellation: a cancelled ride is not waited for afterwards', async () => {
    const seen = await seenIn(async () => {
      const [rider, driver] = await Promise.all([fixture.rider(), fixture.driver()]);
      const ride = await fixture.accepted(rider, driver);
      const [arrived, cancelled] = await Promise.all([
        fixture.call(rideHttp.tellArrival, { rideId: ride._id }, { as: driver.person }),
        fixture.setStatus(ride, rider.person, 'CANCELLED', 'Found a bus'),
      ]);
      expect(outcomeOf(cancelled)).toBe('200');
      const { rideStatus, arrivedAt } = await fixture.see(ride, rider.person);
      return `${outcomeOf(arrived)}, ${rideStatus}, ${arrivedAt === undefined ? 'not waited for' : 'waited for'}`;
    });
    const possible = ['200, CANCELLED, waited for', '409 ride/arrival-not-expected, CANCELLED, not waited for'];
    expect(seen.filter((outcome) => !possible.includes(outcome))).toEqual([]);
  });

  it.each<[string, (ride: RideView, driver: FixtureDriver, code: string) => ReturnType<typeof fixture.call>, RegExp]>([
    [
      'arrival',
      (ride, driver) => fixture.call(rideHttp.tellArrival, { rideId: ride._id }, { as: driver.person }),
      /^(ACCEPTED: 409 ride\/not-moving-away \/ 200|REQUESTED: 200 \/ 409 ride\/passed-on)$/,
    ],
    [
      'start code',
      (ride, driver, code) => fixture.verify(ride, driver, code),
      /^(PICKED UP: 409 ride\/illegal-transition \/ 200|REQUESTED: 200 \/ 409 ride\/passed-on)$/,
    ],
  ])(
    'a rider who asks the next against the driver’s %s: exactly one of them happens',
    async (_name, act, possible) => {
      const seen: string[] = [];
      for (let round = 0; round < ASK_NEXT_ROUNDS; round += 1) {
        const [rider, driver, next] = await Promise.all([fixture.rider(), fixture.driver(), fixture.driver()]);
        const ride = await fixture.movingAway(rider, driver);
        dataOf(await fixture.fare(ride, driver, 200));
        const { startCode = '' } = await fixture.see(ride, rider.person);
        fixture.free(next);
        const rides = fixture.platform.service('ride').app.get(RideRepository, { strict: false });
        const change = rides.change.bind(rides);
        let acted: ReturnType<typeof act> | undefined;
        // In every other round the driver acts just when the rider's write begins.
        const write = jest.spyOn(rides, 'change').mockImplementationOnce((...call) => {
          acted ??= act(ride, driver, startCode);
          return change(...call);
        });
        if (round % 2 === 0) {
          write.mockRestore();
          acted = act(ride, driver, startCode);
        }
        const asked = await fixture.askNext(ride, rider.person);
        write.mockRestore();
        const outcomes = [outcomeOf(asked), acted === undefined ? 'nobody acted' : outcomeOf(await acted)];
        const { rideStatus } = await fixture.see(ride, rider.person);
        seen.push(`${rideStatus}: ${outcomes.join(' / ')}`);
      }
      expect(seen.filter((outcome) => !possible.test(outcome))).toEqual([]);
    },
    600_000,
  );

  it('a dozen wrong codes at once cost five tries and no more', async () => {
    const [rider, driver] = await Promise.all([fixture.rider(), fixture.driver()]);
    const ride = await fixture.accepted(rider, driver);
    dataOf(await fixture.fare(ride, driver, 200));
    const { startCode } = await fixture.see(ride, rider.person);
    const wrong = startCode === '000000' ? '111111' : '000000';
    const tries = Array.from({ length: 12 }, () => fixture.verify(ride, driver, wrong));
    const outcomes = (await Promise.all(tries)).map(outcomeOf);
    const { codeTriesLeft = 5 } = await fixture.see(ride, rider.person);
    expect(outcomes.filter((outcome) => outcome === '400 ride/code-wrong')).toHaveLength(5 - codeTriesLeft);
    expect(outcomes.every((outcome) => /^(400 ride\/code-wrong|409 )/.test(outcome))).toBe(true);
  });
});
