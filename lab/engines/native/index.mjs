import { NotAvailable } from '../../../infra/programs/not-available.mjs';
import { geocoder } from './geocoder.mjs';
import { kafka } from './kafka.mjs';
import { mongo } from './mongo.mjs';
import { NativeEngine } from './native-engine.mjs';
import { redis } from './redis.mjs';
import { router } from './router.mjs';
import { s3 } from './s3.mjs';
import { securedKafka } from './secured/kafka.mjs';
import { securedMongo } from './secured/mongo.mjs';
import { securedRedis } from './secured/redis.mjs';
import { securedS3 } from './secured/s3.mjs';
import { smtp } from './smtp.mjs';

/** Those that also run in a form that demands what a deployment demands: TLS and a password, or logins with few rights. */
const SECURED = { kafka: securedKafka, redis: securedRedis, mongo: securedMongo, s3: securedS3 };

/**
 * An engine that demands TLS and a password, or logins of their own.
 * @returns {NativeEngine}
 * @throws {NotAvailable} when it does not run in this form
 */
export function securedEngine(name, options) {
  const recipe = SECURED[name];
  if (recipe === undefined) throw new NotAvailable('it does not run in a secured form here');
  return new NativeEngine(recipe, options);
}

/** @returns {NativeEngine} */
export function nativeEngine(name, brokers, options) {
  const recipe = { kafka: kafka(brokers), redis, s3, mongo, smtp, router, geocoder }[name];
  return new NativeEngine(recipe, options);
}
