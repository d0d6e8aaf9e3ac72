import { type CommandParser, defineScript } from '@redis/client';

/**
 * Notes one more of what may happen `limit` times in `ttl` milliseconds. Whoever goes beyond it is blocked for `block` milliseconds and then
 * starts anew. A list holds the moments by the clock of Redis, the oldest first; all in one step, however many processes count.
 */
const SCRIPT = `
local moments, blocked = KEYS[1], KEYS[2]
local ttl, limit, block = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3])
local left = redis.call('PTTL', blocked)
if left > 0 then return { limit + 1, left, 1 } end
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local oldest = redis.call('LINDEX', moments, 0)
while oldest and tonumber(oldest) <= now - ttl do
  redis.call('LPOP', moments)
  oldest = redis.call('LINDEX', moments, 0)
end
local count = redis.call('RPUSH', moments, now)
if count > limit then
  redis.call('DEL', moments)
  redis.call('SET', blocked, 1, 'PX', block)
  return { count, block, 1 }
end
redis.call('PEXPIRE', moments, ttl)
return { count, (oldest or now) + ttl - now, 0 }
`;

export interface Count {
  hits: number;
  /** Milliseconds until the block ends, or until the oldest is forgotten. */
  left: number;
  isBlocked: boolean;
}

/** A command of our own on the client: `client.addToCount(key, ttl, limit, block)`. */
export const addToCount = defineScript({
  SCRIPT,
  NUMBER_OF_KEYS: 2,
  IS_READ_ONLY: false,
  parseCommand(parser: CommandParser, key: string, ttl: number, limit: number, block: number) {
    parser.pushKeys([`{${key}}`, `{${key}}:blocked`]);
    parser.push(String(ttl), String(limit), String(block));
  },
  transformReply: ([hits, left, blocked]: [number, number, number]): Count => ({
    hits,
    left,
    isBlocked: blocked === 1,
  }),
});
