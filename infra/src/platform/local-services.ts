import { authService } from '@pothik/auth';
import type { Owner } from '@pothik/contracts/platform';
import { driverService } from '@pothik/driver';
import { notificationService } from '@pothik/notification';
import { rideService } from '@pothik/ride';
import {
  type OpenedService,
  openService,
  type RunningService,
  type ServiceDefinition,
  type ServiceEngines,
} from '@pothik/service-kit/host';
import { userService } from '@pothik/user';
import type { Demonstration } from './demonstrations.js';
import type { Keys } from './keys.js';
import { SUPPORT_EMAIL as DEFAULT_SUPPORT_EMAIL } from './local-defaults.table.js';

/** All of them. */
export const SERVICES: readonly ServiceDefinition[] = [
  authService,
  userService,
  driverService,
  rideService,
  notificationService,
];

export type Services = Readonly<Record<Owner, RunningService>>;
export type OpenedServices = Readonly<Record<Owner, OpenedService>>;

export interface ServicesConfiguration {
  PUBLIC_URL: string;
  RATE_LIMITS?: string;
  DEMO?: Demonstration;
  SUPER_ADMIN_EMAIL?: string | undefined;
  SECOND_FACTOR?: 'optional' | 'required';
  SUPPORT_EMAIL?: string | undefined;
  /** In days. */
  TRACK_DAYS?: number;
  POSITION_ERROR_METRES?: number;
  POSITION_SPEED_KMH?: number;
  FORMER_PROFILE_YEARS?: number;
  SEARCH_METRES?: number;
  TRACK_PICKUP_METRES?: number;
  RIDE_SHORTEST_SECONDS?: number;
  RIDE_FASTEST_KMH?: number;
  RIDE_FARE_KMH?: number;
  SOS_NOTE_MINUTES?: number;
  SIGN_OF_LIFE_MINUTES?: number;
  SMS_PER_DAY?: number;
  /** Percent. */
  SMS_RESERVE?: number;
  /** Poisha a part. */
  SMS_PRICE?: number;
  SMS_LANGUAGE?: string;
  SAFETY_LOOK_SECONDS?: number;
  GOOGLE_CLIENT_ID?: string | undefined;
  GOOGLE_CLIENT_SECRET?: string | undefined;
  GOOGLE_ISSUER?: string | undefined;
}

/** Creates the five services in this process, each its own Nest application, none of them listening. They can be closed from now on. */
export async function openServices(
  engines: ServiceEngines,
  keys: Keys,
  {
    PUBLIC_URL,
    RATE_LIMITS = 'on',
    DEMO = 'off',
    SUPER_ADMIN_EMAIL,
    SECOND_FACTOR = 'optional',
    SUPPORT_EMAIL = DEFAULT_SUPPORT_EMAIL,
    TRACK_DAYS,
    POSITION_ERROR_METRES,
    POSITION_SPEED_KMH,
    FORMER_PROFILE_YEARS,
    SEARCH_METRES,
    TRACK_PICKUP_METRES,
    RIDE_SHORTEST_SECONDS,
    RIDE_FASTEST_KMH,
    RIDE_FARE_KMH,
    SOS_NOTE_MINUTES,
    SIGN_OF_LIFE_MINUTES,
    SMS_PER_DAY,
    SMS_RESERVE,
    SMS_PRICE,
    SMS_LANGUAGE,
    SAFETY_LOOK_SECONDS: safetyLookSeconds,
    GOOGLE_CLIENT_ID,
    GOOGLE_CLIENT_SECRET,
    GOOGLE_ISSUER,
  }: ServicesConfiguration,
): Promise<OpenedServices> {
  const configuration = {
    PUBLIC_URL,
    RATE_LIMITS,
    DEMO,
    SESSION_KEYS: keys.sessionKeys,
    FORMER_PROFILES_KEY: keys.formerProfilesKey,
    PUSH_KEYS: keys.pushKeys,
    SECOND_FACTOR,
    SUPPORT_EMAIL,
    TRACK_DAYS,
    POSITION_ERROR_METRES,
    POSITION_SPEED_KMH,
    FORMER_PROFILE_YEARS,
    SEARCH_METRES,
    TRACK_PICKUP_METRES,
    RIDE_SHORTEST_SECONDS,
    RIDE_FASTEST_KMH,
    RIDE_FARE_KMH,
    SOS_NOTE_MINUTES,
    SIGN_OF_LIFE_MINUTES,
    SMS_PER_DAY,
    SMS_RESERVE,
    SMS_PRICE,
    SMS_LANGUAGE,
    GOOGLE_CLIENT_ID,
    GOOGLE_CLIENT_SECRET,
    GOOGLE_ISSUER,
    ...(SUPER_ADMIN_EMAIL ? { SUPER_ADMIN_EMAIL } : {}),
  };
  const opened = await Promise.all(
    SERVICES.map(async (definition) => {
      const statementKeys = keys.statementKeys[definition.name] ?? '';
      const settings = { statementKeys, configuration, safetyLookSeconds };
      return [definition.name, await openService(definition, engines, settings)] as const;
    }),
  );
  return Object.fromEntries(opened) as unknown as OpenedServices;
}

/** Waits until all services are ready. */
export const whenPrepared = async (services: OpenedServices): Promise<void> => {
  await Promise.all(Object.values(services).map(({ prepared }) => prepared));
};

/** Opens the five services and waits until they are ready; when one fails, all are closed. */
export async function startServices(
  engines: ServiceEngines,
  keys: Keys,
  configuration: ServicesConfiguration,
): Promise<Services> {
  const services = await openServices(engines, keys, configuration);
  try {
    await whenPrepared(services);
    return services;
  } catch (error) {
    await closeServices(services);
    throw error;
  }
}

export const closeServices = async (services: Services): Promise<void> => {
  await Promise.all(Object.values(services).map((service) => service.close()));
};
