import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { HEADER } from '@pothik/contracts/platform';
import { InstanceServer, person } from '@pothik/service-kit/testing';
import { GatewayFixture } from '../testing/gateway-fixture.js';
import { beginSending, open } from '../testing/http-client.js';

let fixture: GatewayFixture;
let instances: [InstanceServer, InstanceServer];
let cookie: { cookie: string };

const CONNECTIONS = 2;

beforeEach(async () => {
  instances = [await InstanceServer.start(), await InstanceServer.start()];
  const addresses = instances.map(({ address }) => address);
  fixture = await GatewayFixture.open({
    deployment: 'distributed',
    addresses: { user: addresses, notification: addresses },
    connectionsPerInstance: CONNECTIONS,
  });
  cookie = await fixture.cookieOf(person({ role: 'RIDER' }));
});
afterEach(async () => {
  await fixture.close();
  await Promise.all(instances.map((instance) => instance.die()));
});

const received = () => instances.map((instance) => instance.received.length);

describe('an upload to an owner with two instances', () => {
  const LENGTH = 200_000;
  const begin = () => {
    const headers = { ...cookie, 'content-type': 'multipart/form-data; boundary=x', 'content-length': `${LENGTH}` };
    return beginSending(fixture.port, '/api/v1/user/update', { ...headers, [HEADER.idempotencyKey]: randomUUID() });
  };
  const bytesArrive = () => Promise.race(instances.map((instance) => instance.nextBytes().then(() => instance)));

  it('is forwarded as a stream', async () => {
    const arriving = bytesArrive();
    const { outgoing, answered } = begin();
    outgoing.write(Buffer.alloc(1_000, 1));
    // The first part has arrived before the rest is sent.
    const instance = await arriving;
    outgoing.end(Buffer.alloc(LENGTH - 1_000, 1));
    expect((await answered).statusCode).toBe(200);
    expect(instance.received.map(({ body }) => body.length)).toEqual([LENGTH]);
  });

  it('is answered 503 and not retried when its instance dies meanwhile', async () => {
    const arriving = bytesArrive();
    const { outgoing, answered } = begin();
    outgoing.write(Buffer.alloc(1_000, 1));
    await (await arriving).die();
    expect((await answered).statusCode).toBe(503);
    expect(received()).toEqual([0, 0]);
    outgoing.destroy();
  });

  it('that its sender aborts does not count as a failure of its instance', async () => {
    // An instance that was excluded would not return to rotation.
    for (const instance of instances) instance.isAlive = false;
    const arriving = bytesArrive();
    const { outgoing, answered } = begin();
    const outcome = answered.catch(() => 'left');
    outgoing.write(Buffer.alloc(1_000, 1));
    const broken = (await arriving).nextBroken();
    outgoing.destroy();
    expect(await outcome).toBe('left');
    await broken;
    for (let request = 0; request < 4; request += 1)
      expect((await fixture.send('/api/v1/user/get-me', { headers: cookie })).status).toBe(200);
    expect(received()).toEqual([2, 2]);
  });
});

describe('an event stream of an owner with two instances', () => {
  it('ends when its instance dies, and resumes at the other one from the reader’s Last-Event-ID', async () => {
    for (const instance of instances)
      instance.handle = (_request, response) =>
        response.writeHead(200, { 'content-type': 'text/event-stream' }).write('id: 7\ndata: first\n\n');
    const stream = await open(fixture.port, '/api/v1/notification/stream', { headers: cookie });
    const [event] = (await once(stream, 'data')) as [Buffer];
    expect(event.toString()).toBe('id: 7\ndata: first\n\n');
    const ended = once(stream, 'error');
    const [serving, other] = instances[0].received.length === 1 ? instances : [instances[1], instances[0]];
    await serving.die();
    await ended;
    const headers = { ...cookie, 'last-event-id': '7' };
    const again = await open(fixture.port, '/api/v1/notification/stream', { headers });
    await once(again, 'data');
    expect(other.received.map(({ headers: passed }) => passed['last-event-id'])).toEqual(['7']);
    again.destroy();
  });

  it('is requested with the epoch of its reader’s token', async () => {
    const headers = await fixture.cookieOf(person({ role: 'RIDER' }), 3);
    await fixture.send('/api/v1/notification/stream', { headers });
    const [request] = instances.flatMap((instance) => instance.received);
    const statement = String(request?.headers[HEADER.statement]).split('.')[1] as string;
    expect(JSON.parse(Buffer.from(statement, 'base64url').toString())).toMatchObject({ epoch: 3 });
  });

  it('uses no connection of the calls, however many streams are open', async () => {
    for (const instance of instances) {
      const { handle } = instance;
      instance.handle = (request, response) => {
        if (request.url !== '/api/v1/notification/stream') handle(request, response);
        else response.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders();
      };
    }
    const streams: IncomingMessage[] = [];
    while (streams.length < 2 * CONNECTIONS * instances.length)
      streams.push(await open(fixture.port, '/api/v1/notification/stream', { headers: cookie }));
    expect(new Set(streams.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect((await fixture.send('/api/v1/user/get-me', { headers: cookie })).status).toBe(200);
    for (const stream of streams) stream.destroy();
  });
});
