import { rm } from 'node:fs/promises';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { DemonstrationAccounts } from '@pothik/auth';
import { OWNERS, type Owner, SIGNERS } from '@pothik/contracts/platform';
import { defineGateway, InProcessTargets } from '@pothik/gateway';
import { person, startTestPlatform, type TestPlatform } from '@pothik/service-kit/testing';
import { SERVICES } from '../../platform/local-services.js';
import { makeWebDirectory } from '../../platform/testing/web-directory.js';
import { OutsideClient } from './outside-client.js';

const PASSWORD = 'Pothik#2026';
const SETTINGS = {
  PUBLIC_URL: 'http://localhost:8080',
  SESSION_KEYS: 'a-session-key-of-at-least-32-characters',
  SUPPORT_EMAIL: 'support@pothik.test',
};

/** The gateway on a port before the five services, all limits on, with a clock that the test moves. */
export class WholePlatform {
  private constructor(
    readonly platform: TestPlatform,
    private readonly port: number,
    private readonly webDirectory: string,
  ) {}

  static async open(): Promise<WholePlatform> {
    const webDirectory = await makeWebDirectory();
    const servers = {} as Record<Owner, Server>;
    const gateway = defineGateway({ targets: new InProcessTargets(servers) });
    const settings = { ...SETTINGS, WEB_DIRECTORY: webDirectory };
    const platform = await startTestPlatform({
      services: [...SERVICES, gateway],
      configuration: Object.fromEntries(SIGNERS.map((name) => [name, settings])),
    });
    for (const owner of OWNERS) servers[owner] = platform.service(owner).app.getHttpServer() as Server;
    const { app } = platform.service('gateway');
    await app.listen(0, '127.0.0.1');
    const { port } = (app.getHttpServer() as Server).address() as AddressInfo;
    return new WholePlatform(platform, port, webDirectory);
  }

  /** A client in which a new rider has logged in. */
  async rider(email: string): Promise<OutsideClient> {
    const createdAt = this.platform.clock.now();
    const account = { id: person({ role: 'RIDER' }).id, email, role: 'RIDER' as const, name: 'Rahima', createdAt };
    await this.platform.service('auth').app.get(DemonstrationAccounts, { strict: false }).seed([account], PASSWORD);
    await this.platform.settled();
    const client = new OutsideClient(this.port);
    const { status } = await client.call('POST', '/auth/login', { email, password: PASSWORD });
    if (status !== 200) throw new Error(`The log-in was answered ${status}.`);
    return client;
  }

  async close(): Promise<void> {
    await this.platform.close();
    await rm(this.webDirectory, { recursive: true, force: true });
  }
}
