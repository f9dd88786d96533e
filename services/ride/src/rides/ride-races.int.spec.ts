import { type RideView, rideHttp } from '@pothik/contracts/ride';
import { dataOf, outcomeOf, RideFixture } from '../testing/ride-fixture.js';

/** How often each race is run. */
const ROUNDS = process.env.LONG === '1' ? 200 : 10;

let fixture: RideFixture;
beforeAll(async () => {
  fixture = await RideFixture.open();
});
afterAll(() => fixture.close());

/** Runs a race many times, each with its own people; returns the sorted outcomes of every round. */
async function rounds(race: () => Promise<string[]>): Promise<string[]> {
  const seen: string[] = [];
  for (let round = 0; round < ROUNDS; round += 1) seen.push((await race()).sort().join(', '));
  return seen;
}
const every = (...outcomes: string[]) => Array.from({ length: ROUNDS }, () => outcomes.sort().join(', '));

describe(`two calls fired together, ${ROUNDS} rounds`, () => {
  it('one driver accepting two requests at once gets one of them', async () => {
    const seen = await rounds(async () => {
      const [one, other, driver] = await Promise.all([fixture.rider(), fixture.rider(), fixture.driver()]);
      const rides = [await fixture.booked(one, driver), await fixture.booked(other, driver)];
      const answers = await Promise.all(rides.map((ride) => fixture.setStatus(ride, driver.person, 'ACCEPTED')));
      return answers.map(outcomeOf);
    });
    // The other call is refused by the index, or its request is already rejected because of the first.
    expect(seen.filter((outcome) => !/^200, 409 ride\/(driver-busy|illegal-transition)$/.test(outcome))).toEqual([]);
    expect(seen).toContain('200, 409 ride/driver-busy');
  });

  it('a busy driver gets no third', async () => {
    const seen = await rounds(async () => {
      const [one, other, driver] = await Promise.all([fixture.rider(), fixture.rider(), fixture.driver()]);
      const rides = [await fixture.booked(one, driver), await fixture.booked(other, driver)];
      dataOf(await fixture.setStatus(rides[0] as RideView, driver.person, 'ACCEPTED'));
      const third = await fixture.rider();
      const [accepted, booked] = await Promise.all([
        fixture.setStatus(rides[1] as RideView, driver.person, 'ACCEPTED'),
        fixture.book(third, driver),
      ]);
      expect(outcomeOf(booked)).toBe('409 ride/driver-not-free');
      return [outcomeOf(accepted)];
    });
    expect(seen.filter((outcome) => !/^409 ride\/(driver-busy|illegal-transition)$/.test(outcome))).toEqual([]);
  });

  it('one rider booking twice at once gets one ride', async () => {
    const seen = await rounds(async () => {
      const [rider, one, other] = await Promise.all([fixture.rider(), fixture.driver(), fixture.driver()]);
      return (await Promise.all([fixture.book(rider, one), fixture.book(rider, other)])).map(outcomeOf);
    });
    expect(seen).toEqual(every('201', '409 ride/rider-has-open-ride'));
  });

  it('the same key twice at once makes one ride, and both calls return it', async () => {
    const seen = await rounds(async () => {
      const [rider, driver] = await Promise.all([fixture.rider(), fixture.driver()]);
      const answers = await Promise.all([fixture.book(rider, driver, 'once'), fixture.book(rider, driver, 'once')]);
      const rides = answers.map((answer) => dataOf<RideView>(answer, 201)._id);
      expect(await fixture.platform.model('ride', 'Ride').countDocuments({ riderId: rider.person.id })).toBe(1);
      return [rides[0] === rides[1] ? 'one ride' : 'two rides'];
    });
    expect(seen).toEqual(every('one ride'));
  });

  it('the same key twice at once accepts once', async () => {
    const seen = await rounds(async () => {
      const [rider, driver] = await Promise.all([fixture.rider(), fixture.driver()]);
      const ride = await fixture.booked(rider, driver);
      const accept = () => fixture.setStatus(ride, driver.person, 'ACCEPTED', undefined, 'once');
      const answers = (await Promise.all([accept(), accept()])).map((answer) => dataOf<RideView>(answer));
      return [String(answers.every(({ history }) => history.length === 2))];
    });
    expect(seen).toEqual(every('true'));
  });

  it('a rider’s cancellation against the driver’s acceptance: one of them', async () => {
    const seen = await rounds(async () => {
      const [rider, driver] = await Promise.all([fixture.rider(), fixture.driver()]);
      const ride = await fixture.booked(rider, driver);
      const [accepted, cancelled] = await Promise.all([
        fixture.setStatus(ride, driver.person, 'ACCEPTED'),
        fixture.setStatus(ride, rider.person, 'CANCELLED'),
      ]);
      const { rideStatus } = await fixture.see(ride, rider.person);
      return [`${rideStatus}: ${outcomeOf(accepted)} / ${outcomeOf(cancelled)}`];
    });
    const allowed = ['ACCEPTED: 200 / 400 ride/reason-required', 'CANCELLED: 409 ride/illegal-transition / 200'];
    expect(seen.filter((outcome) => !allowed.includes(outcome))).toEqual([]);
  });

  it('a cancellation with a reason against another one: one of them', async () => {
    const seen = await rounds(async () => {
      const [rider, driver] = await Promise.all([fixture.rider(), fixture.driver()]);
      const ride = await fixture.accepted(rider, driver);
      const answers = await Promise.all([
        fixture.setStatus(ride, rider.person, 'CANCELLED', 'Plans have changed'),
        fixture.setStatus(ride, driver.person, 'CANCELLED', 'A flat tyre'),
      ]);
      return answers.map(outcomeOf);
    });
    expect(seen).toEqual(every('200', '409 ride/illegal-transition'));
  });

  it('a driver’s arrival against the rider’s cancellation: a cancelled ride is not waited for afterwards', async () => {
    const seen = await rounds(async () => {
      const [rider, driver] = await Promise.all([fixture.rider(), fixture.driver()]);
      const ride = await fixture.accepted(rider, driver);
      const [arrived, cancelled] = await Promise.all([
        fixture.call(rideHttp.tellArrival, { rideId: ride._id }, { as: driver.person }),
        fixture.setStatus(ride, rider.person, 'CANCELLED', 'Found a bus'),
      ]);
      expect(outcomeOf(cancelled)).toBe('200');
      const { rideStatus, arrivedAt } = await fixture.see(ride, rider.person);
      return [outcomeOf(arrived), rideStatus, arrivedAt === undefined ? 'not waited for' : 'waited for'];
    });
    const possible = [
      ['200', 'CANCELLED', 'waited for'],
      ['409 ride/arrival-not-expected', 'CANCELLED', 'not waited for'],
    ].map((outcomes) => outcomes.sort().join(', '));
    expect(seen.filter((outcome) => !possible.includes(outcome))).toEqual([]);
  });

  it('the same arrival twice at once is told once', async () => {
    const seen = await rounds(async () => {
      const [rider, driver] = await Promise.all([fixture.rider(), fixture.driver()]);
      const { _id: rideId } = await fixture.accepted(rider, driver);
      const arrive = () => fixture.call(rideHttp.tellArrival, { rideId }, { as: driver.person });
      const answers = await Promise.all([arrive(), arrive()]);
      const times = new Set(answers.map((answer) => dataOf<RideView>(answer).arrivedAt));
      return [`${times.size} time`];
    });
    expect(seen).toEqual(every('1 time'));
  });

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
