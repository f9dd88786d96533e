import { type RideView, rideHttp, rideNumber } from '@pothik/contracts/ride';
import { userEvents } from '@pothik/contracts/user';
import { dataOf, outcomeOf } from '../testing/ride-answers.js';
import { type FixtureDriver, type FixtureRider, newId, RideFixture } from '../testing/ride-fixture.js';

let fixture: RideFixture;
let rider: FixtureRider;
let driver: FixtureDriver;
let ride: RideView;
let other: RideView;
const MINUTE = 60_000;

beforeAll(async () => {
  fixture = await (await RideFixture.open()).stopSweeps();
  [rider, driver] = [await fixture.rider('Nusrat Jahan'), await fixture.driver()];
  ride = await fixture.accepted(rider, driver);
  other = await fixture.booked(await fixture.rider('Farhana Akter'), await fixture.driver());
});
afterAll(() => fixture.close());

const rides = async (query: object) => {
  const answer = await fixture.call(rideHttp.rides, query as never, { as: fixture.administrator });
  return dataOf<{ data: RideView[] }>(answer).data.map(({ _id }) => _id);
};

describe('administrators find a ride', () => {
  it.each<[string, () => string]>([
    ['its short number', () => rideNumber(ride._id)],
    ['its number in small letters, without P', () => rideNumber(ride._id).slice(2).toLowerCase()],
    ['its id', () => ride._id],
    ['its plate', () => driver.plate.toLowerCase().replaceAll('-', ' ')],
    ['the last four digits of its plate', () => driver.plate.slice(-4)],
    ['its rider’s names', () => 'nusrat jahan'],
    ['a beginning of its rider’s name', () => 'Jah'],
    ['its rider’s phone', () => `+88 ${rider.phone.slice(0, 5)}-${rider.phone.slice(5)}`],
    ['its driver’s phone', () => driver.phone],
  ])('by %s', async (_key, find) => {
    expect(await rides({ find: find() })).toEqual([ride._id]);
  });

  it.each(['P-00000', 'DHAKA-X', 'Nusrat Akter', '.*', '^', '01899999999'])(
    'by nothing that it does not have: %s',
    async (find) => {
      expect(await rides({ find })).toEqual([]);
    },
  );

  it('of a person together with the other filters', async () => {
    expect(await rides({ find: 'nusrat', rideStatus: 'ACCEPTED' })).toEqual([ride._id]);
    expect(await rides({ find: 'nusrat', rideStatus: 'COMPLETED' })).toEqual([]);
  });

  it('no longer by the name of a person who changed it', async () => {
    const profile = { id: rider.person.id, name: 'Nusrat Karim', phone: rider.phone, image: '' };
    await fixture.platform.publish(userEvents.profileUpdated, {
      aggregateId: rider.person.id,
      aggregateVersion: 2,
      payload: { profile },
    });
    await fixture.platform.settled();
    expect(await rides({ find: 'jahan' })).toEqual([]);
    expect(await rides({ find: 'nusrat karim' })).toEqual([ride._id]);
  });

  it('and nobody else does, not even an own one by its plate', async () => {
    for (const { person } of [rider, driver]) {
      const answer = await fixture.call(rideHttp.rides, { find: driver.plate }, { as: person });
      expect(outcomeOf(answer)).toBe('403 auth/not-allowed');
    }
  });
});

describe('a list of rides', () => {
  it('of one vehicle type has those that were ridden in it', async () => {
    expect(await rides({ vehicleType: 'CNG' })).toEqual([other._id, ride._id]);
    expect(await rides({ vehicleType: 'BIKE' })).toEqual([]);
  });

  it('of overdue ones has those that wait too long', async () => {
    expect(await rides({ overdue: 'true' })).toEqual([]);
    fixture.platform.clock.advance(2 * MINUTE);
    expect(await rides({ overdue: 'true' })).toEqual([other._id]);
    fixture.platform.clock.advance(14 * MINUTE);
    expect(await rides({ overdue: 'true' })).toEqual([other._id, ride._id]);
  });
});

describe('incidents of one ride', () => {
  it('are those of no other', async () => {
    const endangered = await fixture.rider();
    const { _id } = await fixture.pickedUp(endangered, await fixture.driver());
    dataOf(await fixture.call(rideHttp.sendSos, { rideId: _id }, { as: endangered.person }));
    const incidentsOf = async (id: string) => {
      const answer = await fixture.call(rideHttp.incidents, { ride: id }, { as: fixture.administrator });
      return dataOf<{ data: { ride: string }[] }>(answer).data.map((incident) => incident.ride);
    };
    expect(await incidentsOf(_id)).toEqual([_id]);
    expect(await incidentsOf(newId())).toEqual([]);
  });
});
