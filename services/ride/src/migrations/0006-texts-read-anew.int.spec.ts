import { type RideView, rideHttp } from '@pothik/contracts/ride';
import { runMigrationIn } from '@pothik/service-kit/testing';
import { dataOf } from '../testing/ride-answers.js';
import { RideFixture } from '../testing/ride-fixture.js';
import { textsReadAnew } from './0006-texts-read-anew.migration.js';

let fixture: RideFixture;
beforeAll(async () => {
  fixture = await RideFixture.open();
});
afterAll(() => fixture.close());

const move = () => runMigrationIn(fixture.platform.service('ride'), textsReadAnew);
const rides = () => fixture.platform.model<object>('ride', 'Ride');
const vehicles = () => fixture.platform.model<object>('ride', 'VehicleProjection');
const profiles = () => fixture.platform.model<object>('ride', 'PersonProfile');
const found = async (find: string) =>
  dataOf<{ data: RideView[] }>(await fixture.call(rideHttp.rides, { find }, { as: fixture.administrator })).data.map(
    ({ _id, driver }) => [_id, driver.vehicle.vehicleLicense],
  );

it('plates and names that were stored as typed are found in any writing, also after two attempts', async () => {
  const [rider, driver] = [await fixture.rider('মো\u200dহনা Akter'), await fixture.driver()];
  const ride = await fixture.accepted(rider, driver);
  await fixture.platform.settled();
  const typed = 'ঢাকা মেট্রো-গ ৩৫-৪৮২১';
  const asTyped = { 'vehicle.vehicleLicense': typed, plateKeys: ['ঢাকামেট্রোগ354821', '354821', '4821'] };
  await rides().collection.updateOne({ plateKeys: { $exists: true } }, { $set: asTyped });
  await vehicles().collection.updateOne({ vehicleLicense: { $gt: '' } }, { $set: { vehicleLicense: typed } });
  await profiles().collection.updateOne({ phone: rider.phone }, { $set: { searchKeys: ['মো', 'হনা', 'akter'] } });

  await move();
  await move();

  for (const find of ['dm-ga-35-4821', 'Dhaka Metro Ga 35', typed, 'মোহনা', rider.phone])
    expect(await found(find)).toEqual([[ride._id, 'DM-GA-35-4821']]);
  expect(await vehicles().collection.findOne({ vehicleLicense: { $gt: '' } })).toMatchObject({
    vehicleLicense: 'DM-GA-35-4821',
  });
});
