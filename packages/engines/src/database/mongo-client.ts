import { mongo } from 'mongoose';

/**
 * How often a client looks for connections to remove or to add, in milliseconds. The driver's own 100 ms wake an idle
 * process ten times a second; no client here has a minimum of connections or a longest idle time, and a connection that
 * has ended is never handed out.
 */
const POOL_LOOK_MS = 60_000;

/** A client of a MongoDB-compatible server. */
export function mongoClient(url: string, options: mongo.MongoClientOptions): mongo.MongoClient {
  const client = new mongo.MongoClient(url, options);
  // The driver reads this option, but has no name for it in its public types, and refuses it in its constructor.
  Object.assign(client.options, { minPoolSizeCheckFrequencyMS: POOL_LOOK_MS });
  return client;
}
