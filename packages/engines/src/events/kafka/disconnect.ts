import { within } from '../../clock/time-limit.js';
import type { Logger } from '../../logging/logger.js';

/** kafkajs waits for running requests before it disconnects, for some of them for ever. */
const DISCONNECT_MS = 3_000;

/** Closes a connection; does not wait for an unavailable broker. */
export async function disconnect(connection: { disconnect(): Promise<void> }, logger: Logger): Promise<void> {
  try {
    await within(DISCONNECT_MS, connection.disconnect());
  } catch (error) {
    logger.debug({ error }, 'A connection to Kafka did not end cleanly');
  }
}
