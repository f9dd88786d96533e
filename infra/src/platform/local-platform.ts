import type { Server } from 'node:http';
import type { Owner } from '@pothik/contracts/platform';
import { defineGateway, InProcessTargets } from '@pothik/gateway';
import {
  type Dependency,
  type RunningService,
  readinessFrom,
  type ServiceEngines,
  startService,
} from '@pothik/service-kit/host';
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
  const dependencies = [...Object.values(services).map(asDependency), ...enginesOfTheServices(engines)];
  const definition = defineGateway({ targets, extend, dependencies });
  return startService(definition, engines, {
    statementKeys: keys.statementKeys.gateway ?? '',
    configuration: { ...configuration, SESSION_KEYS: keys.sessionKeys, WEB_DIRECTORY: webDirectory },
    port: configuration.PORT,
    host: configuration.HOST,
  });
}

/** The gateway of one process cannot answer without a service whose database is away. */
const asDependency = (service: RunningService): Dependency => ({
  name: service.name,
  needed: true,
  ping: async () => {
    const { down } = readinessFrom(await service.ready());
    if (down.length > 0) throw new Error(`${service.name} is waiting for ${down.join(', ')}`);
  },
});

/** The engines that services share in this process, and the gateway does not use. */
const enginesOfTheServices = ({ eventLog, objects, mailer }: ServiceEngines): Dependency[] => [
  { name: 'events', needed: false, ping: () => eventLog.ping() },
  ...(objects ? [{ name: 'objects', needed: false, ping: () => objects.ping() }] : []),
  ...(mailer ? [{ name: 'mail', needed: false, ping: () => mailer.ping() }] : []),
];
