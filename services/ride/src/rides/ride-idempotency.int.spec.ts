import { randomUUID } from 'node:crypto';
import type { Endpoint, EventDefinition } from '@pothik/contracts/platform';
import { type RideView, rideEvents, rideHttp } from '@pothik/contracts/ride';
import { Outbox, PENDING_AFTER_MS, type Person } from '@pothik/service-kit';
import { rounds } from '@pothik/service-kit/testing';
import { type Answer, dataOf, outcomeOf } from '../testing/ride-answers.js';
import { type FixtureDriver, type FixtureRider, RideFixture } from '../testing/ride-fixture.js';

const ROUNDS = rounds(1_000);
const LOCATIONS = { pickupLocation: 'Dhanmondi 27', dropLocation: 'Kamalapur Station' };

/** Rides driven at the same time. */
const LANES = 5;

let fixture: RideFixture;
let outbox: Outbox;
/** Keys whose command crashes the process before the answer. */
const crashing = new Set<string>();

/** Simulates a crash between write and answer for one command: no event is published, no answer sent. Other commands go on. */
beforeAll(async () => {
  fixture = await RideFixture.open();
  outbox = fixture.platform.service('ride').app.get(Outbox, { strict: false });
  const publish = outbox.publish.bind(outbox);
  jest.spyOn(outbox, 'publish').mockImplementation((model, id, document) => {
    if (crashing.delete(document?.commands.at(-1)?.id.split('|').at(-1) ?? '')) throw new Error('The process dies.');
    publish(model, id, document);
  });
});
afterAll(() => fixture.close());

interface Command {
  endpoint: Endpoint;
  as: Person;
  input: object;
  /** Another input for the same call. */
  otherInput: object;
}

/** Every command of a ride in order; the first one makes the ride. */
async function* commandsOf(
  { person: rider }: FixtureRider,
  driver: FixtureDriver,
): AsyncGenerator<Command, void, Answer> {
  const request = { ...LOCATIONS, driver: driver.driverId };
  const booked = yield {
    endpoint: rideHttp.book,
    as: rider,
    input: request,
    otherInput: { ...request, dropLocation: 'Gulshan 2' },
  };
  const ride = dataOf<RideView>(booked, 201);
  const about = (endpoint: Endpoint, input: object, otherInput: object): Command => ({
    endpoint,
    as: driver.person,
    input: { rideId: ride._id, ...input },
    otherInput: { rideId: ride._id, ...otherInput },
  });
  const { updateStatus, setFare, verifyCode } = rideHttp;
  yield about(updateStatus, { rideStatus: 'ACCEPTED' }, { rideStatus: 'REJECTED' });
  yield about(setFare, { fare: 220 }, { fare: 900 });
  const { startCode = '' } = await fixture.see(ride, rider);
  yield about(verifyCode, { otp: startCode }, { otp: startCode === '000000' ? '111111' : '000000' });
  yield about(updateStatus, { rideStatus: 'IN TRANSIT' }, { rideStatus: 'CANCELLED', reason: 'A flat tyre' });
  yield about(updateStatus, { rideStatus: 'COMPLETED' }, { rideStatus: 'CANCELLED', reason: 'A flat tyre' });
}

const give = ({ endpoint, as, input }: Command, idempotencyKey: string): Promise<Answer> =>
  fixture.call(endpoint as typeof rideHttp.book, input as never, { as, idempotencyKey });

async function giveAndCrash(command: Command, key: string): Promise<void> {
  crashing.add(key);
  expect((await give(command, key)).status).toBe(500);
}

/** Publishes pending events, as a restarted process does, in as many sweeps as it takes. */
async function publishPending(): Promise<void> {
  fixture.platform.clock.advance(PENDING_AFTER_MS + 1);
  while ((await outbox.sweep()) > 0);
  await fixture.platform.settled();
}

/** The published events of each ride, in order, with repetitions. */
async function publishedByRide(): Promise<Map<string, string[]>> {
  const { rideRequested, statusChanged, fareSet } = rideEvents;
  const definitions: EventDefinition[] = [rideRequested, statusChanged, fareSet];
  const published = (await Promise.all(definitions.map((definition) => fixture.platform.published(definition)))).flat();
  const byRide = new Map<string, string[]>();
  for (const { aggregateId, aggregateVersion, type } of published.sort(
    (a, b) => a.aggregateVersion - b.aggregateVersion,
  ))
    byRide.set(aggregateId, [...(byRide.get(aggregateId) ?? []), `${aggregateVersion} ${type}`]);
  return byRide;
}

/** One ride from request to completion; each command first goes to a process that crashes. */
async function driveThroughCrashes(): Promise<RideView> {
  const [rider, stranger, driver] = [await fixture.rider(), await fixture.rider(), await fixture.driver()];
  const commands = commandsOf(rider, driver);
  let next = await commands.next();
  let answer: Answer | undefined;
  while (!next.done) {
    const [command, key] = [next.value, randomUUID()];
    await giveAndCrash(command, key);
    answer = await give(command, key);
    expect(await give(command, key)).toMatchObject({ status: answer.status, body: answer.body as object });
    expect(outcomeOf(await give({ ...command, input: command.otherInput }, key))).toBe('409 request/key-reused');
    const theirs = await give({ ...command, as: stranger.person }, key);
    expect(JSON.stringify(theirs.body)).not.toContain(dataOf<RideView>(answer, answer.status)._id);
    next = await commands.next(answer);
  }
  return dataOf<RideView>(answer as Answer);
}

describe(`one key, ${ROUNDS} rides from request to completion`, () => {
  it('runs once after a crash between write and answer, and refuses other input or another person', async () => {
    const rides: RideView[] = [];
    let begun = 0;
    const lane = async () => {
      for (begun += 1; begun <= ROUNDS; begun += 1) rides.push(await driveThroughCrashes());
    };
    await Promise.all(Array.from({ length: LANES }, lane));
    await publishPending();
    const types = ['ride-requested', 'status-changed', 'fare-set', ...Array(3).fill('status-changed')];
    const once = types.map((type, index) => `${index + 1} ride.${type}`);
    const published = await publishedByRide();
    for (const { _id, rideStatus, fare, history } of rides) {
      expect([_id, rideStatus, fare, history.length]).toEqual([_id, 'COMPLETED', 220, 5]);
      expect([_id, ...(published.get(_id) ?? [])]).toEqual([_id, ...once]);
    }
    expect(rides).toHaveLength(ROUNDS);
  });
});
