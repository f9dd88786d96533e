import { kafka } from './kafka.mjs';
import { mongo } from './mongo.mjs';
import { NativeEngine } from './native-engine.mjs';
import { redis } from './redis.mjs';
import { s3 } from './s3.mjs';
import { smtp } from './smtp.mjs';

/** @returns {NativeEngine} */
export function nativeEngine(name, brokers, options) {
  const recipe = { kafka: kafka(brokers), redis, s3, mongo, smtp }[name];
  return new NativeEngine(recipe, options);
}
