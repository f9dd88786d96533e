import { rm } from 'node:fs/promises';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { DemonstrationAccounts } from '@pothik/auth';
import { OWNERS, type Owner, SIGNERS } from '@pothik/contracts/platform';
import { DemonstrationDrivers } from '@pothik/driver';
import { generatePushKey } from '@pothik/engines';
import { defineGateway, InProcessTargets } from '@pothik/gateway';
import { Sweeper } from '@pothik/service-kit';
import { person, startTestPlatform, type TestPlatform } from '@pothik/service-kit/testing';
import { SERVICES } from '../../platform/local-services.js';
import { makeWebDirectory } from '../../platform/testing/web-directory.js';
import { OutsideClient } from './outside-client.js';

const PASSWORD = 'Pothik#2026';
const SETTINGS = {
  PUBLIC_URL: 'http://localhost:8080',
  SESSION_KEYS: 'a-session-key-of-at-least-32-characters',
  FORMER_PROFILES_KEY: 'a-key-of-at-least-32-characters-of-tests',
  SUPPORT_EMAIL: 'support@pothik.test',
  PUSH_KEYS: generatePushKey(),
  // Its rides take no time.
  RIDE_SHORTEST_SECONDS: 0,
  RIDE_FARE_KMH: 0,
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

  /** A driver in the free list, and their client of the 22 calls alone. */
  async freeDriver(name: string): Promise<{ driverId: string; client: OutsideClient }> {
    const client = await this.rider(`${name}@pothik.test`);
    const user = (await client.call('GET', '/user/get-me')).data._id;
    const plate = { vehicleType: 'CAR', brand: 'Toyota', model: 'Axio', vehicleLicense: 'DM-GA-11-1234' };
    const vehicle = (await client.call('POST', '/vehicle/register', plate)).data._id;
    const profile = { user, vehicle, licenseNumber: `DK00${name}12345`, experience: 4 };
    const driverId = (await client.call('POST', '/driver/register-driver', profile)).data._id;
    await this.platform.settled();
    // Approved as the demonstration's are: this client may only do what a driver may.
    await this.platform
      .service('driver')
      .app.get(DemonstrationDrivers)
      .seed([
        {
          driverId,
          vehicleId: vehicle,
          userId: user,
          vehicle: { ...plate, vehicleType: 'CAR' },
          licenseNumber: profile.licenseNumber,
          experience: 4,
          status: 'APPROVED',
          statusReason: '',
          availabilityStatus: 'OFFLINE',
          registeredAt: this.platform.clock.now(),
          decidedBy: { kind: 'person', id: person({ role: 'ADMIN' }).id, role: 'ADMIN' },
        },
      ]);
    const online = await client.call('PATCH', `/driver/update/${driverId}`, { availabilityStatus: 'ONLINE' });
    if (online.status !== 200) throw new Error(`Going ONLINE was answered ${online.status}.`);
    await this.platform.settled();
    return { driverId, client };
  }

  /** A minute passes, and notification looks at the signs of life. */
  async minute(): Promise<void> {
    this.platform.clock.advance(60_000);
    const sweeper = this.platform.service('notification').app.get(Sweeper, { strict: false });
    await sweeper.run('signs-of-life');
    await sweeper.run('signs-of-life');
    await this.platform.settled();
  }

  async close(): Promise<void> {
    await this.platform.close();
    await rm(this.webDirectory, { recursive: true, force: true });
  }
}
