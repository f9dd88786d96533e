import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { authService, DemonstrationAccounts } from '@pothik/auth';
import { authHttp } from '@pothik/contracts/auth';
import type { Endpoint, Owner } from '@pothik/contracts/platform';
import { userHttp } from '@pothik/contracts/user';
import { defineGateway, InProcessTargets } from '@pothik/gateway';
import { notificationService } from '@pothik/notification';
import { person, startTestPlatform, type TestPlatform } from '@pothik/service-kit/testing';
import { userService } from '@pothik/user';
import { GatewayClient, OpenStream } from './testing/gateway-client.js';

const ROUNDS = process.env.LONG === '1' ? 1_000 : 32;
const PUBLIC_URL = 'https://pothik.test';
const SESSION_KEYS = 'a-session-key-of-at-least-32-characters';
const PASSWORD = 'Pothik#2026';
const rider = person({ role: 'RIDER' });
const superAdmin = person({ role: 'SUPER_ADMIN' });

let platform: TestPlatform;
let gateways: [GatewayClient, GatewayClient];
let webDirectory: string;

beforeAll(async () => {
  webDirectory = await mkdtemp(path.join(os.tmpdir(), 'pothik-web-'));
  await mkdir(path.join(webDirectory, 'shell'));
  await writeFile(path.join(webDirectory, 'shell', 'index.html'), '<title>Pothik</title>');
  await writeFile(path.join(webDirectory, 'shell', 'csp.json'), '{"styleSources":[]}');
  await writeFile(path.join(webDirectory, 'shell', 'area-scripts.json'), '{"scripts":[]}');
  const servers = {} as Record<Owner, Server>;
  const gateway = defineGateway({ targets: new InProcessTargets(servers) });
  platform = await startTestPlatform({
    services: [authService, userService, notificationService, gateway],
    configuration: {
      auth: { SESSION_KEYS, PUBLIC_URL, RATE_LIMITS: 'off' },
      notification: { PUBLIC_URL, SUPPORT_EMAIL: 'support@pothik.test' },
      gateway: { SESSION_KEYS, PUBLIC_URL, RATE_LIMITS: 'off', WEB_DIRECTORY: webDirectory },
    },
  });
  for (const owner of ['auth', 'user', 'notification'] as const)
    servers[owner] = platform.service(owner).app.getHttpServer() as Server;
  gateways = [
    await GatewayClient.of(platform.service('gateway')),
    await GatewayClient.of(await platform.startInstance('gateway')),
  ];
  const createdAt = platform.clock.now();
  const people = [rider, superAdmin].map(({ id, email, role }) => ({ id, email, role, name: 'Rahima', createdAt }));
  await platform.service('auth').app.get(DemonstrationAccounts, { strict: false }).seed(people, PASSWORD);
  await platform.settled();
});
afterAll(async () => {
  await platform?.close();
  await rm(webDirectory, { recursive: true, force: true });
});

/** The answers of both gateways. */
const answers = (endpoint: Endpoint) => Promise.all(gateways.map((gateway) => gateway.call(endpoint)));
const outcomes = async (endpoint: Endpoint) =>
  (await answers(endpoint)).map(({ status, body }) => [status, body.code ?? 'ok'].join(' '));
/** Both gateways share one browser, so one cookie jar. */
const logIn = async () => {
  for (const gateway of gateways) gateway.cookies.clear();
  const answer = await gateways[0].call(authHttp.login, { email: rider.email, password: PASSWORD });
  expect(answer.status).toBe(200);
  share(gateways[0]);
};
const share = (from: GatewayClient) => {
  for (const gateway of gateways) for (const [name, value] of from.cookies) gateway.cookies.set(name, value);
};

describe(`with a stream open in each of two gateways, ${ROUNDS} rounds`, () => {
  it('a role change makes every token stale at once in both, and both streams stay open and receive the change', async () => {
    await logIn();
    const streams = await Promise.all(gateways.map((gateway) => OpenStream.at(gateway)));
    for (let round = 0; round < ROUNDS; round += 1) {
      const role = round % 2 === 0 ? 'ADMIN' : 'RIDER';
      const change = { userId: rider.id, role, reason: 'Looks after Sylhet' } as const;
      expect((await platform.call(authHttp.changeRole, change, { as: superAdmin })).status).toBe(200);
      expect(await outcomes(userHttp.getMe)).toEqual(Array(2).fill('401 auth/session-stale'));
      const renewing = gateways[round % 2] as GatewayClient;
      expect((await renewing.call(authHttp.refresh)).status).toBe(200);
      share(renewing);
      for (const { status, body } of await answers(userHttp.getMe)) {
        expect([status, body.data?.role]).toEqual([200, role]);
      }
      for (const stream of streams) await stream.untilEntries(round + 1);
    }
    expect(streams.map(({ isEnded }) => isEnded)).toEqual([false, false]);
    for (const stream of streams) stream.close();
  });

  it('a log-out everywhere makes every token stale at once in both, and ends both streams', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      await logIn();
      const streams = await Promise.all(gateways.map((gateway) => OpenStream.at(gateway)));
      const leaving = gateways[round % 2] as GatewayClient;
      const cookies = new Map(leaving.cookies);
      expect((await leaving.call(authHttp.logoutEverywhere)).status).toBe(200);
      for (const gateway of gateways) for (const [name, value] of cookies) gateway.cookies.set(name, value);
      expect(await outcomes(userHttp.getMe)).toEqual(Array(2).fill('401 auth/session-stale'));
      expect((await leaving.call(authHttp.refresh)).status).toBe(401);
      for (const stream of streams) expect(await stream.untilEnded()).toContain('event: ended');
    }
  });
});
