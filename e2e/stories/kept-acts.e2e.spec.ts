import { authHttp } from '@pothik/contracts/auth';
import { HEADER } from '@pothik/contracts/platform';
import { type RideView, rideHttp, START_CODE } from '@pothik/contracts/ride';
import fc from 'fast-check';
import { book, logIn } from '../support/people.js';
import { type Carriage, KeptActsSender } from './kept-acts-sender.js';
import { accept, asSeenBy, move } from './race-calls.js';
import { type Racers, racesOf } from './racers.js';

/** Rides, and rounds of the race: 500 with `npm run test:long`. */
const ROUNDS = process.env.LONG ? 500 : 8;
/** A failing ride is repeated by its seed. */
const SEED = Number(process.env.CUTS_SEED ?? Math.floor(Math.random() * 2 ** 31));
const FARE = 220;

const { race, url } = racesOf(ROUNDS);

/** The acts of a ride after its fare: the driver's, and where the rider sends an SOS. */
const ACTS = ['wrong code', 'arrived', 'code', 'driver sos', 'in transit', 'rider sos', 'completed'] as const;
type Act = (typeof ACTS)[number];

/** The network goes before one act, and loses so many requests or answers. */
interface Cut {
  before: Act;
  lost: Carriage[];
}
interface RideWithCuts {
  cuts: Cut[];
  /** How long ago the acts were pressed, in milliseconds. */
  agoMs: number;
}

const lost = fc.constantFrom<Carriage>('request lost', 'answer lost');
const rideWithCuts: fc.Arbitrary<RideWithCuts> = fc.record({
  cuts: fc.array(
    fc.record({ before: fc.constantFrom(...ACTS), lost: fc.array(lost, { minLength: 1, maxLength: 4 }) }),
    {
      minLength: 3,
      maxLength: 3,
    },
  ),
  agoMs: fc.constantFrom(0, 10_000, 60_000, 3_600_000),
});

const anotherThan = (code: string) => (code === '000000' ? '111111' : '000000');

/** An accepted ride with a fare, and its start code. */
async function agreedRide({ riders: [rider], driver }: Racers): Promise<{ ride: RideView; otp: string }> {
  const ride = await book(rider.visitor, driver.driverId);
  expect((await accept(driver, ride)).status).toBe(200);
  await driver.visitor.call(rideHttp.setFare, { rideId: ride._id, fare: FARE });
  const { startCode = '' } = await asSeenBy(rider, ride);
  return { ride, otp: startCode };
}

/** Drives a ride by devices that keep acts, through its cuts, until every act has an answer. */
async function driveThroughCuts(racers: Racers, { cuts, agoMs }: RideWithCuts): Promise<RideView> {
  const { driver, riders } = racers;
  const [rider] = riders;
  const { ride, otp } = await agreedRide(racers);
  const rideId = ride._id;
  const losses: Carriage[] = [];
  const network = () => losses.shift() ?? 'carried';
  const ofDriver = new KeptActsSender(driver.visitor, network);
  const ofRider = new KeptActsSender(rider.visitor, network);
  /** Until the network is back and nothing waits. */
  const answered = async () => {
    while (ofDriver.isWaiting || ofRider.isWaiting) {
      await ofDriver.send();
      await ofRider.send();
    }
  };
  const enter = (code: string) => ofDriver.press(rideHttp.verifyCode, { rideId, otp: code }, agoMs);
  const moved = (rideStatus: 'IN TRANSIT' | 'COMPLETED') =>
    ofDriver.press(rideHttp.updateStatus, { rideId, rideStatus }, agoMs);
  const sos = (sender: KeptActsSender) => sender.press(rideHttp.sendSos, { rideId }, agoMs);
  const press: Record<Act, () => void | Promise<void>> = {
    'wrong code': async () => {
      enter(anotherThan(otp));
      // The driver reads that it was wrong before anything else.
      await answered();
      expect((await asSeenBy(rider, ride)).codeTriesLeft).toBe(START_CODE.tries - 1);
    },
    arrived: () => ofDriver.press(rideHttp.tellArrival, { rideId }, agoMs),
    code: async () => {
      enter(otp);
      // Both pages show SOS once they know that the ride has begun.
      await answered();
    },
    'driver sos': () => sos(ofDriver),
    'in transit': () => moved('IN TRANSIT'),
    'rider sos': () => sos(ofRider),
    completed: async () => {
      // The rider's SOS is at once, whatever the driver's device keeps: before the end of the ride it is always sent.
      while (ofRider.isWaiting) await ofRider.send();
      moved('COMPLETED');
    },
  };
  for (const act of ACTS) {
    losses.push(...cuts.filter(({ before }) => before === act).flatMap((cut) => cut.lost));
    await press[act]();
    await ofDriver.send();
    await ofRider.send();
  }
  await answered();
  expect([...ofDriver.refused, ...ofRider.refused]).toEqual(['ride/code-wrong']);
  return ride;
}

