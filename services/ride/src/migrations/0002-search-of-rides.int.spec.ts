import { type RideView, rideHttp } from '@pothik/contracts/ride';
import { runMigrationIn } from '@pothik/service-kit/testing';
import { dataOf } from '../testing/ride-answers.js';
import { RideFixture } from '../testing/ride-fixture.js';
import { searchOfRides } from './0002-search-of-rides.migration.js';

let fixture: RideFixture;
beforeAll(async () => {
  fixture = await RideFixture.open();
});
afterAll(() => fixture.close());

const move = () => runMigrationIn(fixture.platform.service('ride'), searchOfRides);
const rides = () => fixture.platform.model<Stored>('ride', 'Ride');
const profiles = () => fixture.platform.model<Stored>('ride', 'PersonProfile');
interface Stored {
  _id: unknown;
  number?: string;
  plateKeys?: string[];
  searchKeys?: string[];
}

it('rides and people of an earlier release are found like those of the present one, also after two attempts', async () => {
  const [rider, driver] = [await fixture.rider('Rahima খাতুন'), await fixture.driver()];
  const ride = await fixture.accepted(rider, driver);
  await fixture.platform.settled();
  const stored = await rides().findOne({ _id: ride._id }).lean();
  const person = await profiles().findOne({ _id: rider.person.id }).lean();
  expect([stored?.plateKeys?.length, person?.searchKeys]).toEqual([3, ['rahima', 'খাতুন', rider.phone]]);

  await rides().collection.updateMany({}, { $unset: { number: 1, plateKeys: 1 } });
  await profiles().collection.updateMany({}, { $unset: { searchKeys: 1 } });
  const find = async (text: string) =>
    dataOf<{ data: RideView[] }>(await fixture.call(rideHttp.rides, { find: text }, { as: fixture.administrator }))
      .data;
  expect(await find(driver.plate)).toEqual([]);
  await move();
  await move();

  expect(await rides().findOne({ _id: ride._id }).lean()).toEqual(stored);
  expect(await profiles().findOne({ _id: rider.person.id }).lean()).toEqual(person);
  for (const text of [driver.plate, 'rahima']) expect((await find(text)).map(({ _id }) => _id)).toEqual([ride._id]);
});
