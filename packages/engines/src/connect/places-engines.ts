import type { Clock } from '../clock/clock.js';
import { redisSecurity } from '../key-value/redis-security.rules.js';
import type { Logger } from '../logging/logger.js';
import type { Directions, Nearby, PlaceSearch } from '../places/index.js';
import { certificateOf } from './certificate-file.js';
import type { EngineAddresses } from './engine-addresses.js';

/** The bundled roads, the straight line while too many ask for ways (for no fare), and before them the router of ROUTER_URL where there is one. */
export async function connectDirections(
  { ROUTER_URL: url }: Pick<EngineAddresses, 'ROUTER_URL'>,
  { logger }: { logger: Logger },
): Promise<Directions> {
  const { ThreadedDirections } = await import('../places/threaded-directions.js');
  const { StraightLineDirections } = await import('../places/straight-line-directions.js');
  const { FallingBackDirections } = await import('../places/falling-back-directions.js');
  const bundled = new FallingBackDirections(new ThreadedDirections(), new StraightLineDirections(), logger, {
    away: 'The bundled roads do not answer; distances are of the straight line until they do, and fares are refused',
    back: 'The bundled roads answer again',
  });
  if (url === undefined) return bundled;
  const { OsrmDirections } = await import('../places/osrm-directions.js');
  return new FallingBackDirections(new OsrmDirections({ url }), bundled, logger, {
    away: 'The router does not answer; distances are of the bundled roads until it does',
    back: 'The router answers again',
  });
}

/** Redis GEO where REDIS_URL is set, else the memory of this process. */
export async function connectNearby(
  addresses: Pick<EngineAddresses, 'REDIS_URL' | 'REDIS_CA_FILE'>,
  { clock, logger }: { clock: Clock; logger: Logger },
): Promise<Nearby> {
  if (addresses.REDIS_URL === undefined) {
    const { MemoryNearby } = await import('../places/memory-nearby.js');
    return new MemoryNearby(clock);
  }
  const security = redisSecurity(await certificateOf(addresses, 'REDIS_CA_FILE'));
  const { RedisNearby } = await import('../places/redis-nearby.js');
  return new RedisNearby({ url: addresses.REDIS_URL, security, logger, clock });
}

/** Place search: the geocoder of GEOCODER_URL with the bundled data behind it, or the bundled data alone. */
export async function connectPlaceSearch(
  { GEOCODER_URL: url }: Pick<EngineAddresses, 'GEOCODER_URL'>,
  { logger }: { logger: Logger },
): Promise<PlaceSearch> {
  const { ThreadedPlaceSearch } = await import('../places/threaded-place-search.js');
  const bundled = new ThreadedPlaceSearch();
  if (url === undefined) return bundled;
  const { NominatimPlaceSearch } = await import('../places/nominatim-place-search.js');
  const { FallingBackPlaceSearch } = await import('../places/falling-back-place-search.js');
  return new FallingBackPlaceSearch(new NominatimPlaceSearch(url), bundled, logger);
}
