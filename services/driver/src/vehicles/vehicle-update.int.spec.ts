import { driverEvents, type VehicleView } from '@pothik/contracts/driver';
import { person, rounds } from '@pothik/service-kit/testing';
import { anId, codeOf, DriverFixture, dataOf } from '../testing/driver-fixture.js';
import { RideEventsFixture } from '../testing/ride-events-fixture.js';
import { imagesOf, PICTURE, VehicleFixture } from '../testing/vehicle-fixture.js';

describe('changing a vehicle', () => {
  let fixture: DriverFixture;
  let vehicleFixture: VehicleFixture;
  beforeAll(async () => {
    fixture = await DriverFixture.start();
    vehicleFixture = new VehicleFixture(fixture);
  });
  afterAll(() => fixture?.close());

  it('takes plain JSON without pictures, and publishes the change', async () => {
    const { owner, vehicle } = await vehicleFixture.ownVehicle();
    const form = { vehicleLicense: 'EMBASSY-GA-22-3344-55', brand: 'Honda', model: '', vehicleType: 'EV' };
    const reply = await vehicleFixture.update(vehicle, owner, form);
    expect([reply.status, reply.body.message]).toEqual([200, 'Profile updated successfully.']);
    expect(dataOf<VehicleView>(reply)).toMatchObject({ ...form, model: 'Axio', images: [] });
    const published = (await fixture.published(driverEvents.vehicleUpdated, vehicle._id)).at(-1);
    expect(published?.payload.vehicle).toMatchObject({ brand: 'Honda', vehicleType: 'EV' });
  });

  it('no files: images stay, also when it is sent as a form', async () => {
    const { owner, vehicle } = await vehicleFixture.ownVehicle();
    const images = imagesOf(await vehicleFixture.update(vehicle, owner, {}, [PICTURE]));
    expect(images).toHaveLength(1);
    expect(imagesOf(await vehicleFixture.update(vehicle, owner, { brand: 'Honda' }))).toEqual(images);
    expect(imagesOf(await vehicleFixture.update(vehicle, owner, { brand: 'Suzuki' }, []))).toEqual(images);
    expect((await vehicleFixture.read(images[0] ?? '')).statusCode).toBe(200);
  });

  it.each<[string, object]>([
    ['a plate of 7', { vehicleLicense: '1234567' }],
    ['an operator', { brand: { $gt: '' } }],
    ['a type nobody drives', { vehicleType: 'TANK' }],
    ['pictures by address', { images: ['https://pothik.test/a.png'] }],
    ['another owner', { ownerId: anId() }],
  ])('is refused with %s, and nothing is stored', async (_case, input) => {
    const { owner, vehicle } = await vehicleFixture.ownVehicle();
    const keys = await vehicleFixture.putDuring(async () =>
      expect((await vehicleFixture.update(vehicle, owner, input, [PICTURE])).status).toBe(400),
    );
    expect([keys, await vehicleFixture.present(owner)]).toEqual([[], vehicle]);
  });

  it('is for its owner: somebody else’s vehicle is not found, and administrators change none', async () => {
    const { owner, vehicle } = await vehicleFixture.ownVehicle();
    for (const role of ['RIDER', 'DRIVER'] as const) {
      const reply = await vehicleFixture.update(vehicle, person({ role }), { brand: 'Stolen' }, [PICTURE]);
      expect([reply.status, codeOf(reply)]).toEqual([404, 'driver/vehicle-not-found']);
    }
    expect(codeOf(await vehicleFixture.update({ _id: anId() }, owner, { brand: 'Honda' }))).toBe(
      'driver/vehicle-not-found',
    );
    for (const role of ['ADMIN', 'SUPER_ADMIN'] as const) {
      expect((await vehicleFixture.update(vehicle, person({ role }), { brand: 'Honda' })).status).toBe(403);
    }
    expect(await vehicleFixture.present(owner)).toEqual(vehicle);
  });

  it('is refused (409) during an engaged ride, and works after it', async () => {
    const { driver, vehicle, owner } = await fixture.onDuty();
    const rideEvents = new RideEventsFixture(fixture.platform, driver._id);
    await rideEvents.accepted();
    const keys = await vehicleFixture.putDuring(async () => {
      for (const attempt of [
        await vehicleFixture.update(vehicle, owner, { brand: 'Honda' }),
        await vehicleFixture.update(vehicle, owner, {}, [PICTURE]),
      ]) {
        expect([attempt.status, codeOf(attempt)]).toEqual([409, 'driver/engaged']);
      }
    });
    expect(keys).toEqual([]);
    await rideEvents.completed();
    const reply = await vehicleFixture.update(vehicle, owner, { brand: 'Honda' }, [PICTURE]);
    const changed = dataOf<VehicleView>(reply);
    expect(changed).toMatchObject({ brand: 'Toyota', driver: driver._id });
    expect(changed.images).not.toEqual(vehicle.images);
    const { waitingChange } = await fixture.show(driver._id);
    expect(waitingChange?.changes).toEqual([{ field: 'brand', from: 'Toyota', to: 'Honda' }]);
  });

  it('returns the stored vehicle for a repeated key, also during a ride, and stores no second picture', async () => {
    const { driver, vehicle, owner } = await fixture.onDuty();
    const once = () => vehicleFixture.update(vehicle, owner, { brand: 'Honda' }, [PICTURE], 'one-key');
    const images = imagesOf(await once());
    await new RideEventsFixture(fixture.platform, driver._id).accepted();
    const keys = await vehicleFixture.putDuring(async () => expect(imagesOf(await once())).toEqual(images));
    expect(keys).toEqual([]);
    const other = await vehicleFixture.update(vehicle, owner, { brand: 'Suzuki' }, [PICTURE], 'one-key');
    expect(codeOf(other)).toBe('request/key-reused');
  });

  it('twice at once ends with one change and its own pictures, and no picture of the other remains', async () => {
    const count = rounds(60);
    const { owner, vehicle } = await vehicleFixture.ownVehicle();
    const race = async (round: number) => {
      const keys = await vehicleFixture.putDuring(async () => {
        const replies = await Promise.all(
          ['Honda', 'Suzuki'].map((brand) =>
            vehicleFixture.update(vehicle, owner, { brand: `${brand} ${round}` }, [PICTURE, PICTURE]),
          ),
        );
        expect(replies.map(({ status }) => status)).toEqual([200, 200]);
      });
      const images = (await vehicleFixture.present(owner))?.images ?? [];
      expect(images).toHaveLength(2);
      expect(
        (await Promise.all(images.map((address) => vehicleFixture.read(address)))).map(({ statusCode }) => statusCode),
      ).toEqual([200, 200]);
      expect([keys.length, (await vehicleFixture.existing(keys)).length]).toEqual([8, 4]);
    };
    await vehicleFixture.withoutEncoding(async () => {
      for (let round = 0; round < count; round += 1) await race(round);
    });
  });
});
