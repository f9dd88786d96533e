import { driverEvents, type VehicleView } from '@pothik/contracts/driver';
import { person } from '@pothik/service-kit/testing';
import { anId, codeOf, DriverWorld, dataOf } from '../testing/driver-world.js';
import { RideStory } from '../testing/ride-story.js';
import { imagesOf, PICTURE, VehicleStage } from '../testing/vehicle-stage.js';

describe('changing a vehicle', () => {
  let world: DriverWorld;
  let stage: VehicleStage;
  beforeAll(async () => {
    world = await DriverWorld.start();
    stage = new VehicleStage(world);
  });
  afterAll(() => world?.close());

  it('takes plain JSON of those fields without pictures, and announces it', async () => {
    const { owner, vehicle } = await stage.ownVehicle();
    const form = { vehicleLicense: 'DHAKA-METRO-GA-22-3344', brand: 'Honda', model: '', vehicleType: 'EV' };
    const reply = await stage.update(vehicle, owner, form);
    expect([reply.status, reply.body.message]).toEqual([200, 'Profile updated successfully.']);
    expect(dataOf<VehicleView>(reply)).toMatchObject({ ...form, model: 'Axio', images: [] });
    const announced = (await world.told(driverEvents.vehicleUpdated, vehicle._id)).at(-1);
    expect(announced?.payload.vehicle).toMatchObject({ brand: 'Honda', vehicleType: 'EV' });
  });

  it('no files: images stay, also when it is sent as a form', async () => {
    const { owner, vehicle } = await stage.ownVehicle();
    const images = imagesOf(await stage.update(vehicle, owner, {}, [PICTURE]));
    expect(images).toHaveLength(1);
    expect(imagesOf(await stage.update(vehicle, owner, { brand: 'Honda' }))).toEqual(images);
    expect(imagesOf(await stage.update(vehicle, owner, { brand: 'Suzuki' }, []))).toEqual(images);
    expect((await stage.read(images[0] ?? '')).statusCode).toBe(200);
  });

  it.each<[string, object]>([
    ['a plate of 7', { vehicleLicense: '1234567' }],
    ['an operator', { brand: { $gt: '' } }],
    ['a type nobody drives', { vehicleType: 'TANK' }],
    ['pictures by address', { images: ['https://pothik.test/a.png'] }],
    ['another owner', { ownerId: anId() }],
  ])('is refused with %s, and nothing is stored', async (_case, input) => {
    const { owner, vehicle } = await stage.ownVehicle();
    const keys = await stage.putDuring(async () =>
      expect((await stage.update(vehicle, owner, input, [PICTURE])).status).toBe(400),
    );
    expect([keys, await stage.present(owner)]).toEqual([[], vehicle]);
  });

  it('is its owner’s: somebody else’s vehicle is not found, and administrators change none', async () => {
    const { owner, vehicle } = await stage.ownVehicle();
    for (const role of ['RIDER', 'DRIVER'] as const) {
      const reply = await stage.update(vehicle, person({ role }), { brand: 'Stolen' }, [PICTURE]);
      expect([reply.status, codeOf(reply)]).toEqual([404, 'driver/vehicle-not-found']);
    }
    expect(codeOf(await stage.update({ _id: anId() }, owner, { brand: 'Honda' }))).toBe('driver/vehicle-not-found');
    for (const role of ['ADMIN', 'SUPER_ADMIN'] as const) {
      expect((await stage.update(vehicle, person({ role }), { brand: 'Honda' })).status).toBe(403);
    }
    expect(await stage.present(owner)).toEqual(vehicle);
  });

  it('is refused (409) during an engaged ride, and works after it', async () => {
    const { driver, vehicle, owner } = await world.onDuty();
    const story = new RideStory(world.platform, driver._id);
    await story.accepted();
    const keys = await stage.putDuring(async () => {
      for (const attempt of [
        await stage.update(vehicle, owner, { brand: 'Honda' }),
        await stage.update(vehicle, owner, {}, [PICTURE]),
      ]) {
        expect([attempt.status, codeOf(attempt)]).toEqual([409, 'driver/engaged']);
      }
    });
    expect(keys).toEqual([]);
    await story.completed();
    const reply = await stage.update(vehicle, owner, { brand: 'Honda' }, [PICTURE]);
    expect(dataOf<VehicleView>(reply)).toMatchObject({ brand: 'Honda', driver: driver._id });
  });

  it('answers a repeated key with what stands, also during a ride that began since, and keeps no second picture', async () => {
    const { driver, vehicle, owner } = await world.onDuty();
    const once = () => stage.update(vehicle, owner, { brand: 'Honda' }, [PICTURE], 'one-key');
    const images = imagesOf(await once());
    await new RideStory(world.platform, driver._id).accepted();
    const keys = await stage.putDuring(async () => expect(imagesOf(await once())).toEqual(images));
    expect(keys).toEqual([]);
    const other = await stage.update(vehicle, owner, { brand: 'Suzuki' }, [PICTURE], 'one-key');
    expect(codeOf(other)).toBe('request/key-reused');
  });

  it('of two at once one stands last, with its own pictures, and none of the other’s is left behind', async () => {
    const rounds = process.env.LONG === '1' ? 60 : 15;
    const { owner, vehicle } = await stage.ownVehicle();
    for (let round = 0; round < rounds; round += 1) {
      const keys = await stage.putDuring(async () => {
        const replies = await Promise.all(
          ['Honda', 'Suzuki'].map((brand) =>
            stage.update(vehicle, owner, { brand: `${brand} ${round}` }, [PICTURE, PICTURE]),
          ),
        );
        expect(replies.map(({ status }) => status)).toEqual([200, 200]);
      });
      const images = (await stage.present(owner))?.images ?? [];
      expect(images).toHaveLength(2);
      expect(
        (await Promise.all(images.map((address) => stage.read(address)))).map(({ statusCode }) => statusCode),
      ).toEqual([200, 200]);
      expect([keys.length, (await stage.standing(keys)).length]).toEqual([8, 4]);
    }
  });
});
