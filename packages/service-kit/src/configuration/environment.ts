import type { Owner } from '@pothik/contracts/platform';
import { ConfigurationError, SASL_MECHANISMS } from '@pothik/engines';
import type { FurtherEngine } from '@pothik/engines/connect';
import { z } from 'zod';
import { SAFETY_LOOK_MS } from '../data/sweeper.rules.js';
import { addressKey, DEFAULT_PORT, type ServiceName } from './service-name.js';

type Variables = Readonly<Record<string, string | undefined>>;

const required = z.string().trim().min(1);

/** At most 120: a ride is held for three minutes before its deadline, and a look that failed comes again within them. */
export const safetyLookSeconds = z.coerce
  .number()
  .int()
  .min(1)
  .max(120)
  .default(SAFETY_LOOK_MS / 1000);

/** Of a service with a database. By default the cluster decides its replication. */
const storeKeys = {
  MONGO_URL: required,
  KAFKA_BROKERS: required,
  KAFKA_TLS: z.enum(['on', 'off']).default('off'),
  KAFKA_CA_FILE: required.optional(),
  KAFKA_SASL_MECHANISM: z.enum(SASL_MECHANISMS).optional(),
  KAFKA_USERNAME: required.optional(),
  KAFKA_PASSWORD: z.string().min(1).optional(),
  KAFKA_PARTITIONS: z.coerce.number().int().positive().optional(),
  KAFKA_REPLICATION: z.coerce.number().int().positive().optional(),
  SAFETY_LOOK_SECONDS: safetyLookSeconds,
};

/** Of the services that are connected to the engine. */
const furtherKeys = {
  objects: {
    S3_ENDPOINT: required,
    S3_ACCESS_KEY: required,
    S3_SECRET_KEY: required,
    S3_BUCKET: required.optional(),
    S3_REGION: required.optional(),
  },
  /** An address that is not set is the bundled data. */
  places: { GEOCODER_URL: z.url({ protocol: /^https?$/ }).optional() },
  directions: { ROUTER_URL: z.url({ protocol: /^https?$/ }).optional() },
  /** In the key-value store, whose settings every service has. */
  nearby: {},
  mail: { SMTP_URL: required, MAIL_FROM: required.default('Pothik <no-reply@pothik.test>') },
  push: { PUSH_SERVICES: required.optional() },
  /** Without SMS_URL no SMS is sent. */
  sms: {
    SMS_URL: required.optional(),
    SMS_METHOD: z.enum(['GET', 'POST']).optional(),
    SMS_HEADERS: required.optional(),
    SMS_BODY: required.optional(),
    SMS_SUCCESS: required.optional(),
    SMS_INSECURE: z.enum(['yes', 'no']).default('no'),
  },
} satisfies Record<FurtherEngine, z.core.$ZodShape>;

/** `off`, or a port. */
export const managementPort = z.union([z.literal('off'), z.coerce.number().int().min(0).max(65_535)]);
/** The collector of traces. */
export const tracesEndpoint = z.url({ protocol: /^https?$/ });

const everyService = {
  REDIS_URL: required,
  REDIS_CA_FILE: required.optional(),
  PUBLIC_URL: z.url(),
  STATEMENT_KEYS: required,
  HOST: required.default('127.0.0.1'),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
  MANAGEMENT_PORT: managementPort.default(9464),
  OTEL_EXPORTER_OTLP_ENDPOINT: tracesEndpoint.optional(),
};

/** The addresses of each owner's instances: `http://host:port`, or `dns+http://host:port` for all in DNS. */
export type Addresses = Readonly<Partial<Record<Owner, readonly string[]>>>;

/** One address or several, separated by commas. */
const addressList = required
  .transform((list) =>
    list
      .split(',')
      .map((address) => address.trim())
      .filter((address) => address !== ''),
  )
  .pipe(z.array(z.url({ protocol: /^(https?|dns\+http)$/ })).min(1));

