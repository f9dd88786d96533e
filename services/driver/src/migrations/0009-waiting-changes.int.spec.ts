import { runMigrationIn } from '@pothik/service-kit/testing';
import { DriverFixture } from '../testing/driver-fixture.js';
import { waitingChanges } from './0009-waiting-changes.migration.js';

let fixture: DriverFixture;
beforeAll(async () => {
  fixture = await DriverFixture.start();
});
afterAll(() => fixture.close());

const move = () => runMigrationIn(fixture.platform.service('driver'), waitingChanges);
const vehicles = () => fixture.platform.model<object>('driver', 'Vehicle').collection;

it('plates that read alike are found after it, also after two attempts, and nothing waits for an administrator', async () => {
  const [one, other] = [
    await fixture.onDuty({ plate: 'DHAKA METRO-GA 11-1234', name: 'Rahim' }),
    await fixture.registered({ plate: 'DM-GA-1I-I234' }),
  ];
  await vehicles().updateMany({}, { $unset: { plateLikeness: 1 } });
  expect((await fixture.show(other.driver._id)).plateLooksLike).toEqual([]);

  await move();
  await move();

  const shown = await fixture.show(other.driver._id);
  expect(shown.plateLooksLike).toEqual([
    { driver: one.driver._id, name: 'Rahim', plate: 'DM-GA-11-1234', status: 'APPROVED' },
  ]);
  expect(shown.changedSinceApproval).toBeNull();
});
