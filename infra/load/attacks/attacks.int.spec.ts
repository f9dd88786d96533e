import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eventually } from '../../../e2e/support/eventually.js';
import type { Attack, MakeAttack } from './attack.js';
import { slowBodies } from './slow-bodies.js';
import { uploads } from './uploads.js';

const COOKIES = ['accessToken=one', 'accessToken=two'];

let server: Server;
let received: IncomingMessage[];
let attack: Attack;

/** Attacks a server that answers uploads at once with 400, and never a log-in. */
async function begin(make: MakeAttack): Promise<void> {
  received = [];
  server = createServer((request, response) => {
    received.push(request);
    request.on('error', () => undefined).resume();
    if (request.method === 'PATCH') response.writeHead(400).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  attack = make(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, COOKIES);
  attack.start();
}

afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const receivedAt = (url: string) => received.filter((request) => request.url === url);

async function untilReceived(url: string, count: number): Promise<void> {
  await eventually(async () => {
    if (receivedAt(url).length < count) throw new Error(`${receivedAt(url).length} of ${count} at ${url}`);
  });
}

describe('the attack by uploads', () => {
  it('is made by every signed-in rider, again after each answer, and tells how it was answered', async () => {
    await begin(uploads);
    await untilReceived('/api/v1/user/update', 6);
    const answers = await attack.stop();
    expect(answers.length).toBeGreaterThanOrEqual(4);
    expect(new Set(answers)).toEqual(new Set(['400']));
    expect(new Set(received.map(({ headers }) => headers.cookie))).toEqual(new Set(COOKIES));
    expect(received[0]?.headers['content-type']).toMatch(/^multipart\/form-data/);
  });
});

describe('the attack by slow bodies', () => {
  it('holds 128 log-ins, and one endless upload of every signed-in rider', async () => {
    await begin(slowBodies);
    await untilReceived('/api/v1/auth/login', 128);
    await untilReceived('/api/v1/user/update', 2);
    const logIns = receivedAt('/api/v1/auth/login');
    expect(logIns).toHaveLength(128);
    expect(logIns.filter(({ complete }) => complete)).toEqual([]);
    expect(new Set(receivedAt('/api/v1/user/update').map(({ headers }) => headers.cookie))).toEqual(new Set(COOKIES));
    await attack.stop();
  });

  it('ends all its connections when it is stopped', async () => {
    await begin(slowBodies);
    await untilReceived('/api/v1/auth/login', 128);
    await attack.stop();
    const open = () => new Promise<number>((resolve) => server.getConnections((_error, count) => resolve(count)));
    await eventually(async () => {
      if ((await open()) > 0) throw new Error('connections are open');
    });
  });
});
