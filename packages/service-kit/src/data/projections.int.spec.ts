import { Schema, Types } from 'mongoose';
import { applyProjection } from './apply-projection.js';
import { insertOnce } from './insert-once.js';
import { type Fixture, startFixture } from './testing/aggregate-store-fixture.js';

let fixture: Fixture;
beforeAll(async () => {
  fixture = await startFixture();
});
afterAll(() => fixture.close());

interface Attributes {
  _id: Types.ObjectId;
  aggregateVersion: number;
  name?: string;
}

const projectionSchema = new Schema<Attributes>({ name: String, aggregateVersion: Number }, { versionKey: false });
const projectionModel = () => fixture.model.db.model<Attributes>('Attributes', projectionSchema);
const newId = () => new Types.ObjectId().toHexString();

describe('A projection', () => {
  it('stores the attributes with the highest number, whatever their order of arrival', async () => {
    const [id, model] = [newId(), projectionModel()];
    expect(await applyProjection(model, id, 2, { name: 'second' })).toBe(true);
    expect(await applyProjection(model, id, 1, { name: 'first' })).toBe(false);
    expect(await applyProjection(model, id, 2, { name: 'again' })).toBe(false);
    expect(await applyProjection(model, id, 3, { name: undefined })).toBe(true);
    expect(await model.findById(id).lean()).toEqual({ _id: new Types.ObjectId(id), aggregateVersion: 3 });
  });

  it('accepts an equal number on a rebuild', async () => {
    const [id, model] = [newId(), projectionModel()];
    await applyProjection(model, id, 2, { name: 'wrong' });
    expect(await applyProjection(model, id, 2, { name: 'right' }, { rebuild: true })).toBe(true);
    expect((await model.findById(id).lean())?.name).toBe('right');
  });

  it('ends with the highest number when all arrive at once', async () => {
    const [id, model] = [newId(), projectionModel()];
    const versions = Array.from({ length: 30 }, (_, index) => index + 1);
    await Promise.all(versions.map((version) => applyProjection(model, id, version, { name: `v${version}` })));
    expect(await model.findById(id).lean()).toMatchObject({ aggregateVersion: 30, name: 'v30' });
  });

  it('refuses a model that cannot store the number', async () => {
    const model = fixture.model.db.model<{ name: string }>(
      'Numberless',
      new Schema<{ name: string }>({ name: String }),
    );
    await expect(applyProjection(model, newId(), 1, { name: 'x' })).rejects.toThrow('aggregateVersion');
  });
});

describe('An effect', () => {
  it('is inserted once, also when it arrives 20 times at once', async () => {
    const schema = new Schema<{ rideId: string; taka: number }>({ rideId: String, taka: Number });
    schema.index({ rideId: 1 }, { unique: true });
    const ledger = fixture.model.db.model<{ rideId: string; taka: number }>('Ledger', schema);
    await ledger.init();
    const entries = Array.from({ length: 20 }, () => insertOnce(ledger, { rideId: 'r1', taka: 250 }));
    expect((await Promise.all(entries)).filter(Boolean)).toHaveLength(1);
    expect(await ledger.countDocuments()).toBe(1);
  });
});
