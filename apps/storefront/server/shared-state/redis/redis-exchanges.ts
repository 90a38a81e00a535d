import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { ALONE_IN_EXCHANGE, type Exchanges } from '../shared-state.ts';
import { createScript, type RedisLink } from './redis-link.ts';

/** A server that dies in the middle holds the others up for no longer. More than any call of a provider takes. */
const TURN_IN_MS = 15_000;
const LOOK_EVERY_IN_MS = 50;
/** A pause of Redis or of this process is waited out: what two servers spend at once may be worth nothing to either. */
const ASKED_FOR_IN_MS = 2_000;
/** Longer than any request with the old value takes. */
const KEPT_FOR_IN_MS = 60_000;

const TAKE = createScript(`
local value = redis.call('GET', KEYS[1])
if value then return {'found', value} end
if redis.call('SET', KEYS[2], ARGV[1], 'NX', 'PX', ARGV[2]) then return {'make'} end
if redis.call('GET', KEYS[2]) == ARGV[1] then return {'make'} end
return {'wait'}
`);

/** Kept even by a server whose turn is over: what was given is not given twice. */
const KEEP = createScript(`
redis.call('SET', KEYS[1], ARGV[2], 'PX', ARGV[3])
if redis.call('GET', KEYS[2]) == ARGV[1] then redis.call('DEL', KEYS[2]) end
`);

const GIVE_UP = createScript(`
if redis.call('GET', KEYS[1]) == ARGV[1] then redis.call('DEL', KEYS[1]) end
`);

export function createRedisExchanges(link: RedisLink, now: () => number): Exchanges {
  async function ask<Value>(
    work: (client: RedisLink['client']) => Promise<Value>,
  ): Promise<Value | undefined> {
    const endsAtInMs = now() + ASKED_FOR_IN_MS;
    for (;;) {
      const reply = await link.run('exchanges', work);
      if (reply !== undefined || now() > endsAtInMs) return reply;
      await delay(LOOK_EVERY_IN_MS);
    }
  }

  return {
    take: async (name) => {
      const keys = [`{shop}:exchange:${name}`, `{shop}:exchange-turn:${name}`] as const;
      const token = randomUUID();
      const endsAtInMs = now() + TURN_IN_MS;
      while (now() <= endsAtInMs) {
        const reply = await ask((client) => TAKE(client, keys, [token, TURN_IN_MS]));
        const [word, value] = Array.isArray(reply) ? reply.map(String) : [];
        if (word === 'found' && value !== undefined) return { kind: 'found', value };
        if (word === 'make') {
          return {
            kind: 'make',
            keep: async (given) => {
              const args = [token, given, KEPT_FOR_IN_MS];
              await ask((client) => KEEP(client, keys, args));
            },
            giveUp: async () => {
              await link.run('exchanges', (client) => GIVE_UP(client, [keys[1]], [token]));
            },
          };
        }
        if (word !== 'wait') break;
        await delay(LOOK_EVERY_IN_MS);
      }
      return ALONE_IN_EXCHANGE;
    },
  };
}
