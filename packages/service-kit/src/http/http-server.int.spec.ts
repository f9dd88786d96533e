import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { SERVER_LIMITS, type ServerLimits } from '../limits/server-limits.js';
import { SILENT } from '../telemetry/telemetry.js';
import { RawConnection } from '../testing/raw-connection.js';
import { sampleHttp } from '../testing/sample-service.js';
import { httpAdapter, prepareServer } from './http-server.js';
import { readMultipart } from './multipart.js';
import { CallerLeft } from './read-body.js';
import { refusalOf } from './refusal.js';

const { upload } = sampleHttp;
const FORM = { 'content-type': 'multipart/form-data; boundary=x', 'transfer-encoding': 'chunked' };
const PART = '--x\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n';

let instance: FastifyInstance;
let connections: RawConnection[] = [];
/** Why the reading of a form ended. */
let formEnded: Promise<unknown>;
let stream: Promise<ServerResponse>;

async function open(limits: Partial<ServerLimits> = {}): Promise<void> {
  instance = httpAdapter([], {}, { ...SERVER_LIMITS, ...limits }).getInstance() as unknown as FastifyInstance;
  await prepareServer(instance, { isPrepared: true, isStopping: false }, { telemetry: SILENT, isPublic: false });
  instance.setErrorHandler((error, _request, reply) => {
    const { status, body } = refusalOf(error, 'request-0001');
    return reply.code(status).send(body);
  });
  instance.post('/json', async ({ body }) => ({ body }));
  formEnded = new Promise((resolve) => {
    instance.patch('/form', (request) =>
      readMultipart(request, upload).catch((error: unknown) => {
        resolve(error);
        throw error;
      }),
    );
  });
  stream = new Promise((resolve) => {
    instance.get('/stream', (_request, reply) => {
      reply.hijack();
      reply.raw.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders();
      resolve(reply.raw);
    });
  });
  await instance.listen({ port: 0, host: '127.0.0.1' });
}

async function connect(): Promise<RawConnection> {
  const connection = await RawConnection.open((instance.server.address() as AddressInfo).port);
  connections.push(connection);
  return connection;
}

afterEach(async () => {
  for (const connection of connections) connection.close();
  connections = [];
  await instance.close();
});

it('a server gives its start all the time it needs', async () => {
  await open();
  expect(instance.initialConfig.pluginTimeout).toBe(0);
});

describe('a server ends', () => {
  const SHORT = { headWithinMs: 50, requestWithinMs: 100, checkEveryMs: 10 };

  it('a request whose head does not arrive in time, and no answer that goes on', async () => {
    await open(SHORT);
    const reader = await connect();
    reader.head('GET', '/stream', {});
    const response = await stream;
    const trickle = await connect();
    trickle.write('GET /json HTTP/1.1\r\nhost: pothik.test\r\n');
    expect(await trickle.until('"code":"request/too-slow"')).toMatch(/^HTTP\/1\.1 408 /);
    expect(trickle.received).toContain('cache-control: no-store\r\n');
    await trickle.closed;
    response.write('data: still here\n\n');
    await reader.until('still here');
    response.end();
  });

  it('a request whose body does not arrive in time', async () => {
    await open(SHORT);
    const trickle = await connect();
    trickle.head('POST', '/json', { 'content-type': 'application/json', 'content-length': '9' });
    expect(await trickle.until('\r\n\r\n')).toContain('HTTP/1.1 408');
    await trickle.closed;
  });

  it('a connection whose answer has begun when what follows is not HTTP, without a second answer in it', async () => {
    await open();
    const reader = await connect();
    reader.head('GET', '/stream', {});
    const response = await stream;
    response.write('data: first\n\n');
    await reader.until('first');
    reader.write('not HTTP\r\n\r\n');
    await reader.closed;
    expect(reader.received).not.toContain('request/malformed');
  });

  it('an endless JSON body after its refusal', async () => {
    await open();
    const endless = await connect();
    endless.head('POST', '/json', { 'content-type': 'application/json', 'transfer-encoding': 'chunked' });
    await endless.chunkForEver(Buffer.alloc(16 * 1024, 0x20));
    expect(endless.received).toContain('HTTP/1.1 413');
  });

  it('an endless form after its refusal, at the limit of all its files', async () => {
    await open();
    const endless = await connect();
    endless.head('PATCH', '/form', FORM);
    endless.chunk(PART);
    await endless.chunkForEver(Buffer.alloc(64 * 1024, 1));
    expect(await formEnded).toMatchObject({ code: 'request/too-large' });
    expect(endless.received).toContain('HTTP/1.1 413');
  });
});

describe('the reading of a form', () => {
  it('ends when its sender leaves in the middle of a file', async () => {
    await open();
    const leaving = await connect();
    const arrived = once(instance.server, 'request');
    leaving.head('PATCH', '/form', FORM);
    leaving.chunk(PART + 'x'.repeat(500));
    await arrived;
    leaving.close();
    expect(await formEnded).toBeInstanceOf(CallerLeft);
  });

  it('leaves the connection usable when a small form is refused', async () => {
    await open();
    const connection = await connect();
    connection.head('PATCH', '/form', FORM);
    connection.chunk(`${PART}${'x'.repeat(2_000)}\r\n--x--\r\n`);
    connection.chunk('');
    expect(await connection.until('request/too-large')).toContain('HTTP/1.1 413');
    connection.head('POST', '/json', { 'content-type': 'application/json', 'content-length': '7' });
    connection.write('{"a":1}');
    await connection.until('{"body":{"a":1}}');
  });
});
