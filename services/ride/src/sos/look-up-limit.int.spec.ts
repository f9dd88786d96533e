import { RATE_LIMIT } from '@pothik/contracts/platform';
import { type RideView, rideHttp, sosLookUpsOfPersonKey } from '@pothik/contracts/ride';
import { EngineUnavailable } from '@pothik/engines';
import type { Person } from '@pothik/service-kit';
import { dataOf, outcomeOf } from '../testing/ride-answers.js';
import { type FixtureDriver, type FixtureRider, newId, RideFixture } from '../testing/ride-fixture.js';

const { maximum, windowMs } = RATE_LIMIT.sosLookUpsPerPerson;

let fixture: RideFixture;
let rider: FixtureRider;
let driver: FixtureDriver;
let ride: RideView;
beforeAll(async () => {
  fixture = await RideFixture.open();
  rider = await fixture.rider();
  driver = await fixture.driver();
  ride = await fixture.pickedUp(rider, driver);
});
afterAll(() => fixture.close());
afterEach(() => jest.restoreAllMocks());

const send = (as: Person, rideId: string, idempotencyKey?: string) =>
  fixture.call(rideHttp.sendSos, { rideId }, { as, ...(idempotencyKey ? { idempotencyKey } : {}) });
const own = (as: Person, rideId: string) => fixture.call(rideHttp.ownIncident, { rideId }, { as });
const counted = ({ id }: Person) => fixture.platform.keyValue.get(sosLookUpsOfPersonKey(id));

/** Looks up as many invented rides as may be. */
async function searcher(): Promise<Person> {
  const { person } = await fixture.rider();
  const outcomes = new Set<string>();
  for (let looked = 0; looked < maximum; looked += 1) outcomes.add(outcomeOf(await send(person, newId())));
  expect([...outcomes]).toEqual(['404 ride/not-found']);
  return person;
}

describe('look-ups of rides by SOS', () => {
  it('refuses the 121st look-up of unknown rides in a minute, both calls counted together', async () => {
    const person = await searcher();
    const refusal = await send(person, newId());
    expect([outcomeOf(refusal), refusal.headers['retry-after']]).toEqual(['429 request/too-many', '60']);
    expect(outcomeOf(await send(person, ride._id))).toBe('429 request/too-many');
    expect(outcomeOf(await own(person, newId()))).toBe('429 request/too-many');
    fixture.platform.clock.advance(windowMs);
    expect(outcomeOf(await send(person, newId()))).toBe('404 ride/not-found');
  });

  it('of one person are no other’s', async () => {
    await searcher();
    const { person } = await fixture.rider();
    expect(outcomeOf(await send(person, newId()))).toBe('404 ride/not-found');
    expect(await counted(person)).toBe('1');
  });

  it('are not limited while the key-value store does not answer', async () => {
    const person = await searcher();
    const away = () => Promise.reject(new EngineUnavailable('keyValue', new Error('away')));
    jest.spyOn(fixture.platform.keyValue, 'increment').mockImplementation(away);
    expect(outcomeOf(await send(person, newId()))).toBe('404 ride/not-found');
  });
});

describe('an SOS of one’s own ride under way', () => {
  it('is never counted, however often it is sent and asked about', async () => {
    for (let sent = 0; sent <= maximum; sent += 1) {
      expect(outcomeOf(await send(rider.person, ride._id))).toBe('200');
      expect(outcomeOf(await own(rider.person, ride._id))).toBe('200');
    }
    expect(await counted(rider.person)).toBeUndefined();
  });

  it('is stored beyond the limit, and its repeat is answered after the ride', async () => {
    for (let looked = 0; looked <= maximum; looked += 1) await send(driver.person, newId());
    expect(outcomeOf(await send(driver.person, newId()))).toBe('429 request/too-many');
    const { _id } = dataOf<{ _id: string }>(await send(driver.person, ride._id, 'sos-key-0001'));
    expect(dataOf<{ _id: string }>(await own(driver.person, ride._id))._id).toBe(_id);
    dataOf(await fixture.setStatus(ride, driver.person, 'IN TRANSIT'));
    dataOf(await fixture.setStatus(ride, driver.person, 'COMPLETED'));
    expect(dataOf<{ _id: string }>(await send(driver.person, ride._id, 'sos-key-0001'))._id).toBe(_id);
    expect(outcomeOf(await send(driver.person, newId()))).toBe('429 request/too-many');
  });
});
