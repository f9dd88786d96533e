import path from 'node:path';
import {
  POSITION_ERROR_METRES as ERROR_METRES,
  FORMER_PROFILE_YEARS as FORMER_YEARS,
  SEARCH_METRES as LOOKED_METRES,
  TRACK_PICKUP_METRES as PICKUP_METRES,
  POSITION_SPEED_KMH as SPEED_KMH,
} from '@pothik/contracts/driver';
import { SMS } from '@pothik/contracts/notification';
import { isLoopbackName, LANGUAGES, EVENT_PARTITIONS as PARTITIONS } from '@pothik/contracts/platform';
import {
  RIDE_FARE_KMH as FARE_KMH,
  RIDE_FASTEST_KMH as FASTEST_KMH,
  RIDE_SHORTEST_SECONDS as SHORTEST_SECONDS,
  SOS_NOTE_MINUTES as SOS_MINUTES,
} from '@pothik/contracts/ride';
import { SASL_MECHANISMS } from '@pothik/engines';
import {
  managementPort,
  rateLimits,
  safetyLookSeconds,
  signOfLifeMinutes,
  tracesEndpoint,
} from '@pothik/service-kit/settings';
import { z } from 'zod';
import { StartRefusal } from '../refusals/start-refusal.js';
import { DEMONSTRATIONS } from './demonstrations.js';
import { SUPPORT_EMAIL } from './local-defaults.table.js';

const onOff = (byDefault: 'on' | 'off') => z.enum(['on', 'off']).default(byDefault);

const within = ({ minimum, maximum, default: usual }: { minimum: number; maximum: number; default: number }) =>
  z.coerce.number().int().min(minimum).max(maximum).default(usual);

/** Addresses of real engines in place of the embedded ones; any subset. */
const engineAddresses = {
  MONGO_URL: z.string().optional(),
  KAFKA_BROKERS: z.string().optional(),
  KAFKA_TLS: onOff('off'),
  KAFKA_CA_FILE: z.string().optional(),
  KAFKA_SASL_MECHANISM: z.enum(SASL_MECHANISMS).optional(),
  KAFKA_USERNAME: z.string().optional(),
  KAFKA_PASSWORD: z.string().optional(),
  KAFKA_PARTITIONS: z.coerce.number().int().positive().optional(),
  KAFKA_REPLICATION: z.coerce.number().int().positive().optional(),
  EVENT_PARTITIONS: z.coerce.number().int().min(PARTITIONS.minimum).max(PARTITIONS.maximum).optional(),
  REDIS_URL: z.string().optional(),
  REDIS_CA_FILE: z.string().optional(),
  S3_ENDPOINT: z.url().optional(),
  S3_ACCESS_KEY: z.string().optional(),
  S3_SECRET_KEY: z.string().optional(),
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().optional(),
  ROUTER_URL: z.url().optional(),
  SMTP_URL: z.string().optional(),
  MAIL_FROM: z.string().default('Pothik <no-reply@pothik.test>'),
  WEB_PUSH: onOff('off'),
  PUSH_SERVICES: z.string().optional(),
  SMS_URL: z.string().optional(),
  SMS_METHOD: z.enum(['GET', 'POST']).optional(),
  SMS_HEADERS: z.string().optional(),
  SMS_BODY: z.string().optional(),
  SMS_SUCCESS: z.string().optional(),
  SMS_INSECURE: z.enum(['yes', 'no']).default('no'),
  GEOCODER_URL: z.url({ protocol: /^https?$/ }).optional(),
};