export interface ServiceNeeds {
  name: ServiceName;
  databases: boolean;
  engines?: readonly FurtherEngine[];
  optionalEngines?: readonly FurtherEngine[];
  calls?: readonly Owner[];
  configuration?: z.ZodObject;
}

export interface ServiceEnvironment {
  /** The keys of every service, and of the engines that this one is connected to. */
  platform: PlatformConfiguration;
  /** The service's own keys, as they are in the environment. */
  own: Record<string, unknown>;
  addresses: Addresses;
}

const platformConfiguration = z.object({
  ...everyService,
  ...z
    .object({
      ...storeKeys,
      ...furtherKeys.objects,
      ...furtherKeys.places,
      ...furtherKeys.directions,
      ...furtherKeys.mail,
      ...furtherKeys.push,
      ...furtherKeys.sms,
    })
    .partial().shape,
  PORT: z.coerce.number().int().min(0).max(65_535),
});
export type PlatformConfiguration = z.output<typeof platformConfiguration>;

/**
 * Reads the environment of a service that is started on its own.
 * @throws ConfigurationError naming every missing key and every wrong one
 */
export function readEnvironment(needs: ServiceNeeds, variables: Variables): ServiceEnvironment {
  const calls = needs.calls ?? [];
  const addresses = z.object(Object.fromEntries(calls.map((owner) => [addressKey(owner), addressList])));
  const platform = z.object({
    ...everyService,
    ...(needs.databases ? storeKeys : {}),
    ...Object.assign(
      {},
      ...(needs.optionalEngines ?? []).map((engine) => z.object(furtherKeys[engine]).partial().shape),
    ),
    ...Object.assign({}, ...(needs.engines ?? []).map((engine) => furtherKeys[engine])),
    PORT: platformConfiguration.shape.PORT.default(DEFAULT_PORT[needs.name]),
  });
  const given = withoutEmpty(variables);
  const results = [platform, addresses, needs.configuration ?? z.object({})].map((schema) => schema.safeParse(given));
  refuseProblems(
    needs.name,
    results.flatMap(({ error }) => error?.issues ?? []),
    given,
  );
  return {
    platform: { ...absent(platform), ...results[0]?.data } as unknown as PlatformConfiguration,
    own: Object.fromEntries(Object.keys(needs.configuration?.shape ?? {}).map((key) => [key, given[key]])),
    addresses: readAddresses(calls, given),
  };
}

/** Every key of a schema: one that is not set is present too, without a value. */
const absent = (schema: z.ZodObject): Record<string, undefined> =>
  Object.fromEntries(Object.keys(schema.shape).map((key) => [key, undefined]));

/** The addresses of these owners: `AUTH_URL` and so on. Missing and wrong ones are reported by `readEnvironment`. */
export function readAddresses(owners: readonly Owner[], variables: Variables): Addresses {
  const read = owners.map((owner) => [owner, addressList.safeParse(variables[addressKey(owner)]).data] as const);
  return Object.fromEntries(read.filter(([, list]) => list !== undefined));
}

function refuseProblems(name: string, issues: readonly z.core.$ZodIssue[], given: Variables): void {
  const keys = [...new Set(issues.map(({ path }) => String(path[0])))];
  const missing = keys.filter((key) => given[key] === undefined);
  const wrong = keys.filter((key) => given[key] !== undefined);
  const sentences = [
    ...(missing.length > 0 ? [`missing: ${missing.join(', ')}`] : []),
    ...(wrong.length > 0 ? [`not right: ${wrong.join(', ')}`] : []),
  ];
  if (sentences.length > 0) throw new ConfigurationError(`${name} cannot start; ${sentences.join('; ')}`);
}

/** `KEY=` in a file of variables means that the key is missing. */
const withoutEmpty = (variables: Variables): Variables =>
  Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== undefined && value.trim() !== ''));
