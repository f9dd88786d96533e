import { authService } from '@pothik/auth';
import { OWNERS } from '@pothik/contracts/platform';
import { driverService } from '@pothik/driver';
import { defineGateway, RemoteTargets } from '@pothik/gateway';
import { notificationService } from '@pothik/notification';
import { rideService } from '@pothik/ride';
import { readEnvironment, type ServiceDefinition } from '@pothik/service-kit/host';
import { userService } from '@pothik/user';

/** The services that run in their own containers, the gateway included. */
export const DEPLOYED: readonly ServiceDefinition[] = [
  defineGateway({ targets: new RemoteTargets({}), calls: OWNERS }),
  authService,
  userService,
  driverService,
  rideService,
  notificationService,
];

/** Variables that every process reads before its service is created, or that Node reads. */
const READ_BY_THE_PROCESS = new Set(['NODE_ENV', 'MANAGEMENT_PORT', 'OTEL_EXPORTER_OTLP_ENDPOINT']);

/**
 * The variables among these that the service does not read.
 * @throws ConfigurationError naming what is missing or invalid, as the service would
 */
export function unreadVariables(definition: ServiceDefinition, variables: Readonly<Record<string, string>>): string[] {
  const { platform, own, addresses } = readEnvironment(definition, variables);
  const read = new Set([
    ...Object.keys(platform),
    ...Object.keys(own),
    ...Object.keys(addresses).map((owner) => `${owner.toUpperCase()}_URL`),
  ]);
  return Object.keys(variables).filter((name) => !read.has(name) && !READ_BY_THE_PROCESS.has(name));
}
