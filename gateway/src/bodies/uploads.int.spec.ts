import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { IMAGE_MAXIMUM_BYTES } from '@pothik/contracts/platform';
import { uploadMaximumBytes } from '@pothik/service-kit/host';
import { person, RawConnection } from '@pothik/service-kit/testing';
import { DEPLOYMENTS, type FixtureOptions } from '../testing/fixture-options.js';
import { GatewayFixture } from '../testing/gateway-fixture.js';
import { pictureForm, refused } from '../testing/http-client.js';

const UPDATE = '/api/v1/user/update';
const UPLOADS = 'pothik_uploads_under_way';
const MAXIMUM = uploadMaximumBytes({ field: 'file', maximumCount: 1, maximumBytes: IMAGE_MAXIMUM_BYTES });
const { headers: FORM_HEADERS, body: FORM } = pictureForm(1_000);
const TYPE = { 'content-type': String(FORM_HEADERS['content-type']) };
/** The form up to the picture's first bytes. */
const BEGINNING = FORM.subarray(0, 500);

let fixture: GatewayFixture;
let connections: RawConnection[];

beforeEach(() => {
  connections = [];
});
afterEach(async () => {
  for (const connection of connections) connection.close();
  await fixture.close();
});

const begin = async (cookie: { cookie: string }) => {
  const connection = await RawConnection.open(fixture.port);
  connections.push(connection);
  connection.head('PATCH', UPDATE, { ...cookie, ...TYPE, 'transfer-encoding': 'chunked' });
  connection.chunk(BEGINNING);
  return connection;
};
const finish = (connection: RawConnection) => {
  connection.chunk(FORM.subarray(BEGINNING.length));
  connection.chunk('');
  return connection.until('\r\n\r\n{');
};
const underWay = async (count: number) => {
  while ((await fixture.metric(UPLOADS)) !== count);
};
const somebody = () => fixture.cookieOf(person({ role: 'RIDER' }));
const upload = (cookie: { cookie: string }) =>
  fixture.send(UPDATE, { method: 'PATCH', headers: { ...FORM_HEADERS, ...cookie }, body: FORM });

describe.each(DEPLOYMENTS)('uploads, services %s', (deployment) => {
  const open = async (options: FixtureOptions = {}) => {
    fixture = await GatewayFixture.open({ deployment, isObserved: true, ...options });
  };

  it('of one person have two places: a third is refused with 429 until one is answered', async () => {
    await open();
    const cookie = await somebody();
    const first = await begin(cookie);
    const second = await begin(cookie);
    await underWay(2);
    const third = await upload(cookie);
    expect(refused(third)).toEqual([429, 'request/too-many']);
    expect(third.headers['retry-after']).toBe('2');
    expect((await upload(await somebody())).status).toBe(200);
    expect([first.isOpen, second.isOpen]).toEqual([true, true]);
    expect(await finish(first)).toContain('HTTP/1.1 200');
    await underWay(1);
    expect((await upload(cookie)).status).toBe(200);
  });

  it('in all have the places of the gateway: one more is refused with 503', async () => {
    await open({ bodies: { uploadsAtOnce: 2 } });
    for (const _each of [1, 2]) await begin(await somebody());
    await underWay(2);
    const third = await upload(await somebody());
    expect(refused(third)).toEqual([503, 'platform/unavailable']);
    expect(third.headers['retry-after']).toBe('2');
    expect(await fixture.metric('pothik_bodies_ended_total', { reason: 'gateway' })).toBe(1);
    expect(fixture.warnings).toEqual([]);
  });

  it('that never end are refused with 413 at their limit, and their connection ends', async () => {
    await open();
    const endless = await begin(await somebody());
    await endless.chunkForEver(Buffer.alloc(64 * 1024, 1));
    expect(endless.received).toContain('HTTP/1.1 413');
    expect(endless.received).toContain('user/picture-too-large');
    await underWay(0);
  });

  it('announced as too large are refused before they are sent', async () => {
    await open();
    const announced = await RawConnection.open(fixture.port);
    connections.push(announced);
    announced.head('PATCH', UPDATE, { ...(await somebody()), ...TYPE, 'content-length': `${MAXIMUM + 1}` });
    expect(await announced.until('user/picture-too-large')).toContain('HTTP/1.1 413');
  });

  it.each([
    ['that bring too little are', { withinMs: 600_000, progress: { bytes: 16_384, everyMs: 100 } }],
    ['that take too long are', { withinMs: 100, progress: { bytes: 1, everyMs: 600_000 } }],
  ])('%s refused with 408, and their connection ends', async (_which, limits) => {
    await open({ bodies: { upload: limits } });
    const slow = await begin(await somebody());
    expect(await slow.until('request/too-slow')).toContain('HTTP/1.1 408');
    await slow.closed;
    await underWay(0);
  });

  it('whose sender leaves while the owner works on them free their place, and the owner is told', async () => {
    await open();
    const held = fixture.state.holdUpload();
    const leaving = await begin(await somebody());
    leaving.chunk(FORM.subarray(BEGINNING.length));
    leaving.chunk('');
    const { left } = await held;
    expect(await fixture.metric(UPLOADS)).toBe(1);
    leaving.close();
    await left;
    await underWay(0);
    expect(await fixture.metric('pothik_refusals_total')).toBeUndefined();
    expect(fixture.warnings).toEqual([]);
  });

  it('whose sender leaves free their place, and are neither a refusal nor an error', async () => {
    await open();
    const leaving = await begin(await somebody());
    await underWay(1);
    leaving.close();
    await underWay(0);
    while ((await fixture.metric('pothik_bodies_ended_total', { reason: 'left' })) !== 1);
    expect(await fixture.metric('pothik_refusals_total')).toBeUndefined();
    expect(fixture.warnings).toEqual([]);
  });
});

describe('an endless upload to a distributed owner that reads everything', () => {
  let owner: Server;
  let bytes = 0;
  let broken: Promise<unknown>;

  beforeEach(async () => {
    broken = new Promise((resolve) => {
      owner = createServer((request) => {
        request.on('data', (chunk: Buffer) => {
          bytes += chunk.length;
        });
        request.on('error', resolve);
      });
    });
    await once(owner.listen(0, '127.0.0.1'), 'listening');
    const address = `http://127.0.0.1:${(owner.address() as AddressInfo).port}`;
    fixture = await GatewayFixture.open({ deployment: 'distributed', addresses: { user: [address] } });
  });
  afterEach(() => {
    owner.closeAllConnections();
    owner.close();
  });

  it('is cut by the gateway: the owner gets no more than the limit, and sees the upload break', async () => {
    const endless = await begin(await somebody());
    await endless.chunkForEver(Buffer.alloc(64 * 1024, 1));
    await broken;
    expect(endless.received).toContain('user/picture-too-large');
    expect(bytes).toBeGreaterThan(0);
    expect(bytes).toBeLessThanOrEqual(MAXIMUM);
  });
});
