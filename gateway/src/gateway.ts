import type { Server } from 'node:http';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Owner } from '@pothik/contracts/platform';
import { Clock, Logger } from '@pothik/engines';
import { CONFIGURATION, defineService, Metrics, SecurityLog, SignsOfLife, Tracer } from '@pothik/service-kit';
import { ClientHasher, type Dependency, type ServiceDefinition, StatementSigner } from '@pothik/service-kit/host';
import type { FastifyInstance } from 'fastify';
import { answerHeaders } from './answer-headers/answer-headers.rules.js';
import type { BodyLimits } from './bodies/body-limits.js';
import { IncomingBodies } from './bodies/incoming-bodies.js';
import { boundConnections } from './connections/bound-connections.js';
import { registerDocumentation } from './documentation/documentation.plugin.js';
import { type GatewayConfiguration, gatewayConfiguration, isHttps } from './gateway.configuration.js';
import { gatewayModule } from './gateway.module.js';
import { registerHostCheck } from './hosts/host.plugin.js';
import { admittedHosts } from './hosts/host.rules.js';
import { registerApi } from './proxy/api.plugin.js';
import { Targets } from './proxy/targets.js';
import { RateLimitService } from './rate-limits/rate-limit.service.js';
import { registerSecurityContact } from './security-contact/security-contact.plugin.js';
import { SessionRenewalService } from './sessions/session-renewal.service.js';
import { type ConnectReleaseStore, openReleases } from './web/open-releases.js';
import { registerWeb } from './web/web.plugin.js';

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
    module: gatewayModule(targets),
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
      const root = app.getHttpAdapter().getInstance() as unknown as FastifyInstance;
      const configuration = app.get<GatewayConfiguration>(CONFIGURATION);
      registerHostCheck(root, {
        hosts: admittedHosts(configuration),
        records: { metrics: app.get(Metrics), securityLog: app.get(SecurityLog) },
      });
      await extend?.(root);
      await registerRoutes(root, app, { configuration, limits: bodies, releases });
    },
  });
}

interface RouteParts {
  configuration: GatewayConfiguration;
  limits: Partial<BodyLimits>;
  releases: ConnectReleaseStore;
}

async function registerRoutes(
  root: FastifyInstance,
  app: NestFastifyApplication,
  { configuration, limits, releases }: RouteParts,
): Promise<void> {
  const metrics = app.get(Metrics);
  boundConnections(app.getHttpServer() as Server, {
    maximum: configuration.MAX_CONNECTIONS,
    isBehindProxy: configuration.TRUSTED_PROXIES.length > 0,
    metrics,
  });
  const bodies = new IncomingBodies(metrics, limits);
  const stopWatching = bodies.watch();
  root.addHook('onClose', async () => stopWatching());
  const { origin, protocol } = new URL(configuration.PUBLIC_URL);
  await registerApi(root, {
    allowedOrigins: { origins: new Set([origin, ...configuration.ALLOWED_ORIGINS]), protocol },
    sessions: app.get(SessionRenewalService),
    rateLimits: app.get(RateLimitService),
    signs: app.get(SignsOfLife),
    bodies,
    statements: app.get(StatementSigner),
    targets: app.get(Targets),
    logger: app.get(Logger),
    metrics,
    tracer: app.get(Tracer),
    securityLog: app.get(SecurityLog),
  });
  await registerDocumentation(root, isHttps(configuration));
  registerSecurityContact(root, configuration, () => app.get(Clock).now());
  const webReleases = await openReleases(root, configuration, releases, app.get(Logger));
  await registerWeb(root, { releases: webReleases, isHttps: isHttps(configuration) });
}
