import { startEmbeddedMongo } from '@pothik/embedded-mongo';
import { SystemClock } from '../clock/system-clock.js';
import { eventLogContract } from '../contracts/event-log.contract.js';
import { SilentLogger } from '../testing/silent-logger.js';
import { EmbeddedEventLog } from './embedded-event-log.js';
import { temporaryDirectory } from './testing/temporary-directory.js';

const logger = new SilentLogger();

eventLogContract('EmbeddedEventLog', async () => {
  const { directory, remove } = await temporaryDirectory();
  const database = await startEmbeddedMongo({ directory, port: 0, synchronous: 'NORMAL' });
  let log: EmbeddedEventLog | undefined;
  return {
    reopen: async () => {
      await log?.close();
      log = new EmbeddedEventLog(database.url, new SystemClock(), logger);
      return log;
    },
    close: async () => {
      await log?.close();
      await database.close();
      await remove();
    },
  };
});
