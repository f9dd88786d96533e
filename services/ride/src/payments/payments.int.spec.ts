import { ROLE } from '@pothik/contracts/platform';
import { type PaymentCase, type PaymentView, rideEvents, rideHttp } from '@pothik/contracts/ride';
import { person } from '@pothik/service-kit/testing';
import { FARE, PaidRides } from '../testing/paid-rides.js';
import { dataOf, outcomeOf } from '../testing/ride-answers.js';
import { newId } from '../testing/ride-fixture.js';

const DAY = 24 * 3_600_000;
let rides: PaidRides;
beforeAll(async () => {
  rides = await PaidRides.open();
});
afterAll(() => rides.fixture.close());

let ids = 0;
const trx = () => {
  ids += 1;
  return `BL${String(ids).padStart(8, '0')}`;
};
const bkash = (transactionId: string = trx()) => ({ way: 'BKASH', transactionId });
const outcome = async (answer: Promise<{ status: number; body: unknown }>) => outcomeOf(await answer);

describe('a completed ride', () => {
  it('owes its fare, once for any number of events', async () => {
    const about = await rides.completed();
    expect(await rides.see(about)).toMatchObject({ status: 'OWED', fare: FARE, paid: null, tip: null });
    const [completed] = (await rides.fixture.platform.published(rideEvents.statusChanged)).filter(
      ({ aggregateId, payload }) => aggregateId === about.rideId && payload.to === 'COMPLETED',
    );
    const { aggregateId, payload } = completed as NonNullable<typeof completed>;
    await rides.fixture.platform.publish(rideEvents.statusChanged, { aggregateId, payload });
    expect(await rides.keys(about.driver)).toEqual([`fare:${about.rideId}`]);
  });

  it('is paid when both say so, and both pages show it', async () => {
    const about = await rides.completed();
    dataOf(await rides.received(about));
    const said = await rides.see(about);
    expect(said).toMatchObject({ status: 'SAID_BY_DRIVER', paid: { way: 'CASH' } });
    dataOf(await rides.confirm(about, about.rider.person));
    expect(await rides.see(about, about.driver.person)).toMatchObject({ status: 'SETTLED', dueAt: null });
    expect(await rides.keys(about.driver)).toEqual([`fare:${about.rideId}`, `paid:${about.rideId}`]);
    const [book] = await rides.books(about.driver);
    expect(book?.sums).toEqual({ RIDER_OWES: 0, DRIVER_FARES: -FARE, CASH_OF_DRIVER: FARE });
  });

  it('is paid to a wallet, with an id as people type it', async () => {
    const about = await rides.completed();
    const view = dataOf<PaymentView>(await rides.paid(about, bkash(' bl৭a-12 ৩4xz ')));
    expect(view.paid).toEqual({ way: 'BKASH', transactionId: 'BL7A1234XZ' });
    dataOf(await rides.confirm(about, about.driver.person));
    expect((await rides.books(about.driver))[0]?.sums).toMatchObject({ WALLET_OF_DRIVER: FARE, RIDER_OWES: 0 });
  });

  it('says that an id looks odd, and takes it', async () => {
    const about = await rides.completed();
    const view = dataOf<PaymentView>(await rides.paid(about, bkash('ABC12')));
    expect(view.paid).toEqual({ way: 'BKASH', transactionId: 'ABC12', isOdd: true });
  });
});

describe('silence of a day', () => {
  it('settles what one has said, or nobody; what was not paid is a due', async () => {
    const [nobody, driver, unpaid] = [await rides.completed(), await rides.completed(), await rides.completed()];
    dataOf(await rides.received(driver));
    dataOf(await rides.notPaid(unpaid));
    await rides.waitFor(DAY);
    for (const about of [nobody, driver]) expect(await rides.see(about)).toMatchObject({ status: 'SETTLED' });
    expect(await rides.see(unpaid)).toMatchObject({ status: 'OWING' });
    expect(await rides.keys(unpaid.driver)).toEqual([`fare:${unpaid.rideId}`]);
    dataOf(await rides.paid(unpaid));
    dataOf(await rides.confirm(unpaid, unpaid.driver.person));
    expect(await rides.see(unpaid)).toMatchObject({ status: 'SETTLED' });
  });
});

describe('a dispute', () => {
  it('is in the list of administrators, who decide it with a reason', async () => {
    const about = await rides.completed();
    dataOf(await rides.paid(about, bkash()));
    dataOf(await rides.dispute(about, about.driver.person, 'NOT_ARRIVED'));
    const list = async (filter: { status?: 'DISPUTED' } = {}) => {
      const input = { ...filter, limit: 100 };
      const page = await rides.fixture.call(rideHttp.payments, input, { as: rides.fixture.administrator });
      return dataOf<{ data: PaymentCase[] }>(page).data.filter(({ ride }) => ride === about.rideId);
    };
    expect(await list({ status: 'DISPUTED' })).toHaveLength(1);
    expect(await list()).toMatchObject([
      { rider: { _id: about.rider.person.id, name: 'Rahim Uddin' }, driver: { _id: about.driver.driverId } },
    ]);
    expect(await outcome(rides.decide(about.rideId, 'WRITTEN_OFF', about.driver.person))).toBe('403 auth/not-allowed');
    dataOf(await rides.decide(about.rideId, 'WRITTEN_OFF'));
    expect(await list()).toEqual([]);
    expect(await rides.see(about)).toMatchObject({ status: 'WRITTEN_OFF', decision: { outcome: 'WRITTEN_OFF' } });
    expect(await outcome(rides.decide(about.rideId, 'SETTLED'))).toBe('409 ride/payment-written-off');
    expect(await rides.keys(about.driver)).toEqual([`fare:${about.rideId}`, `off:${about.rideId}`]);
    const acts = await rides.fixture.platform.published(rideEvents.actRecorded);
    expect(acts.filter(({ payload }) => payload.subjectId === about.rideId)).toMatchObject([
      { payload: { act: 'payment-decided', reason: 'Both were asked by phone' } },
    ]);
  });
});

