import { driverHttp, type VehicleView } from '@pothik/contracts/driver';
import type { Person } from '@pothik/service-kit';
import { ImageEncoder } from '@pothik/service-kit/images';
import { person } from '@pothik/service-kit/testing';
import { type DriverFixture, dataOf } from './driver-fixture.js';

interface Upload {
  name: string;
  type: string;
  bytes: Buffer;
}

/** A file as a browser sends it. */
export const fileOf = (bytes: Buffer, name = 'car.png'): Upload => ({ name, type: 'image/png', bytes });

/** A picture of one pixel. */
export const PICTURE = fileOf(
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
    'base64',
  ),
);

export const imagesOf = (reply: { body: unknown }): string[] => dataOf<VehicleView>(reply).images;

/** Changes vehicles and their pictures, and reads the object store. */
export class VehicleFixture {
  constructor(private readonly fixture: DriverFixture) {}

  async ownVehicle() {
    const owner = person({ role: 'RIDER' });
    return { owner, vehicle: await this.fixture.vehicleOf(owner) };
  }

  /** Sends a form with files, plain JSON without. */
  update(vehicle: { _id: string }, as: Person, input: object = {}, files?: readonly Upload[], idempotencyKey?: string) {
    const options = { as, ...(files ? { files } : {}), ...(idempotencyKey ? { idempotencyKey } : {}) };
    return this.fixture.platform.call(driverHttp.updateVehicle, { id: vehicle._id, ...input }, options);
  }

  /** Stores files as they are while `work` runs: encoding each takes a process of its own. */
  async withoutEncoding(work: () => Promise<unknown>): Promise<void> {
    const encoder = this.fixture.platform.service('driver').app.get(ImageEncoder, { strict: false });
    const encode = jest.spyOn(encoder, 'encode');
    encode.mockImplementation(async (bytes, _formats, shapes) => shapes.map(() => bytes));
    try {
      await work();
    } finally {
      encode.mockRestore();
    }
  }

  read(address: string) {
    return this.fixture.platform.service('driver').app.inject({ method: 'GET', url: address });
  }

  /** The owner's current vehicle. */
  async present(owner: Person): Promise<VehicleView | undefined> {
    const reply = await this.fixture.platform.call(driverHttp.vehicles, {}, { as: owner });
    return dataOf<{ data: VehicleView[] }>(reply).data[0];
  }

  /** The keys written to the object store while `work` ran. */
  async putDuring(work: () => Promise<unknown>): Promise<string[]> {
    const put = jest.spyOn(this.fixture.platform.objects, 'put');
    await work();
    const keys = put.mock.calls.map(([key]) => key);
    put.mockRestore();
    return keys;
  }

  /** Those of the keys that have an object. */
  async existing(keys: readonly string[]): Promise<string[]> {
    const found = await Promise.all(keys.map((key) => this.fixture.platform.objects.get(key)));
    return keys.filter((_key, at) => found[at] !== undefined);
  }
}
