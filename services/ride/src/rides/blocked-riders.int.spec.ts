import { type RideView, rideEvents } from '@pothik/contracts/ride';
import { dataOf, outcomeOf } from '../testing/ride-answers.js';
import { PairBlock } from '../testing/ride-blocks.js';
import { type FixtureDriver, type FixtureRider, RideFixture } from '../testing/ride-fixture.js';
import { RideEffectsService } from './ride-effects.service.js';

let fixture: RideFixture;
beforeAll(async () => {
  fixture = await RideFixture.open();
});
afterAll(() => fixture.close());

const pair = async () => {
  const [rider, driver] = [await fixture.rider(), await fixture.driver()];
  return { rider, driver, block: new PairBlock(fixture, rider, driver) };
};
const blockedPair = async () => {
  const about = await pair();
  await about.block.begin();
  await fixture.platform.settled();
  return about;
};
const seen = async (ride: { _id: string }, as = fixture.administrator) => {
  await fixture.platform.settled();
  return fixture.see(ride, as);
};
const askedNearest = async (rider: FixtureRider, drivers: readonly FixtureDriver[]) =>
  dataOf<RideView>(await fixture.askNearest(rider, drivers), 201);

/** What a rider could compare: everything but the number of the request. */
const comparable = ({ status, headers, body }: { status: number; headers: object; body: unknown }) => {
  const { requestId: _requestId, ...answer } = body as { requestId?: string };
  const names = Object.keys(headers).sort();
  return { status, names, length: (headers as Record<string, unknown>)['content-length'], answer };
};

describe('a blocked rider', () => {
  it('is answered as if the driver were not free', async () => {
    const { rider, driver } = await blockedPair();
    const offline = await fixture.driver({ availabilityStatus: 'OFFLINE' });
    const answer = await fixture.book(rider, driver);
    expect(outcomeOf(answer)).toBe('409 ride/driver-not-free');
    expect(comparable(answer)).toEqual(comparable(await fixture.book(rider, offline)));
  });

  it('is answered so also with an open ride of his own', async () => {
    const { rider, driver } = await blockedPair();
    await fixture.booked(rider, await fixture.driver());
    expect(outcomeOf(await fixture.book(rider, driver))).toBe('409 ride/driver-not-free');
  });

  it('is booked by the other drivers, and the driver by other riders', async () => {
    const { rider, driver } = await blockedPair();
    expect((await fixture.book(rider, await fixture.driver())).status).toBe(201);
    expect((await fixture.book(await fixture.rider(), driver)).status).toBe(201);
  });

  it('has the driver passed over when the nearest are asked, and refused when nobody else is there', async () => {
    const { rider, driver } = await blockedPair();
    const alone = await fixture.askNearest(rider, [driver]);
    const offline = await fixture.driver({ availabilityStatus: 'OFFLINE' });
    expect(comparable(alone)).toEqual(comparable(await fixture.askNearest(rider, [offline])));
    const next = await fixture.driver();
    expect((await askedNearest(rider, [driver, next])).driver._id).toBe(next.driverId);
  });

  it('has the driver passed over when a request goes on', async () => {
    const { rider, driver, block } = await pair();
    const [first, last] = [await fixture.driver(), await fixture.driver()];
    const ride = await askedNearest(rider, [first, driver, last]);
    await block.begin();
    await fixture.platform.settled();
    dataOf(await fixture.setStatus(ride, first.person, 'REJECTED'));
    expect((await seen(ride)).driver._id).toBe(last.driverId);
  });

  it('books the driver again once the block is taken back', async () => {
    const { rider, driver, block } = await blockedPair();
    await block.end();
    await fixture.platform.settled();
    expect((await fixture.book(rider, driver)).status).toBe(201);
  });
});

describe('the open request of a pair', () => {
  it('is rejected as by the driver’s own hand', async () => {
    const [{ rider, driver, block }, other] = [await pair(), await pair()];
    const [ride, byHand] = [await fixture.booked(rider, driver), await fixture.booked(other.rider, other.driver)];
    await block.begin();
    dataOf(await fixture.setStatus(byHand, other.driver.person, 'REJECTED'));
    const lastOf = async (about: { _id: string }, as: FixtureRider) => {
      const { from, to, by, reason, cause } = (await seen(about, as.person)).history.at(-1) ?? {};
      return { from, to, by, reason, cause };
    };
    expect(await lastOf(ride, rider)).toEqual(await lastOf(byHand, other.rider));
    const told = (await fixture.platform.published(rideEvents.statusChanged)).filter(
      ({ aggregateId }) => aggregateId === ride._id,
    );
    expect(told.map(({ actor }) => actor)).toEqual([{ kind: 'person', id: driver.person.id, role: 'DRIVER' }]);
  });

  it('is passed on to the next when the nearest are asked, as a rejection', async () => {
    const { rider, driver, block } = await pair();
    const next = await fixture.driver();
    const ride = await askedNearest(rider, [driver, next]);
    await block.begin();
    expect(await seen(ride)).toMatchObject({
      rideStatus: 'REQUESTED',
      driver: { _id: next.driverId },
      asking: { asked: [{ outcome: 'REJECTED' }] },
    });
  });

  it('is rejected by the safety look, when no event was followed', async () => {
    const { rider, driver } = await pair();
    const ride = await fixture.booked(rider, driver);
    await fixture.platform.settled();
    const _id = `block/${driver.driverId}/${rider.person.id}`;
    const facts = fixture.platform.model('ride', 'BlockProjection').collection;
    await facts.insertOne({ _id, aggregateVersion: 1, blocked: true } as never);
    const effects = fixture.platform.service('ride').app.get(RideEffectsService, { strict: false });
    await effects.closeAllRidesWithoutDriver();
    expect((await seen(ride)).rideStatus).toBe('REJECTED');
  });

  it('stays when it is of another rider or another driver', async () => {
    const { driver, rider, block } = await pair();
    const others = await fixture.booked(await fixture.rider(), driver);
    const elsewhere = await fixture.booked(rider, await fixture.driver());
    await block.begin();
    expect((await seen(others)).rideStatus).toBe('REQUESTED');
    expect((await seen(elsewhere)).rideStatus).toBe('REQUESTED');
  });

  it('stays when a late or repeated event tells of a block that was taken back', async () => {
    const { rider, driver, block } = await pair();
    await block.tell(false, 2);
    await fixture.platform.settled();
    const ride = await fixture.booked(rider, driver);
    await block.tell(true, 1);
    await block.tell(false, 2);
    await block.tell(true, 1);
    expect((await seen(ride)).rideStatus).toBe('REQUESTED');
  });
});

it('an accepted ride goes on', async () => {
  const { rider, driver, block } = await pair();
  const ride = await fixture.accepted(rider, driver);
  await block.begin();
  expect((await seen(ride)).rideStatus).toBe('ACCEPTED');
  dataOf(await fixture.fare(ride, driver, 220));
});
