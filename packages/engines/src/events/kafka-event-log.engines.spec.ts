import { eventLogContract } from '../contracts/event-log.contract.js';
import { eventLogInstancesContract } from '../contracts/event-log-instances.contract.js';
import { SilentLogger } from '../testing/silent-logger.js';
import { KafkaEventLog } from './kafka-event-log.js';

const brokers = process.env.KAFKA_BROKERS?.split(',') ?? [];
const logger = new SilentLogger();

const open = () => new KafkaEventLog({ brokers, clientId: 'contract', logger });

(brokers.length > 0 ? describe : describe.skip)('On Kafka', () => {
  eventLogContract('KafkaEventLog', async () => {
    let log: KafkaEventLog | undefined;
    return {
      reopen: async () => {
        await log?.close();
        log = open();
        return log;
      },
      close: async () => {
        await log?.close();
      },
    };
  });

  eventLogInstancesContract('KafkaEventLog', async () => {
    const opened: KafkaEventLog[] = [];
    return {
      open: async () => {
        const log = open();
        opened.push(log);
        return log;
      },
      close: async () => {
        await Promise.all(opened.map((log) => log.close()));
      },
    };
  });
});
