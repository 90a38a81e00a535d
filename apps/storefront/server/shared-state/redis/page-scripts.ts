import { SAME_RUN } from './purge-scripts.ts';
import { createScript } from './redis-link.ts';

/** Shared by all pages: what evicts the oldest. Ages are the times when pages expire. */
export const AGES_KEY = '{shop}:page-ages';
export const SIZES_KEY = '{shop}:page-sizes';

/** A turn that nobody has to wait for: the page is not kept. */
const OPEN = 'open';

const CURRENT = `
local function isCurrent(seq, tags)
  seq = tonumber(seq)
  if seq < tonumber(redis.call('HGET', KEYS[1], 'start')) then return false end
  for tag in string.gmatch(tags .. '\\n*', '[^\\n]+') do
    local purged = redis.call('HGET', KEYS[2], tag)
    if purged and tonumber(purged) > seq then return false end
  end
  return true
end
local time = redis.call('TIME')
local now = tonumber(time[1]) * 1000 + math.floor(tonumber(time[2]) / 1000)
`;

/**
 * `found`: a page no older than asked for, of which nothing was purged since; `make`: this server is to make it,
 * with a token unless nobody waits for it; `wait`: another server makes it.
 */
export const TAKE = createScript(`
${SAME_RUN}
${CURRENT}
local kept = redis.call('HMGET', KEYS[3], 'seq', 'at', 'tags')
if kept[1] then
  local age = math.max(0, now - tonumber(kept[2]))
  if age < tonumber(ARGV[2]) and isCurrent(kept[1], kept[3]) then
    local page = redis.call('HMGET', KEYS[3], 'head', 'br', 'gzip')
    return {'found', string.format('%.0f', age), kept[3], page[1], page[2] or '', page[3] or ''}
  end
end
local turn = redis.call('GET', KEYS[4])
if turn == '${OPEN}' then return {'make', ''} end
if turn then return {'wait'} end
redis.call('SET', KEYS[4], ARGV[3], 'PX', ARGV[4])
return {'make', ARGV[3]}
`);

/** Keeps a page unless one of its tags was purged after the position that its data is from; ends the turn. */
export const KEEP = createScript(`
${SAME_RUN}
${CURRENT}
local page, turn, ages, sizes = KEYS[3], KEYS[4], KEYS[5], KEYS[6]
local reply = 'outdated'
if isCurrent(ARGV[2], ARGV[4]) then
  local at, lifeInMs = now - tonumber(ARGV[3]), tonumber(ARGV[8])
  redis.call('HSET', page, 'seq', ARGV[2], 'at', string.format('%.0f', at), 'tags', ARGV[4], 'head', ARGV[5])
  redis.call('HDEL', page, 'br', 'gzip')
  if ARGV[6] ~= '' then redis.call('HSET', page, 'br', ARGV[6]) end
  if ARGV[7] ~= '' then redis.call('HSET', page, 'gzip', ARGV[7]) end
  redis.call('PEXPIRE', page, lifeInMs)
  redis.call('SET', KEYS[7], page, 'PX', lifeInMs)
  local function forget(key)
    local size = redis.call('HGET', sizes, key)
    if size then redis.call('HINCRBY', sizes, 'all', -tonumber(size)) end
    redis.call('HDEL', sizes, key)
    redis.call('ZREM', ages, key)
  end
  forget(page)
  local size = #ARGV[4] + #ARGV[5] + #ARGV[6] + #ARGV[7]
  redis.call('HSET', sizes, page, size)
  redis.call('HINCRBY', sizes, 'all', size)
  redis.call('ZADD', ages, string.format('%.0f', now + lifeInMs), page)
  for _, key in ipairs(redis.call('ZRANGEBYSCORE', ages, '-inf', string.format('%.0f', now), 'LIMIT', 0, 100)) do
    forget(key)
  end
  while tonumber(redis.call('HGET', sizes, 'all')) > tonumber(ARGV[10]) do
    local oldest = redis.call('ZRANGE', ages, 0, 0)[1]
    if not oldest then break end
    forget(oldest)
    redis.call('UNLINK', oldest)
  end
  reply = 'kept'
end
if redis.call('GET', turn) == ARGV[9] then redis.call('DEL', turn) end
return reply
`);

/** Finds what is left of a page, whatever was purged since. */
export const FIND_LAST = createScript(`
local page = redis.call('GET', KEYS[1])
local kept = page and redis.call('HMGET', page, 'at', 'tags', 'head', 'br', 'gzip') or {}
if not kept[1] then return nil end
local time = redis.call('TIME')
local age = tonumber(time[1]) * 1000 + math.floor(tonumber(time[2]) / 1000) - tonumber(kept[1])
return {string.format('%.0f', age), kept[2], kept[3], kept[4] or '', kept[5] or ''}
`);

/** Ends a turn that made no page to keep; for a moment nobody waits for this page. */
export const GIVE_UP = createScript(`
if ARGV[2] == 'gone' then redis.call('UNLINK', KEYS[1], KEYS[3]) end
if redis.call('GET', KEYS[2]) == ARGV[1] then redis.call('SET', KEYS[2], '${OPEN}', 'PX', ARGV[3]) end
return 'ended'
`);
