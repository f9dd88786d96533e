import type { logCreator } from 'kafkajs';
import type { Logger } from '../../logging/logger.js';

/** kafkajs logs each failed attempt, hundreds in an outage: all at debug, as errors that matter are also thrown. */
export function kafkaLogs(logger: Logger): logCreator {
  return () =>
    ({ namespace, log: { message, timestamp: _timestamp, logger: _logger, ...fields } }) => {
      logger.debug({ ...fields, namespace }, message);
    };
}
