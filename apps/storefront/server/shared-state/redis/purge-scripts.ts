import { createScript } from './redis-link.ts';

/** `run`: which start of Redis wrote it; `start`: the position before which purges may be missing; `seq`: the last. */
export const LOG_KEY = '{shop}:log';
export const STREAM_KEY = '{shop}:purges';
/** The position of each tag's last purge. */
export const PURGED_KEY = '{shop}:purged';

/** Reply of a script that was called with the run of another start: Redis was restarted or emptied. */
export const MOVED = 'moved';

/** First line of scripts that rely on the log. */
export const SAME_RUN = `if redis.call('HGET', KEYS[1], 'run') ~= ARGV[1] then return '${MOVED}' end`;

/**
 * Joins the log: `{start, seq}`. What another start of Redis wrote may lack its last purges, so a new log starts,
 * numbered from the clock so that it goes on above the old one.
 */
export const JOIN = createScript(`
if redis.call('HGET', KEYS[1], 'run') ~= ARGV[1] then
  local time = redis.call('TIME')
  local seq = tonumber(time[1]) * 1000 + math.floor(tonumber(time[2]) / 1000)
  seq = math.max(seq, tonumber(redis.call('HGET', KEYS[1], 'seq') or '0') + 1)
  local text = string.format('%.0f', seq)
  redis.call('UNLINK', KEYS[2], KEYS[3])
  redis.call('HSET', KEYS[1], 'run', ARGV[1], 'start', text, 'seq', text)
end
return redis.call('HMGET', KEYS[1], 'start', 'seq')
`);

/** Writes one purge, of tags in lines, and returns its position; of too many tags all before it are taken as purged. */
export const PUBLISH = createScript(`
${SAME_RUN}
redis.call('HINCRBY', KEYS[1], 'seq', 1)
local seq = redis.call('HGET', KEYS[1], 'seq')
redis.call('XADD', KEYS[2], 'MAXLEN', ARGV[2], seq .. '-0', 'tags', ARGV[3])
for tag in string.gmatch(ARGV[3], '[^\\n]+') do redis.call('HSET', KEYS[3], tag, seq) end
if redis.call('HLEN', KEYS[3]) > tonumber(ARGV[4]) then
  redis.call('UNLINK', KEYS[3])
  redis.call('HSET', KEYS[1], 'start', seq)
end
return seq
`);
