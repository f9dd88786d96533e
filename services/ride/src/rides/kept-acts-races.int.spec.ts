import { HEADER } from '@pothik/contracts/platform';
import { type IncidentView, RIDE_DEADLINE, type RideView, rideEvents, rideHttp } from '@pothik/contracts/ride';
import { rounds } from '@pothik/service-kit/testing';
import { type Answer, dataOf, outcomeOf } from '../testing/ride-answers.js';
import { type FixtureDriver, type FixtureRider, RideFixture } from '../testing/ride-fixture.js';

/** How often each race is run. */
const ROUNDS = rounds(500);
const PATIENCE_MS = 1_200_000;
const MINUTE = 60_000;

let fixture: RideFixture;
beforeAll(async () => {
  fixture = await (await RideFixture.open()).stopSweeps();
});
afterAll(() => fixture.close());

interface Racing {
  rider: FixtureRider;
  driver: FixtureDriver;
  ride: RideView;
  /** The right start code. */
  otp: string;
}
type Act = (racing: Racing, key: string, ageMs: number) => Promise<Answer>;

const late = (ageMs: number) => ({ [HEADER.actAge]: String(ageMs) });
const arrive: Act = ({ ride, driver }, idempotencyKey, ageMs) =>
  fixture.call(rideHttp.tellArrival, { rideId: ride._id }, { as: driver.person, idempotencyKey, headers: late(ageMs) });
const enterCode: Act = ({ ride, driver, otp }, idempotencyKey, ageMs) =>
  fixture.call(
    rideHttp.verifyCode,
    { rideId: ride._id, otp },
    { as: driver.person, idempotencyKey, headers: late(ageMs) },
  );
const moveTo =
  (rideStatus: 'IN TRANSIT' | 'COMPLETED'): Act =>
  ({ ride, driver }, idempotencyKey, ageMs) =>
    fixture.call(
      rideHttp.updateStatus,
      { rideId: ride._id, rideStatus },
      { as: driver.person, idempotencyKey, headers: late(ageMs) },
    );
const cancelAsRider: Act = ({ ride, rider }, idempotencyKey, ageMs) =>
  fixture.call(
    rideHttp.updateStatus,
    { rideId: ride._id, rideStatus: 'CANCELLED', reason: 'Plans have changed' },
    { as: rider.person, idempotencyKey, headers: late(ageMs) },
  );
const sos: Act = ({ ride, driver }, idempotencyKey, ageMs) =>
  fixture.call(rideHttp.sendSos, { rideId: ride._id }, { as: driver.person, idempotencyKey, headers: late(ageMs) });

type Before = 'ACCEPTED' | 'PICKED UP' | 'IN TRANSIT';

/** A ride with a fare in that status, some minutes after its last step. */
async function rideIn(status: Before): Promise<Racing> {
  const [rider, driver] = await Promise.all([fixture.rider(), fixture.driver()]);
  const ride = await fixture.accepted(rider, driver);
  dataOf(await fixture.fare(ride, driver, 220));
  const { startCode: otp = '' } = await fixture.see(ride, rider.person);
  if (status !== 'ACCEPTED') dataOf(await fixture.verify(ride, driver, otp));
  if (status === 'IN TRANSIT') dataOf(await fixture.setStatus(ride, driver.person, 'IN TRANSIT'));
  fixture.platform.clock.advance(5 * MINUTE);
  return { rider, driver, ride, otp };
}

/** What happened to a ride after its acceptance, each once for each time; an arrival too. */
async function happened({ ride }: Racing): Promise<string[]> {
  const { history, arrivedAt } = await fixture.see(ride, fixture.administrator);
  return [...(arrivedAt ? ['ARRIVED'] : []), ...history.slice(2).map(({ to }) => to)];
}

/** Races many times; the different outcomes. */
async function outcomesOf(race: () => Promise<string>): Promise<string[]> {
  const seen = new Set<string>();
  for (let round = 0; round < ROUNDS; round += 1) seen.add(await race());
  return [...seen].sort();
}
const among = (possible: readonly string[]) => (seen: string[]) => seen.filter((each) => !possible.includes(each));

/** The steps after the acceptance that a ride in this status has. */
const STEPS_BEFORE: Readonly<Record<Before, readonly string[]>> = {
  ACCEPTED: [],
  'PICKED UP': ['PICKED UP'],
  'IN TRANSIT': ['PICKED UP', 'IN TRANSIT'],
};

const ACTS: [string, Act, Before, string][] = [
  ['arrival', arrive, 'ACCEPTED', 'ARRIVED'],
  ['start code', enterCode, 'ACCEPTED', 'PICKED UP'],
  ['start of the trip', moveTo('IN TRANSIT'), 'PICKED UP', 'IN TRANSIT'],
  ['completion', moveTo('COMPLETED'), 'IN TRANSIT', 'COMPLETED'],
  ['rider’s cancellation', cancelAsRider, 'ACCEPTED', 'CANCELLED'],
];

