import type { Success } from '@pothik/contracts/platform';
import { type Me, userHttp } from '@pothik/contracts/user';
import { type Person, Sweeper } from '@pothik/service-kit';
import { UserFixture } from '../testing/user-fixture.js';
import { FORMER_PICTURE_SWEEP } from './former-picture.sweep.js';

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><rect width="8" height="8"/></svg>';
const picture = { name: 'me.svg', type: 'image/svg+xml', bytes: Buffer.from(SVG) };

let fixture: UserFixture;
beforeAll(async () => {
  fixture = await UserFixture.open();
});
afterAll(() => fixture.close());

const upload = async (as: Person) => {
  const reply = await fixture.call(userHttp.update, {}, { as, files: [picture] });
  expect(reply.status).toBe(200);
  return (reply.body as Success<Me>).data.image;
};
const statusOf = async (url: string) =>
  (await fixture.platform.service('user').app.inject({ method: 'GET', url })).statusCode;
const remembered = async ({ id }: Person) =>
  (await fixture.platform.model('user', 'User').findById(id).lean<{ formerPictures?: string[] }>())?.formerPictures;
const sweep = () => fixture.platform.service('user').app.get(Sweeper, { strict: false }).run(FORMER_PICTURE_SWEEP);

/** While `work` runs, the object store removes nothing. */
async function withStoreAway<T>(work: () => Promise<T>): Promise<T> {
  const removal = jest.spyOn(fixture.platform.objects, 'delete').mockRejectedValue(new Error('The store is away'));
  try {
    return await work();
  } finally {
    removal.mockRestore();
  }
}

describe('a person’s former picture', () => {
  it('is removed at once, and nothing of it is remembered', async () => {
    const rahima = await fixture.registered();
    const former = await upload(rahima);
    await upload(rahima);
    expect([await statusOf(former), await remembered(rahima)]).toEqual([404, undefined]);
  });

  it('that could not be removed fails no change: the sweep removes it, and the new one stays', async () => {
    const rahima = await fixture.registered();
    const former = await upload(rahima);
    const present = await withStoreAway(() => upload(rahima));
    expect([await statusOf(former), await statusOf(present)]).toEqual([200, 200]);
    await sweep();
    expect([await statusOf(former), await statusOf(present)]).toEqual([404, 200]);
    expect(await remembered(rahima)).toBeUndefined();
  });

  it('of a deleted person is removed by the sweep too, all of them', async () => {
    const rahima = await fixture.registered();
    const first = await upload(rahima);
    const second = await withStoreAway(() => upload(rahima));
    await withStoreAway(() => fixture.deleted(rahima, 2));
    expect([await statusOf(first), await statusOf(second)]).toEqual([200, 200]);
    await sweep();
    expect([await statusOf(first), await statusOf(second)]).toEqual([404, 404]);
    expect(await remembered(rahima)).toBeUndefined();
  });

  it('stays remembered while the object store is away, and the sweep comes again', async () => {
    const rahima = await fixture.registered();
    const former = await upload(rahima);
    await withStoreAway(async () => {
      await upload(rahima);
      await sweep();
    });
    expect(await statusOf(former)).toBe(200);
    await sweep();
    expect(await statusOf(former)).toBe(404);
  });
});
