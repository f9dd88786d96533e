import { PinoLogger } from '../logging/pino-logger.js';
import { eventLogContract } from '../testing/contracts/event-log.contract.js';
import { eventLogReplicasContract } from '../testing/contracts/event-log-replicas.contract.js';
import { KafkaEventLog } from './kafka-event-log.js';

const brokers = process.env.KAFKA_BROKERS?.split(',') ?? [];
const logger = PinoLogger.create('test', { level: 'silent' });

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

  eventLogReplicasContract('KafkaEventLog', async () => {
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
