import { randomUUID } from 'node:crypto';
import type { Endpoint, EventDefinition } from '@pothik/contracts/platform';
import { type RideView, rideEvents, rideHttp } from '@pothik/contracts/ride';
import { Outbox, PENDING_AFTER_MS, type Person } from '@pothik/service-kit';
import {
  type Answer,
  dataOf,
  outcomeOf,
  RideFixture,
  type StageDriver,
  type StageRider,
} from '../testing/ride-fixture.js';

const ROUNDS = process.env.LONG === '1' ? 1_000 : 100;
const PLACES = { pickupLocation: 'Dhanmondi 27', dropLocation: 'Kamalapur Station' };
jest.setTimeout(60_000 + ROUNDS * 2_000);

/** Rides that are under way at the same time. */
const LANES = 5;

let fixture: RideFixture;
let outbox: Outbox;
/** Keys whose command nobody lives to answer. */
const dying = new Set<string>();

/** Between its write and its answer the process is gone: nothing is told, nobody is answered. What else is under way lives on. */
beforeAll(async () => {
  fixture = await RideFixture.open();
  outbox = fixture.platform.service('ride').app.get(Outbox, { strict: false });
  const publish = outbox.publish.bind(outbox);
  jest.spyOn(outbox, 'publish').mockImplementation((model, id, document) => {
    if (dying.delete(document?.commands.at(-1)?.id.split('|').at(-1) ?? '')) throw new Error('The process dies.');
    publish(model, id, document);
  });
});
afterAll(() => fixture.close());

interface Command {
  endpoint: Endpoint;
  as: Person;
  input: object;
  /** The same call meaning something else. */
  otherInput: object;
}

/** Every command of a ride’s way, in its order, about the ride the first one made. */
async function* commandsOf({ person: rider }: StageRider, driver: StageDriver): AsyncGenerator<Command, void, Answer> {
  const request = { ...PLACES, driver: driver.driverId };
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

async function givenToOneThatDies(command: Command, key: string): Promise<void> {
  dying.add(key);
  expect((await give(command, key)).status).toBe(500);
}

/** What a process that was started again does first. */
async function leftoversTold(): Promise<void> {
  fixture.platform.clock.advance(PENDING_AFTER_MS + 1);
  await outbox.sweep();
  await fixture.platform.settled();
}

/** What was told of each ride, in order, as often as it was told. */
async function toldByRide(): Promise<Map<string, string[]>> {
  const { rideRequested, statusChanged, fareSet } = rideEvents;
  const definitions: EventDefinition[] = [rideRequested, statusChanged, fareSet];
  const told = (await Promise.all(definitions.map((definition) => fixture.platform.published(definition)))).flat();
  const byRide = new Map<string, string[]>();
  for (const { aggregateId, aggregateVersion, type } of told.sort((a, b) => a.aggregateVersion - b.aggregateVersion))
    byRide.set(aggregateId, [...(byRide.get(aggregateId) ?? []), `${aggregateVersion} ${type}`]);
  return byRide;
}

/** One ride from request to completion, every command of it given to a process that dies first. */
async function driveThroughDeaths(): Promise<RideView> {
  const [rider, stranger, driver] = [await fixture.rider(), await fixture.rider(), await fixture.driver()];
  const commands = commandsOf(rider, driver);
  let next = await commands.next();
  let answer: Answer | undefined;
  while (!next.done) {
    const [command, key] = [next.value, randomUUID()];
    await givenToOneThatDies(command, key);
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
  it('after a crash between work and answer is carried out once, with other input refused, by another person unseen', async () => {
    const rides: RideView[] = [];
    const lane = async () => {
      for (let round = 0; round < ROUNDS / LANES; round += 1) rides.push(await driveThroughDeaths());
    };
    await Promise.all(Array.from({ length: LANES }, lane));
    await leftoversTold();
    const types = ['ride-requested', 'status-changed', 'fare-set', ...Array(3).fill('status-changed')];
    const once = types.map((type, index) => `${index + 1} ride.${type}`);
    const told = await toldByRide();
    for (const { _id, rideStatus, fare, history } of rides) {
      expect([_id, rideStatus, fare, history.length]).toEqual([_id, 'COMPLETED', 220, 5]);
      expect([_id, ...(told.get(_id) ?? [])]).toEqual([_id, ...once]);
    }
    expect(rides).toHaveLength(ROUNDS);
  });
});
