import { driverHttp, type LiveDriver, type LiveDrivers } from '@pothik/contracts/driver';
import type { Point } from '@pothik/contracts/platform';
import { DriverFixture, dataOf } from '../testing/driver-fixture.js';
import { RideEventsFixture } from '../testing/ride-events-fixture.js';

const FARMGATE = { lat: 23.7575, lng: 90.3897 };
const SHAHBAGH = { lat: 23.7381, lng: 90.3957 };

let fixture: DriverFixture;
beforeAll(async () => {
  fixture = await DriverFixture.start();
});
beforeEach(() => fixture.platform.empty());
afterAll(() => fixture?.close());

type OnDuty = Awaited<ReturnType<DriverFixture['onDuty']>>;
const consents = ({ owner }: OnDuty, granted = true) =>
  fixture.platform.call(driverHttp.changePositionConsent, { granted }, { as: owner });
async function at(point: Point, who: Parameters<DriverFixture['onDuty']>[0] = {}): Promise<OnDuty> {
  const onDuty = await fixture.onDuty(who);
  await consents(onDuty);
  await fixture.platform.call(driverHttp.tellPosition, point, { as: onDuty.owner });
  return onDuty;
}
const live = async () =>
  dataOf<LiveDrivers>(await fixture.platform.call(driverHttp.livePositions, {}, { as: fixture.administrator }));
const one = async ({ driver }: OnDuty): Promise<LiveDriver | undefined> =>
  (await live()).drivers.find(({ _id }) => _id === driver._id);

describe('the live map of administrators', () => {
  it('shows every consenting driver who is ONLINE, without contact details', async () => {
    const karim = await at(FARMGATE, { name: 'Karim Mia', vehicleType: 'CNG' });
    const answer = await live();
    const now = fixture.platform.clock.now().toISOString();
    expect(answer).toEqual({
      now,
      notShown: 0,
      drivers: [
        { _id: karim.driver._id, name: 'Karim Mia', vehicleType: 'CNG', state: 'FREE', point: FARMGATE, at: now },
      ],
    });
    expect(JSON.stringify(answer)).not.toMatch(/DHAKA-|@|017/);
  });

  it('has no driver without consent, and none who went OFFLINE or withdrew it', async () => {
    await fixture.onDuty();
    const [gone, silent] = [await at(FARMGATE), await at(FARMGATE)];
    await fixture.switched(gone, 'OFFLINE');
    await consents(silent, false);
    expect((await live()).drivers).toEqual([]);
  });

  it('says of a driver who tells nothing for a minute that the place is not known', async () => {
    const karim = await at(FARMGATE);
    fixture.platform.clock.advance(61_000);
    const shown = await one(karim);
    expect(shown).toMatchObject({ state: 'FREE' });
    expect(shown).not.toHaveProperty('point');
    expect(shown).not.toHaveProperty('at');
  });

  it('shows who is asked, coming, on a ride, and free again, with the ride', async () => {
    const karim = await at(FARMGATE);
    const ride = new RideEventsFixture(fixture.platform, karim.driver._id);
    await ride.requested();
    expect(await one(karim)).toMatchObject({ state: 'ASKED', ride: ride.id });
    await ride.accepted();
    expect(await one(karim)).toMatchObject({ state: 'COMING', ride: ride.id });
    await ride.pickedUp();
    expect(await one(karim)).toMatchObject({ state: 'ON_RIDE', ride: ride.id });
    await ride.completed();
    expect(await one(karim)).toMatchObject({ state: 'FREE' });
    expect(await one(karim)).not.toHaveProperty('ride');
  });

  it('shows a driver who fell silent on a ride where the ride’s track ends, with its time', async () => {
    const karim = await fixture.onDuty();
    await consents(karim);
    await new RideEventsFixture(fixture.platform, karim.driver._id).accepted();
    const toldAt = fixture.platform.clock.now().toISOString();
    await fixture.platform.call(driverHttp.tellPosition, SHAHBAGH, { as: karim.owner });
    fixture.platform.clock.advance(5 * 60_000);
    expect(await one(karim)).toMatchObject({ state: 'COMING', point: SHAHBAGH, at: toldAt });
  });
});
