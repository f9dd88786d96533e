import { rounds } from '@pothik/service-kit/testing';
import { type CompletedRide, FARE, PaidRides } from '../testing/paid-rides.js';
import { dataOf, outcomeOf } from '../testing/ride-answers.js';

/** How often each race is run. */
const ROUNDS = rounds(1_000);
const DAY = 24 * 3_600_000;

let rides: PaidRides;
beforeAll(async () => {
  rides = await PaidRides.open();
  await rides.fixture.stopSweeps();
});
afterAll(() => rides.fixture.close());

type Answer = Parameters<typeof outcomeOf>[0];
const sorted = (answers: readonly Answer[]) => answers.map(outcomeOf).sort();

/** Both calls at once, each round about a ride of its own: exactly one is done, the other is told what is now. */
async function oneOfTwo(
  prepare: (about: CompletedRide) => Promise<unknown>,
  race: (about: CompletedRide) => Promise<Answer>[],
  refusal: RegExp,
): Promise<void> {
  const driver = await rides.fixture.driver();
  for (let round = 0; round < ROUNDS; round += 1) {
    const about = await rides.completed(driver);
    await prepare(about);
    const [done, refused] = sorted(await Promise.all(race(about)));
    expect([done, refused]).toEqual(['200', expect.stringMatching(refusal)]);
  }
}

describe(`two words at once, ${ROUNDS} rounds`, () => {
  it('both first words: one is said', async () => {
    await oneOfTwo(
      async () => undefined,
      (about) => [rides.received(about), rides.paid(about)],
      /^409 ride\/payment-said-by-(driver|rider)$/,
    );
  });

  it('confirm and dispute: one of them', async () => {
    await oneOfTwo(
      rides.paid,
      (about) => [rides.confirm(about, about.driver.person), rides.dispute(about, about.driver.person, 'GOT_NOTHING')],
      /^409 ride\/payment-(settled|disputed)$/,
    );
  });

  it('paid twice by two ways: one way, and booked once', async () => {
    let seen: CompletedRide | undefined;
    let number = 0;
    await oneOfTwo(
      async (about) => {
        seen = about;
        number += 1;
      },
      (about) => [
        rides.paid(about),
        rides.paid(about, { way: 'NAGAD', transactionId: `N${String(number).padStart(7, '0')}` }),
      ],
      /^409 ride\/payment-said-by-rider$/,
    );
    const about = seen as CompletedRide;
    dataOf(await rides.confirm(about, about.driver.person));
    const keys = await rides.keys(about.driver);
    expect(keys.filter((key) => key === `paid:${about.rideId}`)).toHaveLength(1);
  });

  it('a dispute is decided by two administrators at once: one decision', async () => {
    await oneOfTwo(
      async (about) => {
        dataOf(await rides.received(about));
        dataOf(await rides.dispute(about, about.rider.person, 'NOT_YET_PAID'));
      },
      ({ rideId }) => [rides.decide(rideId, 'SETTLED'), rides.decide(rideId, 'WRITTEN_OFF')],
      /^409 ride\/payment-(settled|written-off)$/,
    );
  });

  it('one transaction id for two rides: one has it', async () => {
    const driver = await rides.fixture.driver();
    for (let round = 0; round < ROUNDS; round += 1) {
      const [one, other] = [await rides.completed(driver), await rides.completed(driver)];
      const how = { way: 'BKASH', transactionId: `TWICE${String(round).padStart(5, '0')}` };
      const answers = await Promise.all([rides.paid(one, how), rides.paid(other, how)]);
      expect(sorted(answers)).toEqual(['200', '409 ride/transaction-used']);
    }
  });

  it('a dispute when a day of silence ends: it is settled or disputed, never both', async () => {
    const driver = await rides.fixture.driver();
    for (let round = 0; round < ROUNDS; round += 1) {
      const about = await rides.completed(driver);
      dataOf(await rides.received(about));
      rides.fixture.platform.clock.advance(DAY);
      const [answer] = await Promise.all([
        rides.dispute(about, about.rider.person, 'NOT_YET_PAID'),
        rides.endSilence(),
        rides.endSilence(),
      ]);
      const { status } = await rides.see(about);
      expect([outcomeOf(answer), status]).toEqual(
        answer.status === 200 ? ['200', 'DISPUTED'] : ['409 ride/payment-settled', 'SETTLED'],
      );
    }
  });
});

it('the books of all these rides balance, and have each fare once', async () => {
  const about = await rides.completed();
  const [book] = await rides.books(about.driver);
  expect(Object.values(book?.sums ?? {}).reduce((sum, amount) => sum + amount, 0)).toBe(0);
  expect(book?.sums.DRIVER_FARES).toBe(-FARE);
});
