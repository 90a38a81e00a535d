import { setTimeout as delay } from 'node:timers/promises';
import { createExchanges, TURN_IN_MS, type TurnReply } from '../create-exchanges.ts';
import type { Exchanges } from '../shared-state.ts';
import { createScript, type RedisLink } from './redis-link.ts';

const LOOK_EVERY_IN_MS = 50;
/** A pause of Redis or of this process is waited out: what two servers spend at once may be worth nothing to either. */
const ASKED_FOR_IN_MS = 2_000;

const TAKE = createScript(`
local value = redis.call('GET', KEYS[1])
if value and value ~= ARGV[3] then return {'found', value} end
if redis.call('SET', KEYS[2], ARGV[1], 'NX', 'PX', ARGV[2]) then return {'make'} end
if redis.call('GET', KEYS[2]) == ARGV[1] then return {'make'} end
return {'wait'}
`);

const KEEP = createScript(`
redis.call('SET', KEYS[1], ARGV[2], 'PX', ARGV[3])
if redis.call('GET', KEYS[2]) == ARGV[1] then redis.call('DEL', KEYS[2]) end
`);

const GIVE_UP = createScript(`
if redis.call('GET', KEYS[1]) == ARGV[1] then redis.call('DEL', KEYS[1]) end
`);

const keysOf = (name: string) =>
  [`{shop}:exchange:${name}`, `{shop}:exchange-turn:${name}`] as const;

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

  return createExchanges(
    {
      take: async (name, turn, stale): Promise<TurnReply | undefined> => {
        const args = [turn, TURN_IN_MS, stale];
        const reply = await ask((client) => TAKE(client, keysOf(name), args));
        const [word, value] = Array.isArray(reply) ? reply.map(String) : [];
        if (word === 'found' && value !== undefined) return { kind: 'found', value };
        return word === 'make' || word === 'wait' ? { kind: word } : undefined;
      },
      keep: (name, turn, value, forInMs) =>
        ask((client) => KEEP(client, keysOf(name), [turn, value, Math.max(1, Math.ceil(forInMs))])),
      giveUp: (name, turn) =>
        link.run('exchanges', (client) => GIVE_UP(client, [keysOf(name)[1]], [turn])),
    },
    now,
  );
}
