import { driverEvents, driverHttp } from '@pothik/contracts/driver';
import { IMAGE_MAXIMUM_BYTES } from '@pothik/contracts/platform';
import { Sweeper } from '@pothik/service-kit';
import { GREEDY_DRAWING } from '@pothik/service-kit/testing';
import sharp from 'sharp';
import { codeOf, DriverFixture } from '../testing/driver-fixture.js';
import { fileOf, imagesOf, PICTURE, VehicleFixture } from '../testing/vehicle-fixture.js';
import { VEHICLE_IMAGE_SWEEP } from './vehicle-image.sweep.js';

const drawing = (width = 2_000, height = 1_000) =>
  sharp({ create: { width, height, channels: 3, background: '#f26a1b' } });
const VECTOR = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>',
);

describe('a vehicle’s pictures', () => {
  let fixture: DriverFixture;
  let vehicleFixture: VehicleFixture;
  beforeAll(async () => {
    fixture = await DriverFixture.start();
    vehicleFixture = new VehicleFixture(fixture);
  });
  afterAll(() => fixture?.close());

  it('the files sent become the vehicle’s images and replace all earlier ones, which are deleted', async () => {
    const { owner, vehicle } = await vehicleFixture.ownVehicle();
    const former = imagesOf(await vehicleFixture.update(vehicle, owner, {}, [PICTURE, PICTURE, PICTURE]));
    const images = imagesOf(await vehicleFixture.update(vehicle, owner, {}, [PICTURE]));
    expect([former.length, images.length]).toEqual([3, 1]);
    const answers = await Promise.all(
      [...former, ...former.map((address) => `${address}?size=list`), ...images].map((address) =>
        vehicleFixture.read(address),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 404, 404, 200]);
    expect((await vehicleFixture.present(owner))?.images).toEqual(images);
    const published = (await fixture.published(driverEvents.vehicleUpdated, vehicle._id)).at(-1);
    expect(published?.payload.vehicle.images).toEqual(images);
  });

  it.each(['png', 'jpeg', 'gif'] as const)(
    'pictures made of a %s are WebP in two sizes, for ever and for everybody',
    async (format) => {
      const { owner, vehicle } = await vehicleFixture.ownVehicle();
      const bytes = await drawing()
        .withExif({ IFD0: { Artist: 'Rahima' } })
        .toFormat(format)
        .toBuffer();
      const [address = ''] = imagesOf(await vehicleFixture.update(vehicle, owner, {}, [fileOf(bytes, 'whatever.txt')]));
      expect(address).toMatch(new RegExp(`^/api/v1/vehicle/images/${vehicle._id}-[0-9a-f-]{36}\\.webp$`));
      const [page, list] = [await vehicleFixture.read(address), await vehicleFixture.read(`${address}?size=list`)];
      for (const answer of [page, list]) {
        expect(answer.statusCode).toBe(200);
        expect(answer.headers).toMatchObject({
          'content-type': 'image/webp',
          'cache-control': 'public, max-age=31536000, immutable',
          'x-content-type-options': 'nosniff',
        });
      }
      expect(await sharp(page.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 1_280, height: 640 });
      expect(await sharp(list.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 320, height: 160 });
      expect((await sharp(page.rawPayload).metadata()).exif).toBeUndefined();
    },
  );

  it('may be vector drawings, rendered at full size', async () => {
    const { owner, vehicle } = await vehicleFixture.ownVehicle();
    const [address = ''] = imagesOf(await vehicleFixture.update(vehicle, owner, {}, [fileOf(VECTOR, 'car.svg')]));
    expect(await sharp((await vehicleFixture.read(address)).rawPayload).metadata()).toMatchObject({
      format: 'webp',
      width: 1_280,
    });
  });

  it.each([`${'0'.repeat(24)}-${'0'.repeat(36)}.webp`, 'x.webp', '../../etc/passwd'])(
    'a picture named %s is not there',
    async (name) => {
      expect((await fixture.platform.call(driverHttp.vehicleImage, { name })).status).toBe(404);
    },
  );

  it('a picture has no other sizes', async () => {
    const reply = await fixture.platform.call(driverHttp.vehicleImage, { name: 'x.webp', size: 'huge' } as never);
    expect(reply.status).toBe(400);
  });

  it('the limit of 4 counts the files sent, and is checked first', async () => {
    const { owner, vehicle } = await vehicleFixture.ownVehicle();
    const large = fileOf(Buffer.alloc(IMAGE_MAXIMUM_BYTES + 1), 'large.png');
    for (const files of [Array(5).fill(PICTURE), [large, PICTURE, PICTURE, PICTURE, PICTURE]]) {
      const reply = await vehicleFixture.update(vehicle, owner, { brand: 'Honda' }, files);
      expect([reply.status, reply.body.message]).toEqual([400, 'You can only upload a maximum of 4 files.']);
    }
    expect((await vehicleFixture.present(owner))?.brand).toBe('Toyota');
    await vehicleFixture.withoutEncoding(async () => {
      for (const _again of [1, 2])
        expect(
          imagesOf(await vehicleFixture.update(vehicle, owner, {}, [PICTURE, PICTURE, PICTURE, PICTURE])),
        ).toHaveLength(4);
    });
  });

  it('the server refuses size with 413, before type', async () => {
    const { owner, vehicle } = await vehicleFixture.ownVehicle();
    const files = [
      fileOf(Buffer.from('text'), 'notes.txt'),
      fileOf(Buffer.alloc(IMAGE_MAXIMUM_BYTES + 1), 'large.png'),
    ];
    const reply = await vehicleFixture.update(vehicle, owner, { brand: 'Honda' }, files);
    expect([reply.status, codeOf(reply), reply.body.message]).toEqual([
      413,
      'driver/image-too-large',
      'File "large.png" exceeds the maximum size of 5 MB.',
    ]);
  });

  it.each<[string, () => Promise<Buffer>]>([
    ['text', async () => Buffer.from('not a picture')],
    ['a WebP', () => drawing().webp().toBuffer()],
    ['half a picture', async () => (await drawing().png().toBuffer()).subarray(0, 60)],
    ['nothing', async () => Buffer.alloc(0)],
    ['a drawing that would take gigabytes', async () => GREEDY_DRAWING],
  ])('refuses %s with 400, naming the file, and stores none of the files sent', async (_case, bytes) => {
    const { owner, vehicle } = await vehicleFixture.ownVehicle();
    const wrong = fileOf(await bytes(), 'me.png');
    const keys = await vehicleFixture.putDuring(async () => {
      const reply = await vehicleFixture.update(vehicle, owner, { brand: 'Honda' }, [PICTURE, wrong]);
      expect([reply.status, codeOf(reply), reply.body.message]).toEqual([
        400,
        'driver/image-not-accepted',
        'File "me.png" is not an accepted file type.',
      ]);
    });
    expect(keys).toEqual([]);
    expect(await vehicleFixture.present(owner)).toEqual(vehicle);
  });

  describe('when the process crashes half-way', () => {
    const sweep = () => fixture.platform.service('driver').app.get(Sweeper, { strict: false }).run(VEHICLE_IMAGE_SWEEP);

    it('pictures that no vehicle references are removed an hour later, and referenced ones stay', async () => {
      const { owner, vehicle } = await vehicleFixture.ownVehicle();
      const former = imagesOf(await vehicleFixture.update(vehicle, owner, {}, [PICTURE]));
      const removal = jest.spyOn(fixture.platform.objects, 'delete').mockRejectedValue(new Error('The process died'));
      const keys = await vehicleFixture.putDuring(async () =>
        expect((await vehicleFixture.update(vehicle, owner, {}, [PICTURE])).status).toBe(200),
      );
      removal.mockRestore();
      const images = (await vehicleFixture.present(owner))?.images ?? [];
      expect(images).not.toEqual(former);
      await sweep();
      expect((await vehicleFixture.read(former[0] ?? '')).statusCode).toBe(200);
      fixture.platform.clock.advance(3_600_001);
      await sweep();
      expect((await vehicleFixture.read(former[0] ?? '')).statusCode).toBe(404);
      expect(await vehicleFixture.existing(keys)).toEqual(keys);
      await sweep();
      expect((await vehicleFixture.read(images[0] ?? '')).statusCode).toBe(200);
    });

    it('pictures stored before the vehicle references them are removed too', async () => {
      const { owner, vehicle } = await vehicleFixture.ownVehicle();
      const put = jest.spyOn(fixture.platform.objects, 'put');
      const keys: string[] = [];
      put.mockImplementation(async (key) => {
        keys.push(key);
        throw new Error('The process died');
      });
      expect((await vehicleFixture.update(vehicle, owner, {}, [PICTURE])).status).toBe(500);
      put.mockRestore();
      await fixture.platform.objects.put(keys[0] ?? '', Buffer.from('half'), { contentType: 'image/webp' });
      fixture.platform.clock.advance(3_600_001);
      await sweep();
      expect(await vehicleFixture.existing(keys)).toEqual([]);
      expect((await vehicleFixture.present(owner))?.images).toEqual([]);
    });
  });
});
