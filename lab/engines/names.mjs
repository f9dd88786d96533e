/** The engines, in the order of listings. */
export const ENGINE_NAMES = ['kafka', 'redis', 's3', 'mongo', 'smtp', 'router', 'geocoder'];

/** Those that a deployment cannot do without. */
export const NECESSARY_NAMES = ENGINE_NAMES.filter((name) => !['router', 'geocoder'].includes(name));

/** @typedef {'kafka' | 'redis' | 's3' | 'mongo' | 'smtp' | 'router' | 'geocoder'} EngineName */

/** The variables of an engine's address; an engine counts as given when all of its variables are set. */
export const ADDRESS_KEYS = {
  kafka: ['KAFKA_BROKERS'],
  redis: ['REDIS_URL'],
  s3: ['S3_ENDPOINT', 'S3_ACCESS_KEY', 'S3_SECRET_KEY'],
  mongo: ['MONGO_URL'],
  smtp: ['SMTP_URL', 'SMTP_INBOX_URL'],
  router: ['ROUTER_URL'],
  geocoder: ['GEOCODER_URL'],
};

/**
 * Reads a list such as `kafka,redis`.
 * @param {string} list
 * @returns {EngineName[]}
 * @throws {Error} naming an unknown engine
 */
export function engineNames(list) {
  const names = list.split(',').map((name) => name.trim());
  const unknown = names.find((name) => !ENGINE_NAMES.includes(name));
  if (unknown !== undefined) throw new Error(`'${unknown}' is no engine; engines: ${ENGINE_NAMES.join(', ')}.`);
  return ENGINE_NAMES.filter((name) => names.includes(name));
}
