import { readFile } from 'node:fs/promises';
import { CURRENT_MAP } from '@pothik/contracts/platform';
import { MAP_FILE, MAP_FILE_NAME } from '@pothik/places-data';
import { GatewayFixture } from '../testing/gateway-fixture.js';
import { refused } from '../testing/http-client.js';

const ADDRESS = `/map/${MAP_FILE_NAME}`;

let fixture: GatewayFixture;
let file: Buffer;
beforeAll(async () => {
  [fixture, file] = await Promise.all([GatewayFixture.open(), readFile(MAP_FILE)]);
});
afterAll(() => fixture.close());

const ask = (range: string, more: Record<string, string> = {}) =>
  fixture.send(ADDRESS, { headers: { range, 'accept-encoding': 'gzip, br', ...more } });

describe('the map file', () => {
  it.each([
    ['bytes=0-16383', 0, 16_384],
    ['bytes=1000-1999', 1000, 2000],
    ['bytes=700000-', 700_000, undefined],
    ['bytes=-500', -500, undefined],
  ])('is sent by ranges: %s', async (range, from, to) => {
    const { status, headers, bytes } = await ask(range);
    expect([status, bytes.equals(file.subarray(from, to))]).toEqual([206, true]);
    expect(headers['content-range']).toMatch(new RegExp(`^bytes \\d+-\\d+/${file.length}$`));
  });

  it('is never compressed, whole or in parts, and does not change under its name', async () => {
    const whole = await fixture.send(ADDRESS, { headers: { 'accept-encoding': 'gzip, br' } });
    expect([whole.status, whole.bytes.equals(file)]).toEqual([200, true]);
    for (const { headers } of [whole, await ask('bytes=0-99')]) {
      expect(headers).toMatchObject({
        'accept-ranges': 'bytes',
        'cache-control': 'public, max-age=31536000, immutable',
        'content-type': 'application/octet-stream',
        'x-content-type-options': 'nosniff',
        etag: expect.any(String),
      });
      expect(headers['content-encoding']).toBeUndefined();
    }
  });

  it('is not sent again to a browser that has it', async () => {
    const { headers } = await fixture.send(ADDRESS, { method: 'HEAD' });
    const again = await fixture.send(ADDRESS, { headers: { 'if-none-match': String(headers.etag) } });
    expect([again.status, again.bytes.length]).toEqual([304, 0]);
  });

  it('answers HEAD with its size alone', async () => {
    const { status, headers, bytes } = await fixture.send(ADDRESS, { method: 'HEAD' });
    expect([status, headers['content-length'], bytes.length]).toEqual([200, String(file.length), 0]);
  });

  it.each([['bytes=99999999-'], ['bytes=1000000-1000001']])('has no such range: %s', async (range) => {
    const { status, headers } = await ask(range);
    expect([status, headers['content-range']]).toEqual([416, `bytes */${file.length}`]);
  });

  it.each(['/map/places.json', '/map/roads.json', '/map/dhaka.00000000.pmtiles', '/map/..%2fpackage.json'])(
    'is the only file there: %s',
    async (address) => {
      expect(refused(await fixture.send(address))).toEqual([404, 'request/not-found']);
    },
  );
});

describe('a page that opens a map', () => {
  it('is told the present file, and the names over its roads in both languages, and asks anew each time', async () => {
    const { status, headers, text } = await fixture.send(CURRENT_MAP);
    const { file: address, names } = JSON.parse(text);
    expect([status, headers['cache-control'], address]).toEqual([200, 'no-cache', ADDRESS]);
    expect(names).toContainEqual(['Gulshan', 'গুলশান', expect.any(Number), expect.any(Number), 'AREA']);
  });
});
