/** Counts one more; the first count starts the window. Answers the count and the milliseconds left. */
const COUNT_ONE = `
local count = redis.call('INCR', KEYS[1])
local left = redis.call('PTTL', KEYS[1])
if left < 0 then
  redis.call('PEXPIRE', KEYS[1], ARGV[1])
  left = tonumber(ARGV[1])
end
return { count, left }
`;

/** Keeps the greater of what stands there and ARGV[1], as text: a number on its way out of Lua loses digits. */
const RAISE_TO = `
local present = redis.call('GET', KEYS[1])
local highest = ARGV[1]
if present and tonumber(present) > tonumber(highest) then highest = present end
redis.call('SET', KEYS[1], highest, 'PX', ARGV[2])
return highest
`;

/** What the client learns beside Redis' own commands; each runs as one, nothing in between. */
export const REDIS_SCRIPTS = {
  countOne: { lua: COUNT_ONE, numberOfKeys: 1 },
  raiseTo: { lua: RAISE_TO, numberOfKeys: 1 },
};

export interface RedisScripts {
  countOne(key: string, windowMs: number): Promise<[count: number, leftMs: number]>;
  raiseTo(key: string, value: number, ttlMs: number): Promise<string>;
}