describe('rides through dead spots', () => {
  const drawn = fc.sample(rideWithCuts, { seed: SEED, numRuns: ROUNDS });
  let next = 0;

  race(`lose no act in three cuts each, and do none twice; seed ${SEED}`, async (racers) => {
    const ride = await driveThroughCuts(racers, drawn[next++ % ROUNDS] as RideWithCuts);
    const { riders, driver, administrator } = racers;
    const seen = await Promise.all([riders[0], driver, administrator].map((reader) => asSeenBy(reader, ride)));
    const [first] = seen as [RideView, RideView, RideView];
    for (const { history, arrivedAt, arrivalClaimedAt, fare } of seen) {
      expect(history.map(({ to }) => to)).toEqual(['REQUESTED', 'ACCEPTED', 'PICKED UP', 'IN TRANSIT', 'COMPLETED']);
      expect({ history, arrivedAt, arrivalClaimedAt }).toEqual({
        history: first.history,
        arrivedAt: expect.any(String),
        arrivalClaimedAt: first.arrivalClaimedAt,
      });
      expect(fare).toBe(FARE);
      expect(history.every(({ at, claimedAt = at }) => claimedAt <= at)).toBe(true);
    }
    const { data: incidents } = await administrator.visitor.call(rideHttp.incidents, { ride: ride._id });
    expect(incidents.map(({ raisedBy }) => raisedBy).sort()).toEqual(['DRIVER', 'RIDER']);
    expect(incidents.every(({ sentAgainAt }) => sentAgainAt === undefined)).toBe(true);
  });
});

describe('an act that is sent again', () => {
  race('against the end of the session is done, or waits for the next log-in; then it happens once', async (racers) => {
    const { driver, riders } = racers;
    const { ride, otp } = await agreedRide(racers);
    const headers = { [HEADER.idempotencyKey]: crypto.randomUUID(), [HEADER.actAge]: '60000' };
    const device = await logIn(url(), driver.email);
    const enter = () => device.ask(rideHttp.verifyCode, { rideId: ride._id, otp }, headers);
    const [sent] = await Promise.all([enter(), device.call(authHttp.logout, {})]);
    expect([200, 401]).toContain(sent.status);
    const before = await asSeenBy(riders[0], ride);
    expect(before.rideStatus).toBe(sent.status === 200 ? 'PICKED UP' : 'ACCEPTED');
    expect((await enter()).status).toBe(401);
    const again = await driver.visitor.ask(rideHttp.verifyCode, { rideId: ride._id, otp }, headers);
    expect(again.status).toBe(200);
    const { history, codeTriesLeft } = await asSeenBy(riders[0], ride);
    expect(history.map(({ to }) => to)).toEqual(['REQUESTED', 'ACCEPTED', 'PICKED UP']);
    expect(codeTriesLeft).toBeUndefined();
  });

  race('by a stranger to the ride is refused, whatever its age', async (racers) => {
    const { other, riders } = racers;
    const { ride, otp } = await agreedRide(racers);
    const headers = { [HEADER.idempotencyKey]: crypto.randomUUID(), [HEADER.actAge]: '60000' };
    const answers = await Promise.all([
      other.visitor.ask(rideHttp.tellArrival, { rideId: ride._id }, headers),
      other.visitor.ask(rideHttp.verifyCode, { rideId: ride._id, otp }, headers),
      riders[1].visitor.ask(rideHttp.sendSos, { rideId: ride._id }, headers),
      move(other, ride, 'CANCELLED', 'Not mine'),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    expect(await asSeenBy(riders[0], ride)).toMatchObject({ rideStatus: 'ACCEPTED', codeTriesLeft: START_CODE.tries });
  });
});
