import { ContainerEngine } from './container-engine.mjs';
import { kafka } from './kafka.mjs';
import { mongo } from './mongo.mjs';
import { redis } from './redis.mjs';
import { s3 } from './s3.mjs';
import { smtp } from './smtp.mjs';

const RECIPES = { kafka, redis, s3, mongo, smtp };

/**
 * @param {import('../names.mjs').EngineName} name
 * @param {{ watcher: import('../native/watcher.mjs').Watcher }} options
 */
export const containerEngine = (name, options) => new ContainerEngine(RECIPES[name], options);
