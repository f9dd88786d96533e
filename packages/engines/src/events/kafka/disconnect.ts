import { within } from '../../clock/time-limit.js';
import type { Logger } from '../../logging/logger.js';

/** kafkajs waits for requests under way before it disconnects, and for some it waits for ever. */
const DISCONNECT_MS = 3_000;

/** Gives a connection up; a broker that is away hinders nobody. */
export async function disconnect(connection: { disconnect(): Promise<void> }, logger: Logger): Promise<void> {
  try {
    await within(DISCONNECT_MS, connection.disconnect());
  } catch (error) {
    logger.debug({ error }, 'A connection to Kafka did not end cleanly');
  }
}
