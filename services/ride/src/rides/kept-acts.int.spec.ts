import { ACT_AGE, HEADER } from '@pothik/contracts/platform';
import { type IncidentView, type RideView, rideHttp, START_CODE, waitingMinutesOf } from '@pothik/contracts/ride';
import type { Person } from '@pothik/service-kit';
import { type Answer, dataOf, outcomeOf } from '../testing/ride-answers.js';
import { type FixtureDriver, type FixtureRider, RideFixture } from '../testing/ride-fixture.js';

const MINUTE = 60_000;

const otherThan = (code: string) => (code === '000000' ? '111111' : '000000');

let fixture: RideFixture;
let rider: FixtureRider;
let driver: FixtureDriver;
let ride: RideView;
beforeAll(async () => {
  fixture = await (await RideFixture.open()).stopSweeps();
});
beforeEach(async () => {
  [rider, driver] = await Promise.all([fixture.rider(), fixture.driver()]);
  ride = await fixture.accepted(rider, driver);
});
afterAll(() => fixture.close());

const now = (beforeMs = 0) => new Date(fixture.platform.clock.now().getTime() - beforeMs).toISOString();
const pass = (minutes: number) => fixture.platform.clock.advance(minutes * MINUTE);

/** An act as it is sent once there is a network again; `age` as the header has it. */
const sent = (age: string | number, as: Person, idempotencyKey?: string) => ({
  as,
  headers: { [HEADER.actAge]: String(age) },
  ...(idempotencyKey === undefined ? {} : { idempotencyKey }),
});
type Sent = [age: string | number, key?: string];
const arrive = (...[age, key]: Sent): Promise<Answer> =>
  fixture.call(rideHttp.tellArrival, { rideId: ride._id }, sent(age, driver.person, key));
const verify = (otp: string, ...[age, key]: Sent): Promise<Answer> =>
  fixture.call(rideHttp.verifyCode, { rideId: ride._id, otp }, sent(age, driver.person, key));
const move = (rideStatus: RideView['rideStatus'], as: Person, ...[age, key]: Sent): Promise<Answer> =>
  fixture.call(rideHttp.updateStatus, { rideId: ride._id, rideStatus, reason: 'A flat tyre' }, sent(age, as, key));
const sos = (as: Person, ...[age, key]: Sent) =>
  fixture.call(rideHttp.sendSos, { rideId: ride._id }, sent(age, as, key));
const seen = (as: Person = rider.person) => fixture.see(ride, as);
const codeWithFare = async () => {
  dataOf(await fixture.fare(ride, driver, 220));
  return (await seen()).startCode ?? '';
};

describe('acts that waited for a network', () => {
  it('have the server’s time and the claimed one, for both sides and administrators', async () => {
    const otp = await codeWithFare();
    pass(20);
    dataOf(await arrive(10 * MINUTE));
    dataOf(await verify(otp, 8 * MINUTE));
    dataOf(await move('IN TRANSIT', driver.person, 7 * MINUTE));
    dataOf(await move('COMPLETED', driver.person, 1 * MINUTE));
    for (const reader of [rider.person, driver.person, fixture.administrator]) {
      const { arrivedAt, arrivalClaimedAt, history } = await seen(reader);
      expect([arrivedAt, arrivalClaimedAt]).toEqual([now(), now(10 * MINUTE)]);
      expect(history.slice(2)).toEqual([
        expect.objectContaining({ to: 'PICKED UP', at: now(), claimedAt: now(8 * MINUTE) }),
        expect.objectContaining({ to: 'IN TRANSIT', at: now(), claimedAt: now(7 * MINUTE) }),
        expect.objectContaining({ to: 'COMPLETED', at: now(), claimedAt: now(1 * MINUTE) }),
      ]);
      expect(history.slice(0, 2).some((step) => 'claimedAt' in step)).toBe(false);
    }
  });

  it('may be the rider’s cancellation', async () => {
    pass(10);
    dataOf(await move('CANCELLED', rider.person, 3 * MINUTE));
    expect((await seen()).history.at(-1)).toMatchObject({ to: 'CANCELLED', at: now(), claimedAt: now(3 * MINUTE) });
  });

  it('change no deadline, and waiting counts from the server’s time', async () => {
    const otp = await codeWithFare();
    pass(20);
    const { pickUpBy } = dataOf<RideView>(await arrive(15 * MINUTE));
    expect(pickUpBy).toBe(ride.pickUpBy);
    pass(4);
    dataOf(await verify(otp, 0));
    expect(waitingMinutesOf(await seen())).toBe(4);
    const stored = await fixture.platform.model('ride', 'Ride').findById(ride._id).lean();
    expect(stored).toMatchObject({ pickedUpAt: new Date(now()), fare: 220 });
  });

  it('bring no ended ride back', async () => {
    pass(45);
    expect(outcomeOf(await arrive(20 * MINUTE))).toBe('409 ride/pick-up-too-late');
    await fixture.deadlines().carryOut();
    expect(outcomeOf(await arrive(20 * MINUTE))).toBe('409 ride/arrival-not-expected');
    expect(outcomeOf(await verify('111111', 20 * MINUTE))).toBe('409 ride/illegal-transition');
    expect(outcomeOf(await move('COMPLETED', driver.person, 20 * MINUTE))).toBe('409 ride/illegal-transition');
    expect((await seen()).rideStatus).toBe('CANCELLED');
  });

  it.each(['-60000', 'seven minutes', '1.5', '', String(ACT_AGE.maximumMs + 1), '31536000000'])(
    'happen and claim nothing with the age “%s”',
    async (age) => {
      pass(5);
      const { arrivedAt, arrivalClaimedAt } = dataOf<RideView>(await arrive(age));
      expect([arrivedAt, arrivalClaimedAt]).toEqual([now(), undefined]);
    },
  );

  it('claim nothing while they were never late, and never a time before the last step', async () => {
    expect(dataOf<RideView>(await arrive(ACT_AGE.maximumMs)).arrivalClaimedAt).toBeUndefined();
    const acceptedAt = (await seen()).history.at(-1)?.at;
    pass(5);
    dataOf(await move('CANCELLED', driver.person, ACT_AGE.maximumMs));
    expect((await seen()).history.at(-1)?.claimedAt).toBe(acceptedAt);
  });

  it('are never an acceptance: an age says nothing there', async () => {
    const [another, waiting] = [await fixture.rider(), await fixture.driver()];
    ride = await fixture.booked(another, waiting);
    pass(1);
    const input = { rideId: ride._id, rideStatus: 'ACCEPTED' } as const;
    dataOf(await fixture.call(rideHttp.updateStatus, input, sent(30_000, waiting.person)));
    expect((await seen(another.person)).history.at(-1)).not.toHaveProperty('claimedAt');
  });
});

