import { userHttp } from '@pothik/contracts/user';
import { person, rounds } from '@pothik/service-kit/testing';
import { pictureKey } from '../pictures/picture.rules.js';
import { UserFixture } from '../testing/user-fixture.js';

let fixture: UserFixture;
beforeAll(async () => {
  fixture = await UserFixture.open();
});
afterAll(() => fixture.close());

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><rect width="8" height="8"/></svg>';
const picture = { name: 'me.svg', type: 'image/svg+xml', bytes: Buffer.from(SVG) };
const EMPTY = { name: '', phone: '', image: '' };

describe('a deleted person', () => {
  it('has an empty profile and no picture, and that is published', async () => {
    const rahima = await fixture.registered();
    const input = { phone: '01712345678', address: 'House 7, Dhanmondi' };
    const { body } = await fixture.call(userHttp.update, input, { as: rahima, files: [picture] });
    const key = pictureKey(body.data.image.split('/').at(-1) ?? '') ?? '';
    expect(await fixture.platform.objects.get(key)).toBeDefined();
    await fixture.deleted(rahima, 2);
    expect(await fixture.platform.objects.get(key)).toBeUndefined();
    expect((await fixture.publishedProfiles(rahima.id)).at(-1)).toEqual({ id: rahima.id, ...EMPTY });
    const kept = await fixture.platform.model('user', 'User').findById(rahima.id).lean();
    expect(kept).toMatchObject({ name: '', phone: '', address: '', picture: '' });
    expect(JSON.stringify(kept)).not.toMatch(/Rahima|01712345678|Dhanmondi/);
  });

  it('can neither read nor change the profile, even with a valid statement', async () => {
    const rahima = await fixture.registered();
    await fixture.deleted(rahima, 2);
    expect((await fixture.call(userHttp.getMe, {}, { as: rahima })).status).toBe(401);
    const answer = await fixture.call(userHttp.update, { name: 'Back Again' }, { as: rahima, files: [picture] });
    expect([answer.status, answer.body.code]).toEqual([401, 'auth/not-signed-in']);
    expect((await fixture.publishedProfiles(rahima.id)).at(-1)).toEqual({ id: rahima.id, ...EMPTY });
  });

  it('is not restored by a late or a repeated event', async () => {
    const rahima = person({ role: 'RIDER' });
    await fixture.deleted(rahima, 4);
    await fixture.publishAccount('userRegistered', rahima, { name: 'Late Name' }, 1);
    await fixture.deleted(rahima, 4);
    expect(await fixture.publishedProfiles(rahima.id)).toEqual([{ id: rahima.id, ...EMPTY }]);
  });

  it('is empty in the end, even with a change during the deletion', async () => {
    for (let round = 0; round < rounds(200); round += 1) {
      const rahima = await fixture.registered();
      await Promise.all([
        fixture.call(userHttp.update, { name: 'Crossing Name', phone: '01712345678' }, { as: rahima }),
        fixture.deleted(rahima, 2),
      ]);
      expect((await fixture.publishedProfiles(rahima.id)).at(-1)).toEqual({ id: rahima.id, ...EMPTY });
    }
  });
});
