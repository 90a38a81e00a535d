import type { WebhookMemory } from '../shared-state.ts';
import { createScript, type RedisLink } from './redis-link.ts';

/** Longer than a webhook may be old. */
const REMEMBERED_FOR_IN_MS = 72 * 3_600_000;

const BEGIN = createScript(`
local first = redis.call('HGET', KEYS[1], 'subject')
if first and first ~= ARGV[1] then return 'other' end
redis.call('HSET', KEYS[1], 'subject', ARGV[1])
local isNew = redis.call('HSETNX', KEYS[1], 'topic ' .. ARGV[2], 1)
redis.call('PEXPIRE', KEYS[1], ARGV[3])
return isNew == 1 and 'new' or 'known'
`);

const keyOf = (digest: string) => `{shop}:webhook:${digest}`;

/** Each server remembers for itself, too, for when Redis does not answer. */
export function createRedisWebhookMemory(link: RedisLink, memory: WebhookMemory): WebhookMemory {
  return {
    begin: async (webhook) => {
      const here = await memory.begin(webhook);
      if (here !== 'new') return here;
      const { digest, subject, topic } = webhook;
      const args = [subject, topic, REMEMBERED_FOR_IN_MS];
      const reply = await link.run('webhooks', (client) => BEGIN(client, [keyOf(digest)], args));
      const there = String(reply ?? here);
      return there === 'known' || there === 'other' ? there : here;
    },
    forget: async (webhook) => {
      await memory.forget(webhook);
      const { digest, topic } = webhook;
      await link.run('webhooks', (client) => client.hdel(keyOf(digest), `topic ${topic}`));
    },
  };
}
