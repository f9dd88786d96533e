import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Owner } from '@pothik/contracts/platform';
import {
  EmbeddedEventLog,
  type Engines,
  FileObjectStore,
  KeptMailer,
  LocalServiceCaller,
  MemoryKeyValueStore,
  PinoLogger,
  parseStatementKeys,
  StatementSigner,
  SystemClock,
} from '@pothik/service-kit';
import type { DataDirectory } from './data-directory.js';
import type { Keys } from './keys.js';

export interface LocalEngines extends Engines {
  mailer: KeptMailer;
  /** Closes what the services do not close themselves: the engines are shared. */
  close(): Promise<void>;
}

interface Parts {
  mongoUrl: string;
  directory: DataDirectory;
  keys: Keys;
  logLevel: string;
  /** The running service of an owner, once it is started. */
  applicationOf: (owner: Owner) => NestFastifyApplication | undefined;
}

/** Every engine embedded: the durable ones under the data directory, the key-value store in memory. */
export function localEngines({ mongoUrl, directory, keys, logLevel, applicationOf }: Parts): LocalEngines {
  const clock = new SystemClock();
  const logger = PinoLogger.create('pothik', { level: logLevel });
  const eventLog = new EmbeddedEventLog(mongoUrl, clock, logger);
  const keyValue = new MemoryKeyValueStore(clock);
  const objects = new FileObjectStore(directory.at('objects'));
  const mailer = new KeptMailer(mongoUrl, clock);
  return {
    mongoUrl,
    eventLog,
    keyValue,
    objects,
    mailer,
    clock,
    logger,
    caller: (name) =>
      new LocalServiceCaller(
        new StatementSigner(parseStatementKeys(keys.statementKeys[name] ?? ''), clock),
        applicationOf,
      ),
    close: async () => {
      await eventLog.close();
      await Promise.all([keyValue.close(), objects.close(), mailer.close()]);
    },
  };
}
