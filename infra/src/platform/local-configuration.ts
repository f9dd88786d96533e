import path from 'node:path';
import { managementPort, tracesEndpoint } from '@pothik/service-kit/host';
import { z } from 'zod';
import { StartRefusal } from '../refusals/start-refusal.js';
import { DEMONSTRATIONS } from './demonstrations.js';
import { SUPPORT_EMAIL } from './local-defaults.table.js';

const onOff = (byDefault: 'on' | 'off') => z.enum(['on', 'off']).default(byDefault);

/** Addresses of real engines in place of the embedded ones; any subset. */
const engineAddresses = {
  MONGO_URL: z.string().optional(),
  KAFKA_BROKERS: z.string().optional(),
  KAFKA_PARTITIONS: z.coerce.number().int().positive().optional(),
  KAFKA_REPLICATION: z.coerce.number().int().positive().optional(),
  REDIS_URL: z.string().optional(),
  S3_ENDPOINT: z.url().optional(),
  S3_ACCESS_KEY: z.string().optional(),
  S3_SECRET_KEY: z.string().optional(),
  S3_BUCKET: z.string().optional(),
  SMTP_URL: z.string().optional(),
  MAIL_FROM: z.string().default('Pothik <no-reply@pothik.test>'),
};

/** What `npm start` reads from its environment; docs/operations.md explains each. */
const environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(8080),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATA_DIR: z.string().min(1).default('.data'),
  DEMO: z.enum(DEMONSTRATIONS).default('on'),
  DEV_SURFACE: onOff('off'),
  RATE_LIMITS: onOff('on'),
  PUBLIC_URL: z.url().optional(),
  ALLOWED_ORIGINS: z.string().default(''),
  TRUSTED_PROXIES: z.string().default(''),
  MAX_CONNECTIONS: z.coerce.number().int().positive().default(10_000),
  SUPER_ADMIN_EMAIL: z.email().optional(),
  SUPPORT_EMAIL: z.email().default(SUPPORT_EMAIL),
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
  /** Whether there are the mailbox page, demonstration people, and rate limits that can be switched off: only for this machine by default. */
  developmentSurface: boolean;
}

const LOOPBACK = new Set(['127.0.0.1', '::1', 'localhost']);

/** @throws StartRefusal naming every invalid setting */
export function readLocalConfiguration(variables: NodeJS.ProcessEnv): LocalConfiguration {
  const parsed = environment.safeParse(withoutEmpty(variables));
  if (!parsed.success) {
    const names = parsed.error.issues.map((issue) => issue.path.join('.'));
    throw new StartRefusal(`These settings are not right: ${names.join(', ')}.`);
  }
  const settings = parsed.data;
  const developmentSurface = LOOPBACK.has(settings.HOST) || settings.DEV_SURFACE === 'on';
  return {
    ...settings,
    DATA_DIR: path.resolve(settings.DATA_DIR),
    PUBLIC_URL: settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`,
    RATE_LIMITS: developmentSurface ? settings.RATE_LIMITS : 'on',
    DEMO: developmentSurface ? settings.DEMO : 'off',
    developmentSurface,
  };
}

/** The warning when the development surface is open to other machines; undefined otherwise. */
export const openSurfaceWarning = ({ HOST, developmentSurface }: LocalConfiguration): string | undefined =>
  developmentSurface && !LOOPBACK.has(HOST)
    ? `Warning: DEV_SURFACE=on opens the mailbox and the demonstration people to everybody who reaches HOST=${HOST}.`
    : undefined;

/** An empty variable (`KEY=`) counts as missing. */
const withoutEmpty = (variables: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
