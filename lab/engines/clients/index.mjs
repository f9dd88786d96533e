import * as geocoder from './geocoder.mjs';
import * as kafka from './kafka.mjs';
import * as mongo from './mongo.mjs';
import * as redis from './redis.mjs';
import * as router from './router.mjs';
import * as s3 from './s3.mjs';
import * as smtp from './smtp.mjs';

/**
 * @typedef {object} EngineClient calls one engine by its own protocol, wherever that engine runs
 * @property {(addresses: Record<string, string>, nodeId?: number) => Promise<unknown>} answers throws while the engine does not answer
 * @property {(addresses: Record<string, string>) => Promise<string>} version as the engine reports it
 * @property {(addresses: Record<string, string>) => Promise<unknown>} removeOurs removes Pothik's data, and nothing else
 */

/** @type {Record<import('../names.mjs').EngineName, EngineClient>} */
export const CLIENTS = { kafka, redis, s3, mongo, smtp, router, geocoder };
