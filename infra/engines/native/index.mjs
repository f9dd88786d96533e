import { NotAvailable } from '../not-available.mjs';
import { kafka } from './kafka.mjs';
import { mongo } from './mongo.mjs';
import { NativeEngine } from './native-engine.mjs';
import { redis } from './redis.mjs';
import { s3 } from './s3.mjs';
import { securedKafka } from './secured/kafka.mjs';
import { securedRedis } from './secured/redis.mjs';
import { smtp } from './smtp.mjs';

/** Those that also run in a form that demands TLS and a password. */
const SECURED = { kafka: securedKafka, redis: securedRedis };

/**
 * An engine that demands TLS and a password.
 * @returns {NativeEngine}
 * @throws {NotAvailable} when it does not run in this form
 */
export function securedEngine(name, options) {
  const recipe = SECURED[name];
  if (recipe === undefined) throw new NotAvailable('it does not run with TLS and a password here');
  return new NativeEngine(recipe, options);
}

/** @returns {NativeEngine} */
export function nativeEngine(name, brokers, options) {
  const recipe = { kafka: kafka(brokers), redis, s3, mongo, smtp }[name];
  return new NativeEngine(recipe, options);
}
