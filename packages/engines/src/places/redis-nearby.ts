import { nearbyPlacesKey, nearbyTimesKey } from '@pothik/contracts/driver';
import type { Point } from '@pothik/contracts/platform';
import type { Clock } from '../clock/clock.js';
import { type RedisClient, RedisConnection } from '../key-value/redis-connection.js';
import { RedisOutage } from '../key-value/redis-outage.js';
import type { RedisSecurity } from '../key-value/redis-security.rules.js';
import type { Logger } from '../logging/logger.js';
import { Nearby, type NearbyOne, type NearbyQuestion, type PlaceKind, type PlaceOfOne } from './nearby.js';
import { NEARBY_SCRIPTS, type NearbyScripts } from './nearby-scripts.js';

export interface RedisNearbyOptions {
  /** As of RedisKeyValueStore. */
  url: string;
  security?: RedisSecurity;
  logger: Logger;
  clock: Clock;
}

/**
 * Redis GEO, which rounds a place by up to a metre. Times are of the processes' clocks. While Redis is unavailable every
 * call throws EngineUnavailable, at once or after a second without an answer.
 */
export class RedisNearby extends Nearby {
  private readonly connection: RedisConnection;
  private readonly outage: RedisOutage;
  private readonly clock: Clock;

  constructor({ url, security, logger, clock }: RedisNearbyOptions) {
    super();
    this.clock = clock;
    this.connection = new RedisConnection(url, security);
    for (const [name, script] of Object.entries(NEARBY_SCRIPTS)) this.connection.client.defineCommand(name, script);
    this.outage = new RedisOutage([this.connection], logger);
  }

  async tell(kind: PlaceKind, id: string, { lat, lng }: Point, at: Date): Promise<void> {
    await this.ask((client) => client.tellPlace(...keysOf(kind), id, lng, lat, at.getTime(), kind.ttlMs));
  }

  async forget(kind: PlaceKind, id: string): Promise<void> {
    await this.ask((client) => client.forgetPlace(...keysOf(kind), id));
  }

  async nearest(kind: PlaceKind, { lat, lng }: Point, { withinMetres, limit }: NearbyQuestion): Promise<NearbyOne[]> {
    // Redis refuses a COUNT of 0.
    if (limit < 1) return [];
    const rows = await this.ask((client) =>
      client.nearestPlaces(...keysOf(kind), this.tooOld(kind), lng, lat, withinMetres, limit),
    );
    return rows.map(([id, metres, ...place]) => ({ ...placeOf(id, place), metres: Number(metres) }));
  }

  async placeOf(kind: PlaceKind, id: string): Promise<PlaceOfOne | undefined> {
    const [lng, lat, at] = await this.ask((client) => client.placeOf(...keysOf(kind), id));
    if (at === undefined || Number(at) <= this.tooOld(kind)) return undefined;
    return placeOf(id, [lng as string, lat as string, at]);
  }

  async all(kind: PlaceKind, limit: number): Promise<PlaceOfOne[]> {
    const rows = await this.ask((client) => client.allPlaces(...keysOf(kind), this.tooOld(kind), limit));
    return rows.map(([id, ...place]) => placeOf(id, place));
  }

  async ping(): Promise<void> {
    await this.ask((client) => client.ping());
  }

  async close(): Promise<void> {
    this.outage.stopLogging();
    await this.connection.close();
  }

  private ask<T>(command: (client: RedisClient & NearbyScripts) => Promise<T>): Promise<T> {
    return this.connection.ask((client) => command(client as RedisClient & NearbyScripts));
  }

  private tooOld({ ttlMs }: PlaceKind): number {
    return this.clock.now().getTime() - ttlMs;
  }
}

const keysOf = ({ name }: PlaceKind): [string, string] => [nearbyPlacesKey(name), nearbyTimesKey(name)];

const placeOf = (id: string, [lng, lat, at]: [lng: string, lat: string, at: string]) => ({
  id,
  point: { lat: Number(lat), lng: Number(lng) },
  at: new Date(Number(at)),
});
