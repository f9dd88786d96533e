import { type OwnIncidentView, type RideView, rideHttp } from '@pothik/contracts/ride';
import { dataOf } from '../testing/ride-answers.js';
import { type FixtureDriver, type FixtureRider, RideFixture } from '../testing/ride-fixture.js';

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

const send = async (as: FixtureRider['person']) =>
  dataOf<{ _id: string }>(await fixture.call(rideHttp.sendSos, { rideId: ride._id }, { as }));
const own = async (as: FixtureRider['person']) =>
  dataOf<OwnIncidentView | null>(await fixture.call(rideHttp.ownIncident, { rideId: ride._id }, { as }));

describe('one’s own SOS of a ride', () => {
  it('is none before it is sent', async () => {
    expect(await own(rider.person)).toBeNull();
  });

  it('is told to who sent it, to nobody else: the other party may be the danger', async () => {
    const { _id } = await send(rider.person);
    expect(await own(rider.person)).toEqual({ _id, sentAt: expect.any(String), seenAt: null });
    const owner = { ...(await fixture.rider()).person, formerIds: [rider.person.id] };
    expect(await own(owner)).toMatchObject({ _id });
    expect(await own(driver.person)).toBeNull();
    expect(await own((await fixture.rider()).person)).toBeNull();
  });

  it('is each party’s own when both sent one', async () => {
    const { _id } = await send(driver.person);
    expect((await own(driver.person))?._id).toBe(_id);
    expect((await own(rider.person))?._id).not.toBe(_id);
  });

  it('says when an administrator took it up, and is over when it is resolved', async () => {
    const as = fixture.administrator;
    const id = (await own(rider.person))?._id ?? '';
    dataOf(await fixture.call(rideHttp.acknowledgeIncident, { id }, { as }));
    expect((await own(rider.person))?.seenAt).toEqual(expect.any(String));
    dataOf(await fixture.call(rideHttp.resolveIncident, { id, note: 'Spoke to both' }, { as }));
    expect(await own(rider.person)).toBeNull();
    expect(await own(driver.person)).not.toBeNull();
  });
});