describe.each(ACTS)(`a kept %s, ${ROUNDS} rounds`, (_name, act, before, result) => {
  it(
    'of two tabs, under one key: both are answered, and it happens once',
    async () => {
      const seen = await outcomesOf(async () => {
        const racing = await rideIn(before);
        const answers = await Promise.all([act(racing, 'kept', 2 * MINUTE), act(racing, 'kept', 2 * MINUTE + 40)]);
        return [...answers.map(outcomeOf), (await happened(racing)).join(' ')].join(', ');
      });
      expect(seen).toEqual([`200, 200, ${[...STEPS_BEFORE[before], result].join(' ')}`]);
    },
    PATIENCE_MS,
  );

  it(
    'of two devices, under two keys: the second is answered or refused, and the history has it once',
    async () => {
      const seen = await outcomesOf(async () => {
        const racing = await rideIn(before);
        const answers = await Promise.all([act(racing, 'phone', 2 * MINUTE), act(racing, 'tablet', 3 * MINUTE)]);
        const times = (await happened(racing)).filter((step) => step === result).length;
        return `${answers.map(outcomeOf).sort().join(', ')}, ${times}`;
      });
      const possible = result === 'ARRIVED' ? ['200, 200, 1'] : ['200, 409 ride/illegal-transition, 1'];
      expect(seen).toEqual(possible);
    },
    PATIENCE_MS,
  );
});

describe(`a kept act against what ends its ride, ${ROUNDS} rounds`, () => {
  const refused = 'ride/(illegal-transition|arrival-not-expected|pick-up-too-late|end-too-late)';

  it.each(ACTS.slice(0, 4))(
    '%s at its deadline: refused, and the sweep ends the ride once',
    async (_name, act, before, result) => {
      const wait = before === 'ACCEPTED' ? RIDE_DEADLINE.pickUpMs : RIDE_DEADLINE.endAfterPickUpMs;
      const seen = await outcomesOf(async () => {
        const racing = await rideIn(before);
        fixture.platform.clock.advance(wait);
        const [answer] = await Promise.all([act(racing, 'kept', 30 * MINUTE), fixture.deadlines().carryOut()]);
        const steps = await happened(racing);
        expect(steps.filter((step) => step === result)).toEqual([]);
        return `${outcomeOf(answer)}, ${steps.at(-1)}`;
      });
      const possible = new RegExp(`^409 ${refused}, CANCELLED$`);
      expect(seen.filter((each) => !possible.test(each))).toEqual([]);
    },
    PATIENCE_MS,
  );

  it.each(ACTS.slice(0, 2))(
    '%s against the rider’s cancellation: done before it, or refused after it',
    async (_name, act, before, result) => {
      const seen = await outcomesOf(async () => {
        const racing = await rideIn(before);
        const [answer, cancelled] = await Promise.all([
          act(racing, 'kept', 2 * MINUTE),
          cancelAsRider(racing, 'cancel', 0),
        ]);
        return `${outcomeOf(answer)} / ${outcomeOf(cancelled)}: ${(await happened(racing)).join(', ')}`;
      });
      expect(
        among([
          `200 / 200: ${result}, CANCELLED`,
          `200 / 403 ride/not-yours-to-change: ${result}`,
          '409 ride/arrival-not-expected / 200: CANCELLED',
          '409 ride/illegal-transition / 200: CANCELLED',
        ])(seen),
      ).toEqual([]);
    },
    PATIENCE_MS,
  );

  it.each(ACTS.slice(0, 2))(
    '%s against the suspension of its driver: done before it, or refused after it',
    async (_name, act, before, result) => {
      const seen = await outcomesOf(async () => {
        const racing = await rideIn(before);
        const [answer] = await Promise.all([
          act(racing, 'kept', 2 * MINUTE),
          fixture.publishStatus(racing.driver, 'SUSPENDED'),
        ]);
        await fixture.platform.settled();
        return `${outcomeOf(answer)}: ${(await happened(racing)).join(', ')}`;
      });
      expect(
        among([
          `200: ${result}`,
          `200: ${result}, CANCELLED`,
          '409 ride/arrival-not-expected: CANCELLED',
          '409 ride/illegal-transition: CANCELLED',
        ])(seen),
      ).toEqual([]);
    },
    PATIENCE_MS,
  );
});

it(
  `a kept SOS of two devices against the ride’s completion is one incident or none, ${ROUNDS} rounds`,
  async () => {
    const raised: string[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const racing = await rideIn('IN TRANSIT');
      const answers = await Promise.all([
        sos(racing, 'phone', 2 * MINUTE),
        sos(racing, 'tablet', 3 * MINUTE),
        sos(racing, 'tablet', 3 * MINUTE + 40),
        moveTo('COMPLETED')(racing, 'completed', 0),
      ]);
      const stored = await fixture.call(rideHttp.incidents, { ride: racing.ride._id }, { as: fixture.administrator });
      const incidents = dataOf<{ data: IncidentView[] }>(stored).data;
      const accepted = answers.slice(0, 3).filter(({ status }) => status === 200);
      expect(incidents).toHaveLength(accepted.length > 0 ? 1 : 0);
      expect(new Set(accepted.map((answer) => dataOf<{ _id: string }>(answer)._id)).size).toBe(incidents.length);
      expect(answers.map(outcomeOf).filter((outcome) => !/^(200|409 ride\/sos-not-active)$/.test(outcome))).toEqual([]);
      raised.push(...incidents.map(({ _id }) => _id));
    }
    await fixture.platform.settled();
    const alarms = await fixture.platform.published(rideEvents.sosRaised);
    expect(alarms.map(({ aggregateId }) => aggregateId).sort()).toEqual(raised.sort());
  },
  PATIENCE_MS,
);
