import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Owner } from '@pothik/contracts/platform';
import { type Logger } from '@pothik/engines';
import { type ConnectedEngines, connectEngines, type EngineAddresses } from '@pothik/engines/connect';
import {
  DatabaseClient,
  LocalServiceCaller,
  parseStatementKeys,
  type ServiceEngines,
  StatementSigner,
  type Telemetry,
} from '@pothik/service-kit/host';
import type { DataDirectory } from './data-directory.js';
import type { Keys } from './keys.js';

export type LocalEngines = ConnectedEngines & ServiceEngines;

/** Connections for the commands of all services at once; the driver's own default. */
const POOL = { maxPoolSize: 100 };

/** The embedded database is a process of this one, whose end ends its connections: it is asked rarely how it is. */
const EMBEDDED = { ...POOL, heartbeatFrequencyMS: 10_000 };

interface Parts {
  addresses: EngineAddresses;
  /** The embedded database, for the engines without an address. */
  mongoUrl: string;
  directory: DataDirectory;
  keys: Keys;
  logger: Logger;
  telemetry: Telemetry;
  /** The running service of an owner, once it is started. */
  applicationOf: (owner: Owner) => NestFastifyApplication | undefined;
}

/** The engines that all services of this process share: real ones where an address is given, else embedded ones in the data directory. */
export async function localEngines(parts: Parts): Promise<LocalEngines> {
  const { addresses, mongoUrl, directory, keys, logger, telemetry, applicationOf } = parts;
  const embedded = { mongoUrl, objectsDirectory: directory.at('objects') };
  const connected = await connectEngines(addresses, { logger, embedded });
  const signerOf = (name: string) =>
    new StatementSigner(parseStatementKeys(keys.statementKeys[name] ?? ''), connected.clock);
  const databaseClient = new DatabaseClient(connected.mongoUrl, addresses.MONGO_URL === undefined ? EMBEDDED : POOL);
  const close = async () => {
    await databaseClient.close();
    await connected.close();
  };
  const caller = (name: string) => new LocalServiceCaller(signerOf(name), applicationOf);
  return { ...connected, databaseClient, telemetry, caller, close };
}