/** What `npm start` reads from its environment; docs/operations.md explains each. */
const environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(8080),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATA_DIR: z.string().min(1).default('.data'),
  DEMO: z.enum(DEMONSTRATIONS).default('on'),
  DEV_SURFACE: onOff('off'),
  RATE_LIMITS: z
    .string()
    .default('on')
    .refine((given) => rateLimits.safeParse(given).success),
  PUBLIC_URL: z.url().optional(),
  ALLOWED_ORIGINS: z.string().default(''),
  ALLOWED_HOSTS: z.string().default(''),
  TRUSTED_PROXIES: z.string().default(''),
  SECURITY_CONTACT: z.string().default(''),
  MAX_CONNECTIONS: z.coerce.number().int().positive().default(10_000),
  SUPER_ADMIN_EMAIL: z.email().optional(),
  SECOND_FACTOR: z.enum(['optional', 'required']).default('optional'),
  SUPPORT_EMAIL: z.email().default(SUPPORT_EMAIL),
  TRACK_DAYS: z.coerce.number().int().min(1).max(365).default(30),
  POSITION_ERROR_METRES: within(ERROR_METRES),
  POSITION_SPEED_KMH: within(SPEED_KMH),
  SEARCH_METRES: within(LOOKED_METRES),
  TRACK_PICKUP_METRES: within(PICKUP_METRES),
  RIDE_SHORTEST_SECONDS: within(SHORTEST_SECONDS),
  RIDE_FASTEST_KMH: within(FASTEST_KMH),
  RIDE_FARE_KMH: within(FARE_KMH),
  FORMER_PROFILE_YEARS: within(FORMER_YEARS),
  SOS_NOTE_MINUTES: within(SOS_MINUTES),
  SIGN_OF_LIFE_MINUTES: signOfLifeMinutes,
  SMS_PER_DAY: within(SMS.perDay),
  SMS_RESERVE: within(SMS.reserve),
  SMS_PRICE: within(SMS.price),
  SMS_LANGUAGE: z.enum(['person', ...LANGUAGES]).default('person'),
  SAFETY_LOOK_SECONDS: safetyLookSeconds,
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  GOOGLE_ISSUER: z.url().optional(),
  ...engineAddresses,
  WEB_DIRECTORY: z.string().min(1).optional(),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('warn'),
  MANAGEMENT_PORT: managementPort.optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: tracesEndpoint.optional(),
});

export interface LocalConfiguration extends z.output<typeof environment> {
  DATA_DIR: string;
  PUBLIC_URL: string;
  /**
   * Whether there are the mailbox page, demonstration people, a stand-in for Google, and rate limits that can be switched off:
   * by default only while HOST and PUBLIC_URL are this machine.
   */
  developmentSurface: boolean;
}

/** The stand-in for Google is called at one of these names, whatever HOST and PUBLIC_URL are. */
const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/** @throws StartRefusal naming every invalid setting */
export function readLocalConfiguration(variables: NodeJS.ProcessEnv): LocalConfiguration {
  const parsed = environment.safeParse(withoutEmpty(variables));
  if (!parsed.success) {
    const names = parsed.error.issues.map((issue) => issue.path.join('.'));
    throw new StartRefusal(`These settings are not right: ${names.join(', ')}.`);
  }
  const { PUBLIC_URL = `http://localhost:${parsed.data.PORT}` } = parsed.data;
  const settings = { ...parsed.data, PUBLIC_URL };
  const developmentSurface = strangersOf(settings).length === 0 || settings.DEV_SURFACE === 'on';
  const { ALLOWED_HOSTS } = settings;
  return {
    ...settings,
    DATA_DIR: path.resolve(settings.DATA_DIR),
    ALLOWED_HOSTS: developmentSurface ? [ALLOWED_HOSTS, ...LOOPBACK].join(',') : ALLOWED_HOSTS,
    RATE_LIMITS: settings.RATE_LIMITS === 'off' && !developmentSurface ? 'on' : settings.RATE_LIMITS,
    DEMO: developmentSurface ? settings.DEMO : 'off',
    developmentSurface,
  };
}

/** The warning when the development surface is open to other machines; undefined otherwise. */
export function openSurfaceWarning(configuration: LocalConfiguration): string | undefined {
  const strangers = strangersOf(configuration);
  if (!configuration.developmentSurface || strangers.length === 0) return undefined;
  return `Warning: DEV_SURFACE=on opens the mailbox and the demonstration people to everybody who reaches ${strangers.join(' or ')}.`;
}

/** Those of HOST and PUBLIC_URL that are not this machine. */
function strangersOf({ HOST, PUBLIC_URL }: { HOST: string; PUBLIC_URL: string }): string[] {
  return [
    ...(isLoopbackName(HOST) ? [] : [`HOST=${HOST}`]),
    ...(isLoopbackName(new URL(PUBLIC_URL).hostname) ? [] : [`PUBLIC_URL=${PUBLIC_URL}`]),
  ];
}

/** An empty variable (`KEY=`) counts as missing. */
const withoutEmpty = (variables: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
