import type { logCreator } from 'kafkajs';
import type { Logger } from '../../logging/logger.js';

/** kafkajs tells each failed attempt, hundreds in an outage: all at debug, for what matters also reaches us as an error. */
export function kafkaLogs(logger: Logger): logCreator {
  return () =>
    ({ namespace, log: { message, timestamp: _timestamp, logger: _logger, ...fields } }) => {
      logger.debug({ ...fields, namespace }, message);
    };
}
