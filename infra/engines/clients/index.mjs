import * as kafka from './kafka.mjs';
import * as mongo from './mongo.mjs';
import * as redis from './redis.mjs';
import * as s3 from './s3.mjs';
import * as smtp from './smtp.mjs';

/**
 * @typedef {object} EngineClient speaks one engine's own protocol, wherever that engine runs
 * @property {(addresses: Record<string, string>, nodeId?: number) => Promise<unknown>} answers throws while it does not
 * @property {(addresses: Record<string, string>) => Promise<string>} version in the engine's own words
 * @property {(addresses: Record<string, string>) => Promise<unknown>} removeOurs what Pothik left there, and nothing else
 */

/** @type {Record<import('../names.mjs').EngineName, EngineClient>} */
export const CLIENTS = { kafka, redis, s3, mongo, smtp };
