import { authEvents } from '@pothik/contracts/auth';
import { driverEvents, driverHttp, type VehicleView } from '@pothik/contracts/driver';
import { type Person, Sweeper } from '@pothik/service-kit';
import { codeOf, DriverFixture, dataOf } from '../testing/driver-fixture.js';
import { imagesOf, PICTURE, VehicleFixture } from '../testing/vehicle-fixture.js';
import { VEHICLE_IMAGE_SWEEP } from './vehicle-image.sweep.js';

let fixture: DriverFixture;
let vehicleFixture: VehicleFixture;
beforeAll(async () => {
  fixture = await DriverFixture.start();
  vehicleFixture = new VehicleFixture(fixture);
});
afterAll(() => fixture.close());

const deleted = async ({ id, role }: Person) => {
  const account = { id, name: '', email: '', role, verified: false };
  await fixture.platform.publish(authEvents.userDeleted, { aggregateId: id, payload: { account } });
  await fixture.platform.settled();
};
const stored = (id: string) =>
  fixture.platform.model('driver', 'Vehicle').findById(id).lean<{ vehicleLicense: string }>();
const statusOf = async (address = '') => (await vehicleFixture.read(address)).statusCode;
const sweep = () => fixture.platform.service('driver').app.get(Sweeper, { strict: false }).run(VEHICLE_IMAGE_SWEEP);

describe('the vehicle of somebody whose account is deleted', () => {
  it('has no plate, no former plate and no pictures, which is published', async () => {
    const { owner, vehicle } = await fixture.registered({ plate: 'DHAKA-55-0001' });
    const [address] = imagesOf(
      await vehicleFixture.update(vehicle, owner, { vehicleLicense: 'DHAKA-55-0002' }, [PICTURE]),
    );
    expect(await statusOf(address)).toBe(200);
    await deleted(owner);
    expect([await statusOf(address), await statusOf(`${address}?size=list`)]).toEqual([404, 404]);
    expect(JSON.stringify(await stored(vehicle._id))).not.toMatch(/DHAKA|webp/);
    const published = (await fixture.published(driverEvents.vehicleUpdated, vehicle._id)).at(-1);
    expect(published?.payload.vehicle).toMatchObject({ vehicleLicense: '', images: [], brand: 'Toyota' });
  });

  it('is emptied also for somebody who never became a driver', async () => {
    const { owner, vehicle } = await vehicleFixture.ownVehicle();
    await deleted(owner);
    expect(JSON.stringify(await stored(vehicle._id))).not.toContain('DHAKA');
  });

  it('is no longer listed, and cannot be changed or registered with by a concurrent call', async () => {
    const { owner, vehicle } = await vehicleFixture.ownVehicle();
    await deleted(owner);
    const reply = await vehicleFixture.update(vehicle, owner, { vehicleLicense: 'DHAKA-55-0003' }, [PICTURE]);
    expect(codeOf(reply)).toBe('driver/vehicle-not-found');
    const registration = fixture.registrationOf(owner, vehicle);
    const registered = await fixture.platform.call(driverHttp.registerDriver, registration, { as: owner });
    expect(codeOf(registered)).toBe('driver/vehicle-not-found');
    const listed = await fixture.platform.call(driverHttp.vehicles, { limit: 100 }, { as: fixture.administrator });
    expect(dataOf<{ data: VehicleView[] }>(listed).data.map(({ _id }) => _id)).not.toContain(vehicle._id);
  });

  it('is emptied while the object store is unavailable: the sweep removes its pictures', async () => {
    const { owner, vehicle } = await vehicleFixture.ownVehicle();
    const [address] = imagesOf(await vehicleFixture.update(vehicle, owner, {}, [PICTURE]));
    const removal = jest
      .spyOn(fixture.platform.objects, 'delete')
      .mockRejectedValue(new Error('The store is unavailable'));
    await deleted(owner);
    removal.mockRestore();
    expect([(await stored(vehicle._id))?.vehicleLicense, await statusOf(address)]).toEqual(['', 200]);
    fixture.platform.clock.advance(3_600_001);
    await sweep();
    expect(await statusOf(address)).toBe(404);
  });

  it('is published once, however often the deletion event arrives', async () => {
    const { owner, vehicle } = await vehicleFixture.ownVehicle();
    await deleted(owner);
    await deleted(owner);
    expect(await fixture.published(driverEvents.vehicleUpdated, vehicle._id)).toHaveLength(2);
  });
});
