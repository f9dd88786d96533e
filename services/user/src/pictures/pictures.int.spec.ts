import { authEvents } from '@pothik/contracts/auth';
import { IMAGE_MAXIMUM_BYTES, type Success } from '@pothik/contracts/platform';
import { type Me, userEvents, userHttp } from '@pothik/contracts/user';
import { ENDLESS_DRAWING, person, startTestPlatform } from '@pothik/service-kit/testing';
import sharp from 'sharp';
import { userService } from '../index.js';
import { PictureService } from './picture.service.js';

const drawing = () => sharp({ create: { width: 640, height: 400, channels: 3, background: '#f26a1b' } });
const vector = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>',
);

const fileOf = (bytes: Buffer, name = 'me.svg') => ({ name, type: 'image/svg+xml', bytes });

describe('pictures', () => {
  let platform: Awaited<ReturnType<typeof startTestPlatform>>;
  beforeAll(async () => {
    platform = await startTestPlatform({ services: [userService] });
  });
  afterAll(() => platform?.close());

  const someone = async () => {
    const rahima = person({ role: 'RIDER' });
    const account = { id: rahima.id, name: 'Rahima', email: rahima.email, role: 'RIDER' as const, verified: true };
    await platform.publish(authEvents.userRegistered, { aggregateId: rahima.id, payload: { account } });
    await platform.settled();
    return rahima;
  };
  const upload = (as: ReturnType<typeof person>, bytes: Buffer, name = 'me.png', input: object = {}) =>
    platform.call(userHttp.update, input, { as, files: [{ name, type: 'image/png', bytes }] });
  const imageOf = (reply: { body: unknown }) => (reply.body as Success<Me>).data.image;
  const read = (image: string) => platform.service('user').app.inject({ method: 'GET', url: image });

  it('are squares without metadata, published with the profile', async () => {
    const rahima = await someone();
    const bytes = await drawing()
      .withExif({ IFD0: { Artist: 'Rahima' } })
      .toFormat('png')
      .toBuffer();
    const reply = await upload(rahima, bytes, 'whatever.txt', { name: 'Rahima B' });
    expect(reply.status).toBe(200);
    expect((reply.body as Success<Me>).data.name).toBe('Rahima B');
    const image = imageOf(reply);
    expect(image).toMatch(new RegExp(`^/api/v1/user/images/${rahima.id}-[0-9a-f-]{36}\\.webp$`));
    const picture = await read(image);
    expect(picture.statusCode).toBe(200);
    expect(picture.headers['content-type']).toBe('image/webp');
    expect(picture.headers['cache-control']).toContain('immutable');
    expect(picture.headers).toMatchObject({
      'content-disposition': 'inline; filename="picture.webp"',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
    });
    const metadata = await sharp(picture.rawPayload).metadata();
    expect(metadata).toMatchObject({ format: 'webp', width: 256, height: 256 });
    expect(metadata.exif).toBeUndefined();
    await platform.settled();
    const published = (await platform.published(userEvents.profileUpdated)).filter(
      (event) => event.aggregateId === rahima.id,
    );
    expect(published.at(-1)?.payload.profile.image).toBe(image);
  });

  it('may be drawings', async () => {
    expect((await upload(await someone(), vector, 'me.svg')).status).toBe(200);
  });

  it('replace each other: the old one is removed once the new one is stored', async () => {
    const rahima = await someone();
    const first = imageOf(await upload(rahima, vector));
    const second = imageOf(await upload(rahima, vector));
    expect([(await read(first)).statusCode, (await read(second)).statusCode]).toEqual([404, 200]);
  });

  it('stay when other fields change', async () => {
    const rahima = await someone();
    const image = imageOf(await upload(rahima, vector));
    const reply = await platform.call(userHttp.update, { address: 'House 7, Dhanmondi' }, { as: rahima });
    expect(imageOf(reply)).toBe(image);
    expect((await read(image)).statusCode).toBe(200);
  });

  // What else is none: encode-image.spec.ts; within which time and memory: image-encoder.int.spec.ts.
  it('are not made of text', async () => {
    const rahima = await someone();
    const reply = await upload(rahima, Buffer.from('not a picture'), 'me.png', { name: 'Somebody Else' });
    expect([reply.status, reply.body]).toEqual([
      400,
      expect.objectContaining({
        code: 'user/picture-not-accepted',
        message: 'File "me.png" is not an accepted file type.',
      }),
    ]);
    const after = await platform.call(userHttp.getMe, {}, { as: rahima });
    expect((after.body as Success<Me>).data).toMatchObject({ name: 'Rahima', image: '' });
  });

  it('have 5 MB at most', async () => {
    const reply = await upload(await someone(), Buffer.alloc(IMAGE_MAXIMUM_BYTES + 1));
    expect([reply.status, reply.body]).toEqual([
      413,
      expect.objectContaining({ code: 'user/picture-too-large', message: 'File exceeds the maximum size of 5 MB.' }),
    ]);
  });

  it('are removed when the change is refused', async () => {
    const put = jest.spyOn(platform.objects, 'put');
    const reply = await upload(await someone(), vector, 'me.svg', { email: 'other@pothik.test' });
    const key = put.mock.calls[0]?.[0] ?? '';
    put.mockRestore();
    expect([reply.status, key]).toEqual([400, expect.stringMatching(/^users\/[0-9a-f]{24}\/[0-9a-f-]{36}\.webp$/)]);
    expect(await platform.objects.get(key)).toBeUndefined();
  });

  it.each(['x.webp', '../../etc/passwd', `${'0'.repeat(24)}-${'0'.repeat(36)}.webp`])(
    'named %s are not there',
    async (name) => {
      expect((await platform.call(userHttp.picture, { name })).status).toBe(404);
    },
  );
});

