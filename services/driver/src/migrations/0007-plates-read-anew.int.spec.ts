import { type DriverView, driverHttp } from '@pothik/contracts/driver';
import { runMigrationIn } from '@pothik/service-kit/testing';
import { DriverFixture, dataOf } from '../testing/driver-fixture.js';
import { platesReadAnew } from './0007-plates-read-anew.migration.js';

let fixture: DriverFixture;
beforeAll(async () => {
  fixture = await DriverFixture.start();
});
afterAll(() => fixture.close());

const move = () => runMigrationIn(fixture.platform.service('driver'), platesReadAnew);
const vehicles = () => fixture.platform.model<object>('driver', 'Vehicle').collection;
const typed = 'ঢাকা মেট্রো-গ ৩৫-৪৮২১';
const typedKey = 'ঢাকামেট্রোগ354821';

it('a plate that was stored as typed is kept short, also after two attempts, and is no change of vehicle', async () => {
  const [one, other] = [await fixture.onDuty({}), await fixture.onDuty({ plate: 'ABC-12345' })];
  await vehicles().updateOne(
    { vehicleLicense: { $ne: 'ABC-12345' } },
    { $set: { vehicleLicense: typed, plateKey: typedKey } },
  );

  await move();
  await move();

  const view = async (driver: { _id: string }) =>
    dataOf<DriverView>(
      await fixture.platform.call(driverHttp.getDriver, { id: driver._id }, { as: fixture.administrator }),
    );
  const { vehicle, changedSinceApproval } = await view(one.driver);
  expect([vehicle.vehicleLicense, changedSinceApproval]).toEqual(['DM-GA-35-4821', null]);
  expect((await view(other.driver)).vehicle.vehicleLicense).toBe('ABC-12345');
});
