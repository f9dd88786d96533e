/**
 * KEYS: the places, the times. Each script runs atomically. Both sets end by themselves when nobody of the kind tells a place
 * any more; a single one that is too old is removed by the next question.
 */

/** Tells a place unless a newer one is known. ARGV: id, longitude, latitude, its milliseconds, the life in ms. */
const TELL_PLACE = `
local known = redis.call('ZSCORE', KEYS[2], ARGV[1])
if known and tonumber(known) > tonumber(ARGV[4]) then return 0 end
redis.call('GEOADD', KEYS[1], ARGV[2], ARGV[3], ARGV[1])
redis.call('ZADD', KEYS[2], ARGV[4], ARGV[1])
redis.call('PEXPIRE', KEYS[1], ARGV[5])
redis.call('PEXPIRE', KEYS[2], ARGV[5])
return 1
`;

/** ARGV: id. */
const FORGET_PLACE = `
redis.call('ZREM', KEYS[1], ARGV[1])
redis.call('ZREM', KEYS[2], ARGV[1])
`;

/** Lua's unpack takes only some thousand values. */
const SWEEP = `
local function sweep(oldest)
  while true do
    local old = redis.call('ZRANGE', KEYS[2], '-inf', oldest, 'BYSCORE', 'LIMIT', 0, 1000)
    if #old == 0 then return end
    redis.call('ZREM', KEYS[1], unpack(old))
    redis.call('ZREM', KEYS[2], unpack(old))
  end
end
`;

/**
 * The nearest as id, metres, longitude, latitude and milliseconds, one after the other: numbers as text, because those returned
 * from Lua lose digits. ARGV: the milliseconds of the newest place that is too old, longitude, latitude, metres, limit.
 */
const NEAREST_PLACES = `${SWEEP}
sweep(ARGV[1])
local found = redis.call('GEOSEARCH', KEYS[1], 'FROMLONLAT', ARGV[2], ARGV[3], 'BYRADIUS', ARGV[4], 'm', 'ASC',
  'COUNT', ARGV[5], 'WITHCOORD', 'WITHDIST')
local rows = {}
for index, one in ipairs(found) do
  rows[index] = { one[1], one[2], one[3][1], one[3][2], redis.call('ZSCORE', KEYS[2], one[1]) }
end
return rows
`;

/** One's longitude, latitude and milliseconds. ARGV: id. */
const PLACE_OF = `
local at = redis.call('ZSCORE', KEYS[2], ARGV[1])
if not at then return {} end
local place = redis.call('GEOPOS', KEYS[1], ARGV[1])[1]
return { place[1], place[2], at }
`;

/**
 * Everybody as id, longitude, latitude and milliseconds, one after the other, the latest first. ARGV: the milliseconds of the
 * newest place that is too old, limit.
 */
const ALL_PLACES = `${SWEEP}
sweep(ARGV[1])
local told = redis.call('ZRANGE', KEYS[2], '+inf', '-inf', 'BYSCORE', 'REV', 'LIMIT', 0, ARGV[2], 'WITHSCORES')
local rows = {}
for index = 1, #told, 2 do
  local place = redis.call('GEOPOS', KEYS[1], told[index])[1]
  if place then rows[#rows + 1] = { told[index], place[1], place[2], told[index + 1] } end
end
return rows
`;

/** Commands added to the client. */
export const NEARBY_SCRIPTS = {
  tellPlace: { lua: TELL_PLACE, numberOfKeys: 2 },
  forgetPlace: { lua: FORGET_PLACE, numberOfKeys: 2 },
  nearestPlaces: { lua: NEAREST_PLACES, numberOfKeys: 2 },
  placeOf: { lua: PLACE_OF, numberOfKeys: 2 },
  allPlaces: { lua: ALL_PLACES, numberOfKeys: 2 },
};

type Keys = [places: string, times: string];
/** Numbers as text. */
export type NearbyRow = [id: string, metres: string, lng: string, lat: string, at: string];

export interface NearbyScripts {
  tellPlace(...call: [...Keys, id: string, lng: number, lat: number, at: number, ttlMs: number]): Promise<number>;
  forgetPlace(...call: [...Keys, id: string]): Promise<null>;
  nearestPlaces(
    ...call: [...Keys, tooOld: number, lng: number, lat: number, withinMetres: number, limit: number]
  ): Promise<NearbyRow[]>;
  placeOf(...call: [...Keys, id: string]): Promise<[lng: string, lat: string, at: string] | []>;
  allPlaces(
    ...call: [...Keys, tooOld: number, limit: number]
  ): Promise<[id: string, lng: string, lat: string, at: string][]>;
}