describe('an SOS that waited', () => {
  const listed = async () => {
    const answer = await fixture.call(rideHttp.incidents, { ride: ride._id }, { as: fixture.administrator });
    return dataOf<{ data: IncidentView[] }>(answer).data;
  };
  beforeEach(async () => {
    dataOf(await verify(await codeWithFare(), 0));
  });

  it('is raised with both times, and sent again with the later ones', async () => {
    pass(12);
    dataOf(await sos(driver.person, 7 * MINUTE));
    expect(await listed()).toEqual([expect.objectContaining({ createdAt: now(), claimedAt: now(7 * MINUTE) })]);
    pass(2);
    dataOf(await sos(driver.person, 1 * MINUTE));
    expect(await listed()).toEqual([expect.objectContaining({ sentAgainAt: now(), claimedAt: now(1 * MINUTE) })]);
    pass(2);
    dataOf(await sos(driver.person, 0));
    expect((await listed())[0]).not.toHaveProperty('claimedAt');
  });

  it('is refused once the ride has ended, however early it is said to be', async () => {
    dataOf(await move('IN TRANSIT', driver.person, 0));
    pass(5);
    dataOf(await move('COMPLETED', driver.person, 0));
    expect(outcomeOf(await sos(rider.person, 4 * MINUTE))).toBe('409 ride/sos-not-active');
  });
});

describe('the key of an act that waited', () => {
  /** Every act under a key of its own, sent again with another age; the statuses of the repeats. */
  const repeat = async (otp: string) =>
    [
      await arrive(ACT_AGE.maximumMs, 'arrived'),
      await verify(otp, 17 * MINUTE, 'code'),
      await sos(driver.person, 16 * MINUTE, 'sos'),
      await move('IN TRANSIT', driver.person, 0, 'in-transit'),
      await move('COMPLETED', driver.person, 'unknown', 'completed'),
    ].map(outcomeOf);

  it('answers a repeat for a day and longer, whatever its age, and nothing happens again', async () => {
    const otp = await codeWithFare();
    pass(10);
    dataOf(await arrive(2 * MINUTE, 'arrived'));
    dataOf(await verify(otp, 1 * MINUTE, 'code'));
    dataOf(await sos(driver.person, 1 * MINUTE, 'sos'));
    dataOf(await move('IN TRANSIT', driver.person, 0, 'in-transit'));
    dataOf(await move('COMPLETED', driver.person, 0, 'completed'));
    const done = await seen();
    pass(25 * 60);
    expect(await repeat(otp)).toEqual(Array(5).fill('200'));
    expect(await seen()).toEqual(done);
  });

  it('is refused with another body, and not with another age', async () => {
    const otp = await codeWithFare();
    pass(10);
    dataOf(await verify(otp, 1 * MINUTE, 'once'));
    expect(outcomeOf(await verify(otherThan(otp), 1 * MINUTE, 'once'))).toBe('409 request/key-reused');
    dataOf(await move('IN TRANSIT', driver.person, 30_000, 'moved'));
    expect(outcomeOf(await move('COMPLETED', driver.person, 30_000, 'moved'))).toBe('409 request/key-reused');
    dataOf(await move('IN TRANSIT', driver.person, 90_000, 'moved'));
  });

  it('uses one try of the start code, though its refusal was lost', async () => {
    const otp = await codeWithFare();
    const wrong = otherThan(otp);
    for (const age of [MINUTE, 2 * MINUTE, 3 * MINUTE])
      expect(outcomeOf(await verify(wrong, age, 'wrong'))).toBe('400 ride/code-wrong');
    expect((await seen()).codeTriesLeft).toBe(START_CODE.tries - 1);
    const together = await Promise.all([1, 2, 3].map((age) => verify(wrong, age, 'together')));
    expect(together.map(outcomeOf)).toEqual(Array(3).fill('400 ride/code-wrong'));
    expect((await seen()).codeTriesLeft).toBe(START_CODE.tries - 2);
    expect(outcomeOf(await verify(wrong, MINUTE, 'another'))).toBe('400 ride/code-wrong');
    expect((await seen()).codeTriesLeft).toBe(START_CODE.tries - 3);
  });
});
