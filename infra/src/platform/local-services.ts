import { authService } from '@pothik/auth';
import type { Owner } from '@pothik/contracts/platform';
import { driverService } from '@pothik/driver';
import { notificationService } from '@pothik/notification';
import { rideService } from '@pothik/ride';
import { type Engines, type RunningService, type ServiceDefinition, startService } from '@pothik/service-kit';
import { userService } from '@pothik/user';
import type { Demonstration } from '../demonstration/demonstrations.js';
import type { Keys } from './keys.js';
import { SUPPORT_EMAIL as DEFAULT_SUPPORT_EMAIL } from './local-configuration.js';

/** All of them. */
export const SERVICES: readonly ServiceDefinition[] = [
  authService,
  userService,
  driverService,
  rideService,
  notificationService,
];

export type Services = Readonly<Record<Owner, RunningService>>;

export interface ServicesConfiguration {
  PUBLIC_URL: string;
  RATE_LIMITS?: 'on' | 'off';
  DEMO?: Demonstration;
  SUPER_ADMIN_EMAIL?: string | undefined;
  SUPPORT_EMAIL?: string | undefined;
  GOOGLE_CLIENT_ID?: string | undefined;
  GOOGLE_CLIENT_SECRET?: string | undefined;
  GOOGLE_ISSUER?: string | undefined;
}

/** The five services in this process, each its own Nest application, none of them listening. */
export async function startServices(
  engines: Engines,
  keys: Keys,
  {
    PUBLIC_URL,
    RATE_LIMITS = 'on',
    DEMO = 'off',
    SUPER_ADMIN_EMAIL,
    SUPPORT_EMAIL = DEFAULT_SUPPORT_EMAIL,
    GOOGLE_CLIENT_ID,
    GOOGLE_CLIENT_SECRET,
    GOOGLE_ISSUER,
  }: ServicesConfiguration,
): Promise<Services> {
  const configuration = {
    PUBLIC_URL,
    RATE_LIMITS,
    DEMO,
    SESSION_KEYS: keys.sessionKeys,
    SUPPORT_EMAIL,
    GOOGLE_CLIENT_ID,
    GOOGLE_CLIENT_SECRET,
    GOOGLE_ISSUER,
    ...(SUPER_ADMIN_EMAIL ? { SUPER_ADMIN_EMAIL } : {}),
  };
  const started = await Promise.all(
    SERVICES.map(async (definition) => {
      const statementKeys = keys.statementKeys[definition.name] ?? '';
      const running = await startService(definition, engines, { statementKeys, configuration });
      return [definition.name, running] as const;
    }),
  );
  return Object.fromEntries(started) as unknown as Services;
}

export const closeServices = async (services: Services): Promise<void> => {
  await Promise.all(Object.values(services).map((service) => service.close()));
};