it('a picture whose sender has left is not decoded and not stored', async () => {
  const platform = await startTestPlatform({ services: [userService] });
  const put = jest.spyOn(platform.objects, 'put');
  const left = AbortSignal.abort(new Error('The sender has left.'));
  const saved = platform.service('user').app.get(PictureService, { strict: false });
  await expect(saved.save(person({ role: 'RIDER' }).id, { ...fileOf(vector), left })).rejects.toBe(left.reason);
  expect(put).not.toHaveBeenCalled();
  await platform.close();
});

it('pictures behind a full queue are refused with 503 and when to try again, and nothing of them is stored', async () => {
  const platform = await startTestPlatform({ services: [userService] });
  const put = jest.spyOn(platform.objects, 'put');
  const rahima = person({ role: 'RIDER' });
  const account = { id: rahima.id, name: 'Rahima', email: rahima.email, role: 'RIDER' as const, verified: true };
  await platform.publish(authEvents.userRegistered, { aggregateId: rahima.id, payload: { account } });
  await platform.settled();
  // Two that are decoded, sixteen that wait, and one too many; the others take seconds.
  const uploads = Array.from({ length: 19 }, () =>
    platform.call(userHttp.update, { name: 'Rahima B' }, { as: rahima, files: [fileOf(ENDLESS_DRAWING)] }),
  );
  const refused = await Promise.race(uploads);
  expect([refused.status, refused.body, refused.headers['retry-after']]).toEqual([
    503,
    expect.objectContaining({ code: 'platform/unavailable' }),
    '5',
  ]);
  const after = await platform.call(userHttp.getMe, {}, { as: rahima });
  expect((after.body as Success<Me>).data).toMatchObject({ name: 'Rahima', image: '' });
  await platform.close();
  const statuses = (await Promise.all(uploads)).map(({ status }) => status);
  expect(statuses.filter((status) => status !== 400 && status !== 503)).toEqual([]);
  expect(put).not.toHaveBeenCalled();
});
