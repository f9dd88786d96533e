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
const listed = async ({ id }: Person) =>
  (await fixture.platform.model('user', 'User').findById(id).lean<{ formerPictures?: string[] }>())?.formerPictures;
const sweep = () => fixture.platform.service('user').app.get(Sweeper, { strict: false }).run(FORMER_PICTURE_SWEEP);

/** Removals from the object store fail while `work` runs. */
async function withStoreUnavailable<T>(work: () => Promise<T>): Promise<T> {
  const removal = jest
    .spyOn(fixture.platform.objects, 'delete')
    .mockRejectedValue(new Error('The store is unavailable'));
  try {
    return await work();
  } finally {
    removal.mockRestore();
  }
}

describe('a person’s former picture', () => {
  it('is removed at once and not listed', async () => {
    const rahima = await fixture.registered();
    const former = await upload(rahima);
    await upload(rahima);
    expect([await statusOf(former), await listed(rahima)]).toEqual([404, undefined]);
  });

  it('that could not be removed does not fail the change: the sweep removes it, and the new one stays', async () => {
    const rahima = await fixture.registered();
    const former = await upload(rahima);
    const present = await withStoreUnavailable(() => upload(rahima));
    expect([await statusOf(former), await statusOf(present)]).toEqual([200, 200]);
    await sweep();
    expect([await statusOf(former), await statusOf(present)]).toEqual([404, 200]);
    expect(await listed(rahima)).toBeUndefined();
  });

  it('of a deleted person is removed by the sweep, like the present one', async () => {
    const rahima = await fixture.registered();
    const first = await upload(rahima);
    const second = await withStoreUnavailable(() => upload(rahima));
    await withStoreUnavailable(() => fixture.deleted(rahima, 2));
    expect([await statusOf(first), await statusOf(second)]).toEqual([200, 200]);
    await sweep();
    expect([await statusOf(first), await statusOf(second)]).toEqual([404, 404]);
    expect(await listed(rahima)).toBeUndefined();
  });

  it('stays listed while the object store is unavailable, and the sweep retries', async () => {
    const rahima = await fixture.registered();
    const former = await upload(rahima);
    await withStoreUnavailable(async () => {
      await upload(rahima);
      await sweep();
    });
    expect(await statusOf(former)).toBe(200);
    await sweep();
    expect(await statusOf(former)).toBe(404);
  });
});
