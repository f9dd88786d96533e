/** Increments a counter; the first increment starts the window. Returns the count and the milliseconds left. */
const COUNT_ONE = `
local count = redis.call('INCR', KEYS[1])
local left = redis.call('PTTL', KEYS[1])
if left < 0 then
  redis.call('PEXPIRE', KEYS[1], ARGV[1])
  left = tonumber(ARGV[1])
end
return { count, left }
`;

/** Takes one back from a counter with an end; removes it at zero, in its last millisecond, and when it has no end. */
const TAKE_ONE_BACK = `
local present = redis.call('GET', KEYS[1])
if not present then return 0 end
local count = tonumber(present) - 1
local left = redis.call('PTTL', KEYS[1])
if count < 1 or left < 1 then
  redis.call('DEL', KEYS[1])
  return 0
end
redis.call('SET', KEYS[1], count, 'PX', left)
return count
`;

/** Stores the greater of the stored value and ARGV[1], as text: a number returned from Lua loses digits. */
const RAISE_TO = `
local present = redis.call('GET', KEYS[1])
local highest = ARGV[1]
if present and tonumber(present) > tonumber(highest) then highest = present end
redis.call('SET', KEYS[1], highest, 'PX', ARGV[2])
return highest
`;

/** Commands added to the client; each runs atomically. */
export const REDIS_SCRIPTS = {
  countOne: { lua: COUNT_ONE, numberOfKeys: 1 },
  takeOneBack: { lua: TAKE_ONE_BACK, numberOfKeys: 1 },
  raiseTo: { lua: RAISE_TO, numberOfKeys: 1 },
};

export interface RedisScripts {
  countOne(key: string, windowMs: number): Promise<[count: number, leftMs: number]>;
  takeOneBack(key: string): Promise<number>;
  raiseTo(key: string, value: number, ttlMs: number): Promise<string>;
}
