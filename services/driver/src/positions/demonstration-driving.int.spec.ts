import { driverHttp, type FreeDriverCard } from '@pothik/contracts/driver';
import { signOfLifeKey } from '@pothik/contracts/notification';
import { Sweeper } from '@pothik/service-kit';
import { person } from '@pothik/service-kit/testing';
import { DriverFixture, dataOf } from '../testing/driver-fixture.js';
import { DemonstrationDriving } from './demonstration-driving.js';

const FARMGATE = { lat: 23.7575, lng: 90.3897 };
const SHAHBAGH = { lat: 23.7381, lng: 90.3957 };

let fixture: DriverFixture;
beforeAll(async () => {
  fixture = await DriverFixture.start();
});
afterAll(() => fixture.close());

const metresToFarmgate = async () => {
  const input = { lat: String(FARMGATE.lat), lng: String(FARMGATE.lng) };
  const reply = await fixture.platform.call(driverHttp.freeDrivers, input as never, { as: person({ role: 'RIDER' }) });
  return dataOf<{ data: FreeDriverCard[] }>(reply).data[0]?.metres?.high;
};

it('a demonstration’s driver drives away along the roads, and stays where they are known to be once OFFLINE', async () => {
  const karim = await fixture.onDuty();
  await fixture.platform.call(driverHttp.changePositionConsent, { granted: true }, { as: karim.owner });
  const driver = fixture.platform.service('driver').app;
  driver.get(DemonstrationDriving).start([karim.owner.id], [FARMGATE, SHAHBAGH]);
  const step = async () => {
    fixture.platform.clock.advance(5_000);
    await driver.get(Sweeper, { strict: false }).run('demonstration-driving');
  };
  await step();
  const begun = await metresToFarmgate();
  for (let count = 0; count < 40; count += 1) await step();
  expect(await metresToFarmgate()).toBeGreaterThan((begun ?? Number.NaN) + 200);
  // Somebody is signed in as this driver: the demonstration tells no position, for longer than a cell stays.
  const { clock, keyValue } = fixture.platform;
  await keyValue.raise(signOfLifeKey(karim.owner.id), clock.now().getTime(), 600_000);
  const before = await metresToFarmgate();
  for (let count = 0; count < 13; count += 1) await step();
  expect(await metresToFarmgate()).toBe(before);
  await fixture.switched(karim, 'OFFLINE');
  await step();
  await fixture.switched(karim, 'ONLINE');
  expect(await metresToFarmgate()).toBeUndefined();
});
