import type { Server } from 'node:http';
import type { Owner } from '@pothik/contracts/platform';
import { defineGateway, InProcessTargets } from '@pothik/gateway';
import { type Dependency, type RunningService, type ServiceEngines, startService } from '@pothik/service-kit/host';
import type { FastifyInstance } from 'fastify';
import type { Keys } from './keys.js';
import type { LocalConfiguration } from './local-configuration.js';
import { closeServices, openServices, type Services, whenPrepared } from './local-services.js';
import type { Running } from './running.js';

interface Surroundings {
  configuration: LocalConfiguration;
  keys: Keys;
  engines: ServiceEngines;
  webDirectory: string;
  /** Stops the gateway first, so that no new work arrives; then the services. */
  running: Running;
  /** Routes of the development surface, such as the mailbox. */
  extend: (root: FastifyInstance) => Promise<void>;
  /** Called with the services as soon as they run, before the gateway opens. */
  onServices: (services: Services) => void;
}

/** Gateway and five services in this process, each its own Nest application. */
export async function startLocalPlatform(surroundings: Surroundings): Promise<Services> {
  const { engines, keys, configuration, running } = surroundings;
  const services = await running.start(() => openServices(engines, keys, configuration), closeServices);
  await whenPrepared(services);
  surroundings.onServices(services);
  await running.start(
    () => startGateway(surroundings, services),
    (gateway) => gateway.close(),
  );
  return services;
}

async function startGateway(surroundings: Surroundings, services: Services): Promise<RunningService> {
  const { configuration, keys, engines, webDirectory, extend } = surroundings;
  const servers = Object.entries(services).map(([owner, { app }]) => [owner, app.getHttpServer() as Server]);
  const targets = new InProcessTargets(Object.fromEntries(servers) as Record<Owner, Server>);
  const definition = defineGateway({ targets, extend, dependencies: Object.values(services).map(asDependency) });
  return startService(definition, engines, {
    statementKeys: keys.statementKeys.gateway ?? '',
    configuration: { ...configuration, SESSION_KEYS: keys.sessionKeys, WEB_DIRECTORY: webDirectory },
    port: configuration.PORT,
    host: configuration.HOST,
  });
}

/** A service is up while all its dependencies are. */
const asDependency = (service: RunningService): Dependency => ({
  name: service.name,
  ping: async () => {
    const down = (await service.ready()).filter(({ up }) => !up).map(({ name }) => name);
    if (down.length > 0) throw new Error(`${service.name} is waiting for ${down.join(', ')}`);
  },
});
