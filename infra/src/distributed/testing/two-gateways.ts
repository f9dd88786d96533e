import { rm } from 'node:fs/promises';
import type { Server } from 'node:http';
import { authService, DemonstrationAccounts } from '@pothik/auth';
import { authHttp } from '@pothik/contracts/auth';
import type { Endpoint, Owner } from '@pothik/contracts/platform';
import { generatePushKey } from '@pothik/engines';
import { defineGateway, InProcessTargets } from '@pothik/gateway';
import { notificationService } from '@pothik/notification';
import type { Person } from '@pothik/service-kit';
import { startTestPlatform, type TestPlatform } from '@pothik/service-kit/testing';
import { userService } from '@pothik/user';
import { makeWebDirectory } from '../../platform/testing/web-directory.js';
import { GatewayClient } from './gateway-client.js';

const PUBLIC_URL = 'https://pothik.test';
const SESSION_KEYS = 'a-session-key-of-at-least-32-characters';
const PASSWORD = 'Pothik#2026';

/** Two gateways on their own ports before one auth, user and notification, and people who have a password. */
export class TwoGateways {
  private constructor(
    readonly platform: TestPlatform,
    private readonly doors: readonly [GatewayClient, GatewayClient],
    private readonly webDirectory: string,
  ) {}

  static async open(people: readonly Person[]): Promise<TwoGateways> {
    const webDirectory = await makeWebDirectory();
    const servers = {} as Record<Owner, Server>;
    const gateway = defineGateway({ targets: new InProcessTargets(servers) });
    const platform = await startTestPlatform({
      services: [authService, userService, notificationService, gateway],
      configuration: {
        auth: { SESSION_KEYS, PUBLIC_URL, RATE_LIMITS: 'off' },
        notification: { PUBLIC_URL, SUPPORT_EMAIL: 'support@pothik.test', PUSH_KEYS: generatePushKey() },
        gateway: { SESSION_KEYS, PUBLIC_URL, RATE_LIMITS: 'off', WEB_DIRECTORY: webDirectory },
      },
    });
    for (const owner of ['auth', 'user', 'notification'] as const)
      servers[owner] = platform.service(owner).app.getHttpServer() as Server;
    const doors = [
      await GatewayClient.of(platform.service('gateway')),
      await GatewayClient.of(await platform.startInstance('gateway')),
    ] as const;
    const createdAt = platform.clock.now();
    const accounts = people.map(({ id, email, role }) => ({ id, email, role, name: 'Rahima', createdAt }));
    await platform.service('auth').app.get(DemonstrationAccounts, { strict: false }).seed(accounts, PASSWORD);
    await platform.settled();
    return new TwoGateways(platform, doors, webDirectory);
  }

  /** A browser without cookies that reaches both gateways. */
  browser(): TestBrowser {
    return new TestBrowser(this.doors);
  }

  async close(): Promise<void> {
    await this.platform.close();
    await rm(this.webDirectory, { recursive: true, force: true });
  }
}

/** One browser: its requests go to either gateway with the same cookies. */
export class TestBrowser {
  readonly gateways: readonly [GatewayClient, GatewayClient];

  constructor(
    private readonly doors: readonly [GatewayClient, GatewayClient],
    cookies: ReadonlyMap<string, string> = new Map(),
  ) {
    const own = new Map(cookies);
    this.gateways = [doors[0].withCookies(own), doors[1].withCookies(own)];
  }

  /** Another browser that was given copies of the present cookies. */
  copy(): TestBrowser {
    return new TestBrowser(this.doors, this.gateways[0].cookies);
  }

  async logIn({ email }: Person, password = PASSWORD): Promise<void> {
    this.gateways[0].cookies.clear();
    const { status } = await this.gateways[0].call(authHttp.login, { email, password });
    if (status !== 200) throw new Error(`The log-in was answered ${status}.`);
  }

  changePassword(password: string) {
    return this.gateways[0].call(authHttp.changePassword, { currentPassword: PASSWORD, password });
  }

  /** The answers of both gateways. */
  answers(endpoint: Endpoint) {
    return Promise.all(this.gateways.map((gateway) => gateway.call(endpoint)));
  }

  /** Status and code of the answers of both gateways. */
  async outcomes(endpoint: Endpoint): Promise<string[]> {
    return (await this.answers(endpoint)).map(({ status, body }) => [status, body.code ?? 'ok'].join(' '));
  }
}
