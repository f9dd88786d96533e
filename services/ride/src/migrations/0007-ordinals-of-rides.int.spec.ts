import { runMigrationIn } from '@pothik/service-kit/testing';
import { type FixtureDriver, type FixtureRider, RideFixture } from '../testing/ride-fixture.js';
import { ordinalsOfRides } from './0007-ordinals-of-rides.migration.js';

let fixture: RideFixture;
beforeAll(async () => {
  fixture = await RideFixture.open();
});
afterAll(() => fixture.close());

const move = () => runMigrationIn(fixture.platform.service('ride'), ordinalsOfRides);
const rides = () => fixture.platform.model<{ _id: unknown; ordinal?: number }>('ride', 'Ride');
const unset = (ids: string[]) => rides().updateMany({ _id: { $in: ids } }, { $unset: { ordinal: 1 } });

async function rejected(rider: FixtureRider, driver: FixtureDriver): Promise<string> {
  const ride = await fixture.booked(rider, driver);
  await fixture.setStatus(ride, driver.person, 'REJECTED');
  fixture.platform.clock.advance(1_000);
  return ride._id;
}

async function ordinalsOf(ids: string[]): Promise<(number | undefined)[]> {
  const stored = await rides()
    .find({ _id: { $in: ids } })
    .lean();
  return ids.map((id) => stored.find(({ _id }) => String(_id) === id)?.ordinal);
}

it('stored rides are numbered for each rider as they were booked, also after two attempts, and the next goes on', async () => {
  const [one, other, driver] = [await fixture.rider(), await fixture.rider(), await fixture.driver()];
  const ones = [await rejected(one, driver), await rejected(one, driver), await rejected(one, driver)];
  const others = [await rejected(other, driver), await rejected(other, driver)];
  await unset([...ones, ...others]);

  await move();
  await move();

  expect([await ordinalsOf(ones), await ordinalsOf(others)]).toEqual([
    [1, 2, 3],
    [1, 2],
  ]);
  expect(await ordinalsOf([await rejected(one, driver)])).toEqual([4]);
});

it('an attempt that died between two rides of a rider is continued after the numbers it gave', async () => {
  const [rider, driver] = [await fixture.rider(), await fixture.driver()];
  const ids = [await rejected(rider, driver), await rejected(rider, driver), await rejected(rider, driver)];
  await unset(ids.slice(1));
  await move();
  expect(await ordinalsOf(ids)).toEqual([1, 2, 3]);
});
