import { authEvents } from '@pothik/contracts/auth';
import { driverEvents, driverHttp, type VehicleView } from '@pothik/contracts/driver';
import { type Person, Sweeper } from '@pothik/service-kit';
import { codeOf, DriverWorld, dataOf } from '../testing/driver-world.js';
import { imagesOf, PICTURE, VehicleStage } from '../testing/vehicle-stage.js';
import { VEHICLE_IMAGE_SWEEP } from './vehicle-image.sweep.js';

let world: DriverWorld;
let stage: VehicleStage;
beforeAll(async () => {
  world = await DriverWorld.start();
  stage = new VehicleStage(world);
});
afterAll(() => world.close());

const deleted = async ({ id, role }: Person) => {
  const account = { id, name: '', email: '', role, verified: false };
  await world.platform.publish(authEvents.userDeleted, { aggregateId: id, payload: { account } });
  await world.platform.settled();
};
const stored = (id: string) =>
  world.platform.model('driver', 'Vehicle').findById(id).lean<{ vehicleLicense: string }>();
const statusOf = async (address = '') => (await stage.read(address)).statusCode;
const sweep = () => world.platform.service('driver').app.get(Sweeper, { strict: false }).run(VEHICLE_IMAGE_SWEEP);

describe('the vehicle of somebody whose account is deleted', () => {
  it('has no plate, no former plate and no pictures, and that is told', async () => {
    const { owner, vehicle } = await world.registered({ plate: 'DHAKA-55-0001' });
    const [address] = imagesOf(await stage.update(vehicle, owner, { vehicleLicense: 'DHAKA-55-0002' }, [PICTURE]));
    expect(await statusOf(address)).toBe(200);
    await deleted(owner);
    expect([await statusOf(address), await statusOf(`${address}?size=list`)]).toEqual([404, 404]);
    expect(JSON.stringify(await stored(vehicle._id))).not.toMatch(/DHAKA|webp/);
    const told = (await world.told(driverEvents.vehicleUpdated, vehicle._id)).at(-1);
    expect(told?.payload.vehicle).toMatchObject({ vehicleLicense: '', images: [], brand: 'Toyota' });
  });

  it('also of somebody who never became a driver', async () => {
    const { owner, vehicle } = await stage.ownVehicle();
    await deleted(owner);
    expect(JSON.stringify(await stored(vehicle._id))).not.toContain('DHAKA');
  });

  it('is not listed any more, nor filled again or registered with by a call that crosses the deletion', async () => {
    const { owner, vehicle } = await stage.ownVehicle();
    await deleted(owner);
    const reply = await stage.update(vehicle, owner, { vehicleLicense: 'DHAKA-55-0003' }, [PICTURE]);
    expect(codeOf(reply)).toBe('driver/vehicle-not-found');
    const registration = world.registrationOf(owner, vehicle);
    const registered = await world.platform.call(driverHttp.registerDriver, registration, { as: owner });
    expect(codeOf(registered)).toBe('driver/vehicle-not-found');
    const listed = await world.platform.call(driverHttp.vehicles, { limit: 100 }, { as: world.administrator });
    expect(dataOf<{ data: VehicleView[] }>(listed).data.map(({ _id }) => _id)).not.toContain(vehicle._id);
  });

  it('is emptied while the object store is away: its pictures are removed by the sweep', async () => {
    const { owner, vehicle } = await stage.ownVehicle();
    const [address] = imagesOf(await stage.update(vehicle, owner, {}, [PICTURE]));
    const removal = jest.spyOn(world.platform.objects, 'delete').mockRejectedValue(new Error('The store is away'));
    await deleted(owner);
    removal.mockRestore();
    expect([(await stored(vehicle._id))?.vehicleLicense, await statusOf(address)]).toEqual(['', 200]);
    world.platform.clock.advance(3_600_001);
    await sweep();
    expect(await statusOf(address)).toBe(404);
  });

  it('is told once, however often the deletion is', async () => {
    const { owner, vehicle } = await stage.ownVehicle();
    await deleted(owner);
    await deleted(owner);
    expect(await world.told(driverEvents.vehicleUpdated, vehicle._id)).toHaveLength(2);
  });
});
