import { PinoLogger } from '@pothik/service-kit/host';
import { Engines } from '../../../lab/engines/engines.mjs';
import { KafkaAlone } from './kafka-alone.mjs';

/**
 * The Kafka of KAFKA_BROKERS, or one that is started for it; stopped after the work.
 * @param {(addresses: Record<string, string>, alone: KafkaAlone) => Promise<unknown>} work
 *   `addresses`: its variables of the environment; `alone`: the same Kafka without the platform
 * @throws {Error} when there is neither
 */
export async function withKafka(work) {
  const engines = new Engines({ names: ['kafka'] });
  const addresses = await engines.up();
  try {
    const [missing] = Object.values(engines.missing());
    if (missing) throw new Error(missing);
    const brokers = addresses.KAFKA_BROKERS.split(',').map((broker) => broker.trim());
    const alone = new KafkaAlone(brokers, PinoLogger.create('bench', { level: 'warn' }));
    return await alone.during(() => work(addresses, alone));
  } finally {
    await engines.down();
  }
}
