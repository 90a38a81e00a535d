import { BUSY_FOR_IN_MS } from '../in-process/webhook-memory.ts';
import type { WebhookMemory } from '../shared-state.ts';
import { createScript, type RedisLink } from './redis-link.ts';

/** Longer than a webhook may be old. */
const REMEMBERED_FOR_IN_MS = 72 * 3_600_000;

const DONE = 'done';

const BEGIN = createScript(`
local first = redis.call('HGET', KEYS[1], 'subject')
if first and first ~= ARGV[1] then return 'other' end
local topic = 'topic ' .. ARGV[2]
local before = redis.call('HGET', KEYS[1], topic)
if before == '${DONE}' then return 'known' end
local time = redis.call('TIME')
local now = tonumber(time[1]) * 1000 + math.floor(tonumber(time[2]) / 1000)
if before and now - tonumber(before) < tonumber(ARGV[4]) then return 'busy' end
redis.call('HSET', KEYS[1], 'subject', ARGV[1], topic, string.format('%.0f', now))
redis.call('PEXPIRE', KEYS[1], ARGV[3])
return 'new'
`);

const keyOf = (digest: string) => `{shop}:webhook:${digest}`;

/** Each server remembers for itself, too, for when Redis does not answer. */
export function createRedisWebhookMemory(link: RedisLink, memory: WebhookMemory): WebhookMemory {
  const finishThere: WebhookMemory['finish'] = async ({ digest, subject, topic }) => {
    const key = keyOf(digest);
    await link.run('webhooks', (client) =>
      client
        .multi()
        .hset(key, 'subject', subject, `topic ${topic}`, DONE)
        .pexpire(key, REMEMBERED_FOR_IN_MS)
        .exec(),
    );
  };
  return {
    begin: async (webhook) => {
      const { digest, subject, topic } = webhook;
      const args = [subject, topic, REMEMBERED_FOR_IN_MS, BUSY_FOR_IN_MS];
      const reply = await link.run('webhooks', (client) => BEGIN(client, [keyOf(digest)], args));
      const there = String(reply ?? '');
      if (there === 'busy' || there === 'known' || there === 'other') return there;
      const here = await memory.begin(webhook);
      // Redis has lost it.
      if (here === 'known') await finishThere(webhook);
      return here;
    },
    finish: async (webhook) => {
      await memory.finish(webhook);
      await finishThere(webhook);
    },
    forget: async (webhook) => {
      await memory.forget(webhook);
      const { digest, topic } = webhook;
      await link.run('webhooks', (client) => client.hdel(keyOf(digest), `topic ${topic}`));
    },
  };
}
