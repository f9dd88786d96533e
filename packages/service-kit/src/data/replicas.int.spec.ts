import { Schema, Types } from 'mongoose';
import { applyReplica } from './apply-replica.js';
import { insertOnce } from './insert-once.js';
import { type Stage, startStage } from './testing/stage.js';

let stage: Stage;
beforeAll(async () => {
  stage = await startStage();
});
afterAll(() => stage.close());

interface Facts {
  _id: Types.ObjectId;
  aggregateVersion: number;
  name?: string;
}

const factsSchema = new Schema<Facts>({ name: String, aggregateVersion: Number }, { versionKey: false });
const factsModel = () => stage.model.db.model<Facts>('Facts', factsSchema);
const newId = () => new Types.ObjectId().toHexString();

describe('A replica', () => {
  it('keeps the facts with the highest number, whatever order they come in', async () => {
    const [id, model] = [newId(), factsModel()];
    expect(await applyReplica(model, id, 2, { name: 'second' })).toBe(true);
    expect(await applyReplica(model, id, 1, { name: 'first' })).toBe(false);
    expect(await applyReplica(model, id, 2, { name: 'again' })).toBe(false);
    expect(await applyReplica(model, id, 3, { name: undefined })).toBe(true);
    expect(await model.findById(id).lean()).toEqual({ _id: new Types.ObjectId(id), aggregateVersion: 3 });
  });

  it('takes an equal number again on a rebuild', async () => {
    const [id, model] = [newId(), factsModel()];
    await applyReplica(model, id, 2, { name: 'wrong' });
    expect(await applyReplica(model, id, 2, { name: 'right' }, { rebuild: true })).toBe(true);
    expect((await model.findById(id).lean())?.name).toBe('right');
  });

  it('ends with the highest number when all come at once', async () => {
    const [id, model] = [newId(), factsModel()];
    const versions = Array.from({ length: 30 }, (_, index) => index + 1);
    await Promise.all(versions.map((version) => applyReplica(model, id, version, { name: `v${version}` })));
    expect(await model.findById(id).lean()).toMatchObject({ aggregateVersion: 30, name: 'v30' });
  });

  it('refuses a model that cannot keep the number', async () => {
    const model = stage.model.db.model<{ name: string }>('Numberless', new Schema<{ name: string }>({ name: String }));
    await expect(applyReplica(model, newId(), 1, { name: 'x' })).rejects.toThrow('aggregateVersion');
  });
});

describe('An effect', () => {
  it('is inserted once, also when it comes 20 times at once', async () => {
    const schema = new Schema<{ rideId: string; taka: number }>({ rideId: String, taka: Number });
    schema.index({ rideId: 1 }, { unique: true });
    const ledger = stage.model.db.model<{ rideId: string; taka: number }>('Ledger', schema);
    await ledger.init();
    const entries = Array.from({ length: 20 }, () => insertOnce(ledger, { rideId: 'r1', taka: 250 }));
    expect((await Promise.all(entries)).filter(Boolean)).toHaveLength(1);
    expect(await ledger.countDocuments()).toBe(1);
  });
});
