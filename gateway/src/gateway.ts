import type { Owner } from '@pothik/contracts/platform';
import { defineService } from '@pothik/service-kit';
import { ClientHasher, type Dependency, type ServiceDefinition } from '@pothik/service-kit/host';
import type { FastifyInstance } from 'fastify';
import { answerHeaders } from './answer-headers/answer-headers.rules.js';
import type { BodyLimits } from './bodies/body-limits.js';
import { gatewayConfiguration, isHttps } from './gateway.configuration.js';
import { gatewayModule } from './gateway.module.js';
import { HostCheck } from './hosts/host.check.js';
import type { Targets } from './proxy/targets.js';
import type { ConnectReleaseStore } from './web/open-releases.js';

export interface GatewayOptions {
  targets: Targets;
  /** The services that need an address: all of them when distributed, auth alone (for epochs) in one process. */
  calls?: readonly Owner[];
  /** What else the readiness check pings: the services, when they run in this process. */
  dependencies?: readonly Dependency[];
  /** Where releases of the web app are published; without it `WEB_DIRECTORY` is all there is. */
  releases?: ConnectReleaseStore;
  /** What differs from `BODY_LIMITS`. */
  bodies?: Partial<BodyLimits>;
  /** Adds routes of the environment, such as a development mailbox. */
  extend?(root: FastifyInstance): Promise<void>;
}

/** Defines the public entry to the given services. */
export function defineGateway({
  targets,
  calls = ['auth'],
  dependencies = [],
  releases = async () => undefined,
  bodies = {},
  extend,
}: GatewayOptions): ServiceDefinition {
  return defineService({
    name: 'gateway',
    module: gatewayModule({ targets, bodies, releases }),
    configuration: gatewayConfiguration,
    calls,
    databases: false,
    optionalEngines: ['objects'],
    isPublic: true,
    clientOf: (configuration) => {
      const hasher = new ClientHasher(String(configuration.SESSION_KEYS));
      return (address) => hasher.hash(address);
    },
    headersOf: ({ PUBLIC_URL }) => answerHeaders(isHttps({ PUBLIC_URL: String(PUBLIC_URL) })),
    dependencies,
    prepare: async (app) => {
      // Before any route: a hook does not reach a scope that was there before it.
      app.get(HostCheck).begin();
      await extend?.(app.getHttpAdapter().getInstance() as unknown as FastifyInstance);
    },
  });
}
