/** The engines, in the order in which they are told. */
export const ENGINE_NAMES = ['kafka', 'redis', 's3', 'mongo', 'smtp'];

/** @typedef {'kafka' | 'redis' | 's3' | 'mongo' | 'smtp'} EngineName */

/** The variables that say where an engine is; an engine is given when all of its own are there. */
export const ADDRESS_KEYS = {
  kafka: ['KAFKA_BROKERS'],
  redis: ['REDIS_URL'],
  s3: ['S3_ENDPOINT', 'S3_ACCESS_KEY', 'S3_SECRET_KEY'],
  mongo: ['MONGO_URL'],
  smtp: ['SMTP_URL', 'SMTP_INBOX_URL'],
};

/**
 * Reads a list such as `kafka,redis`.
 * @param {string} list
 * @returns {EngineName[]}
 * @throws {Error} naming what is no engine
 */
export function engineNames(list) {
  const names = list.split(',').map((name) => name.trim());
  const unknown = names.find((name) => !ENGINE_NAMES.includes(name));
  if (unknown !== undefined) throw new Error(`'${unknown}' is no engine; there are ${ENGINE_NAMES.join(', ')}.`);
  return ENGINE_NAMES.filter((name) => names.includes(name));
}
