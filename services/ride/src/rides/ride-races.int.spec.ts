import type { RideView } from '@pothik/contracts/ride';
import { dataOf, outcomeOf, RideStage } from '../testing/ride-stage.js';

/** How often each race is run. */
const ROUNDS = process.env.LONG === '1' ? 200 : 10;
jest.setTimeout(30_000 + ROUNDS * 2_000);

let stage: RideStage;
beforeAll(async () => {
  stage = await RideStage.open();
});
afterAll(() => stage.close());

/** Runs a race many times, each time with people of its own; answers the outcomes of every round, sorted. */
async function rounds(race: () => Promise<string[]>): Promise<string[]> {
  const seen: string[] = [];
  for (let round = 0; round < ROUNDS; round += 1) seen.push((await race()).sort().join(', '));
  return seen;
}
const every = (...outcomes: string[]) => Array.from({ length: ROUNDS }, () => outcomes.sort().join(', '));

describe(`two calls fired together, ${ROUNDS} rounds`, () => {
  it('one driver accepting two requests at once gets one of them', async () => {
    const seen = await rounds(async () => {
      const [one, other, driver] = await Promise.all([stage.rider(), stage.rider(), stage.driver()]);
      const rides = [await stage.booked(one, driver), await stage.booked(other, driver)];
      const answers = await Promise.all(rides.map((ride) => stage.setStatus(ride, driver.person, 'ACCEPTED')));
      return answers.map(outcomeOf);
    });
    // The loser was refused by the index, or its request was rejected already because he took the other.
    expect(seen.filter((outcome) => !/^200, 409 ride\/(driver-busy|illegal-transition)$/.test(outcome))).toEqual([]);
    expect(seen).toContain('200, 409 ride/driver-busy');
  });

  it('a busy driver gets no third', async () => {
    const seen = await rounds(async () => {
      const [one, other, driver] = await Promise.all([stage.rider(), stage.rider(), stage.driver()]);
      const rides = [await stage.booked(one, driver), await stage.booked(other, driver)];
      dataOf(await stage.setStatus(rides[0] as RideView, driver.person, 'ACCEPTED'));
      const third = await stage.rider();
      const [accepted, booked] = await Promise.all([
        stage.setStatus(rides[1] as RideView, driver.person, 'ACCEPTED'),
        stage.book(third, driver),
      ]);
      expect(outcomeOf(booked)).toBe('409 ride/driver-not-free');
      return [outcomeOf(accepted)];
    });
    expect(seen.filter((outcome) => !/^409 ride\/(driver-busy|illegal-transition)$/.test(outcome))).toEqual([]);
  });

  it('one rider booking twice at once gets one ride', async () => {
    const seen = await rounds(async () => {
      const [rider, one, other] = await Promise.all([stage.rider(), stage.driver(), stage.driver()]);
      return (await Promise.all([stage.book(rider, one), stage.book(rider, other)])).map(outcomeOf);
    });
    expect(seen).toEqual(every('201', '409 ride/rider-has-open-ride'));
  });

  it('the same key twice at once makes one ride, and both are told of it', async () => {
    const seen = await rounds(async () => {
      const [rider, driver] = await Promise.all([stage.rider(), stage.driver()]);
      const answers = await Promise.all([stage.book(rider, driver, 'once'), stage.book(rider, driver, 'once')]);
      const rides = answers.map((answer) => dataOf<RideView>(answer, 201)._id);
      expect(await stage.platform.model('ride', 'Ride').countDocuments({ riderId: rider.person.id })).toBe(1);
      return [rides[0] === rides[1] ? 'one ride' : 'two rides'];
    });
    expect(seen).toEqual(every('one ride'));
  });

  it('the same key twice at once accepts once', async () => {
    const seen = await rounds(async () => {
      const [rider, driver] = await Promise.all([stage.rider(), stage.driver()]);
      const ride = await stage.booked(rider, driver);
      const accept = () => stage.setStatus(ride, driver.person, 'ACCEPTED', undefined, 'once');
      const answers = (await Promise.all([accept(), accept()])).map((answer) => dataOf<RideView>(answer));
      return [String(answers.every(({ history }) => history.length === 2))];
    });
    expect(seen).toEqual(every('true'));
  });

  it('a rider’s cancellation against the driver’s acceptance: one of them', async () => {
    const seen = await rounds(async () => {
      const [rider, driver] = await Promise.all([stage.rider(), stage.driver()]);
      const ride = await stage.booked(rider, driver);
      const [accepted, cancelled] = await Promise.all([
        stage.setStatus(ride, driver.person, 'ACCEPTED'),
        stage.setStatus(ride, rider.person, 'CANCELLED'),
      ]);
      const { rideStatus } = await stage.see(ride, rider.person);
      return [`${rideStatus}: ${outcomeOf(accepted)} / ${outcomeOf(cancelled)}`];
    });
    const allowed = ['ACCEPTED: 200 / 400 ride/reason-required', 'CANCELLED: 409 ride/illegal-transition / 200'];
    expect(seen.filter((outcome) => !allowed.includes(outcome))).toEqual([]);
  });

  it('a cancellation with a reason against another one: one of them', async () => {
    const seen = await rounds(async () => {
      const [rider, driver] = await Promise.all([stage.rider(), stage.driver()]);
      const ride = await stage.accepted(rider, driver);
      const answers = await Promise.all([
        stage.setStatus(ride, rider.person, 'CANCELLED', 'Plans have changed'),
        stage.setStatus(ride, driver.person, 'CANCELLED', 'A flat tyre'),
      ]);
      return answers.map(outcomeOf);
    });
    expect(seen).toEqual(every('200', '409 ride/illegal-transition'));
  });

  it('a dozen wrong codes at once cost five tries and no more', async () => {
    const [rider, driver] = await Promise.all([stage.rider(), stage.driver()]);
    const ride = await stage.accepted(rider, driver);
    dataOf(await stage.fare(ride, driver, 200));
    const { startCode } = await stage.see(ride, rider.person);
    const wrong = startCode === '000000' ? '111111' : '000000';
    const tries = Array.from({ length: 12 }, () => stage.verify(ride, driver, wrong));
    const outcomes = (await Promise.all(tries)).map(outcomeOf);
    const { codeTriesLeft = 5 } = await stage.see(ride, rider.person);
    expect(outcomes.filter((outcome) => outcome === '400 ride/code-wrong')).toHaveLength(5 - codeTriesLeft);
    expect(outcomes.every((outcome) => /^(400 ride\/code-wrong|409 )/.test(outcome))).toBe(true);
  });
});