describe('a tip', () => {
  it('is given once, within seven days, and is in the books', async () => {
    const about = await rides.completed();
    dataOf(await rides.tip(about, 20));
    expect(await outcome(rides.tip(about, 20))).toBe('409 ride/tip-given');
    expect(await rides.keys(about.driver)).toEqual([`fare:${about.rideId}`, `tip:${about.rideId}`]);
    const late = await rides.completed();
    await rides.waitFor(30 * DAY);
    expect(await outcome(rides.tip(late, 20))).toBe('409 ride/tip-too-late');
  });
});

describe('bad input', () => {
  it.each([0, -5, 1.5, '1e3', 50_001, '', null])('an amount of %j is refused, and changes nothing', async (amount) => {
    const about = await rides.completed();
    const { rideId, rider, driver } = about;
    expect(await outcome(rides.say('paid', rideId, rider.person, { amount, way: 'CASH' }))).toMatch(/^400 /);
    expect(await outcome(rides.say('received', rideId, driver.person, { amount }))).toMatch(/^400 /);
    expect(await outcome(rides.say('tip', rideId, rider.person, { tip: amount, way: 'CASH' }))).toMatch(/^400 /);
    expect(await rides.see(about)).toMatchObject({ status: 'OWED', tip: null });
  });

  it('another amount than the fare is refused', async () => {
    const { rideId, driver } = await rides.completed();
    const answer = rides.say('received', rideId, driver.person, { amount: FARE + 1 });
    expect(await outcome(answer)).toBe('409 ride/amount-not-fare');
  });

  it.each([
    ['one character', { way: 'BKASH', transactionId: 'A' }],
    ['100 characters', { way: 'BKASH', transactionId: 'A'.repeat(100) }],
    ['no id', { way: 'NAGAD' }],
    ['other letters', { way: 'ROCKET', transactionId: 'কখগঘঙচ' }],
    ['an id for cash', { way: 'CASH', transactionId: 'BL7A1234XZ' }],
    ['an unknown way', { way: 'PAYPAL', transactionId: 'BL7A1234XZ' }],
  ])('a way with %s is refused', async (_title, how) => {
    expect(await outcome(rides.paid(await rides.completed(), how))).toMatch(/^400 /);
  });

  it('an id that another payment has is refused, also for a tip', async () => {
    const [one, other] = [await rides.completed(), await rides.completed()];
    const used = bkash();
    dataOf(await rides.paid(one, used));
    const spaced = { ...used, transactionId: ` ${used.transactionId.toLowerCase()} ` };
    expect(await outcome(rides.paid(other, spaced))).toBe('409 ride/transaction-used');
    expect(await outcome(rides.tip(other, 20, used))).toBe('409 ride/transaction-used');
    expect(await rides.see(other)).toMatchObject({ status: 'OWED', tip: null });
    // The same characters of another wallet are another payment.
    dataOf(await rides.paid(other, { ...used, way: 'CARD' }));
  });

  it('nobody sees or changes another’s payment', async () => {
    const about = await rides.completed();
    const { rideId } = about;
    const [rider, driver] = [person({ role: ROLE.RIDER }), person({ role: ROLE.DRIVER })];
    for (const as of [rider, driver])
      expect(await outcome(rides.fixture.call(rideHttp.payment, { rideId }, { as }))).toBe('404 ride/not-found');
    expect(await outcome(rides.say('paid', rideId, rider, { amount: FARE, way: 'CASH' }))).toBe('404 ride/not-found');
    expect(await outcome(rides.say('received', rideId, driver, { amount: FARE }))).toBe('404 ride/not-found');
    expect(await outcome(rides.fixture.call(rideHttp.payments, {}, { as: rider }))).toBe('403 auth/not-allowed');
    expect(await outcome(rides.say('received', newId(), driver, { amount: FARE }))).toBe('404 ride/not-found');
  });

  it('a ride that is not completed has no payment', async () => {
    const [rider, driver] = await Promise.all([rides.fixture.rider(), rides.fixture.driver()]);
    const { _id: rideId } = await rides.fixture.pickedUp(rider, driver);
    const about = { rideId, rider, driver };
    expect(await outcome(rides.paid(about))).toBe('404 ride/payment-not-open');
    expect(await outcome(rides.received(about))).toBe('404 ride/payment-not-open');
  });
});

it('a repeated command is answered as before, and one’s own payments are listed', async () => {
  const about = await rides.completed();
  const { rideId, rider, driver } = about;
  const pay = () => rides.say('paid', rideId, rider.person, { amount: FARE, way: 'CASH' }, 'one-key');
  expect(dataOf<PaymentView>(await pay()).status).toBe('SAID_BY_RIDER');
  dataOf(await rides.confirm(about, driver.person));
  expect(outcomeOf(await pay())).toBe('200');
  for (const as of [rider.person, driver.person]) {
    const answer = await rides.fixture.call(rideHttp.ownPayments, {}, { as });
    expect(dataOf<{ data: PaymentView[] }>(answer).data.map(({ ride }) => ride)).toEqual([rideId]);
  }
});
