import type { SharedStateSettings } from '../../config/index.ts';
import type { Log, Metrics } from '../../telemetry/index.ts';
import { stateInProcess } from '../in-process/state-in-process.ts';
import { createRecords } from '../records.ts';
import { COUNTS_LAST_IN_DAYS, type Counts, type SharedState } from '../shared-state.ts';
import { createRedisExchanges } from './redis-exchanges.ts';
import { openRedisLink, type RedisLink } from './redis-link.ts';
import { createRedisPages } from './redis-pages.ts';
import { createRedisPurges } from './redis-purges.ts';
import { limitersInRedis } from './redis-rate-limiter.ts';
import { createRedisWebhookMemory } from './redis-webhook-memory.ts';

export interface StateInRedisOptions {
  readonly settings: SharedStateSettings;
  readonly log: Log;
  readonly metrics: Pick<Metrics, 'sharedStateAsked' | 'sharedStateIs'>;
  readonly now: () => number;
}

/** A full Redis refuses thousands of calls; the metrics count them. */
const LOG_AT_MOST_EVERY_IN_MS = 60_000;

export function stateInRedis({ settings, log, metrics, now }: StateInRedisOptions): SharedState {
  let refusalLoggedAtInMs = Number.NEGATIVE_INFINITY;
  metrics.sharedStateIs(false);
  const link = openRedisLink({
    address: settings,
    onAsked: metrics.sharedStateAsked,
    onChange: (isUp, reason) => {
      metrics.sharedStateIs(isUp);
      if (isUp) {
        log({ level: 'info', event: 'shared-state.up' });
        void checkEviction(link, log);
      } else log({ level: 'warn', event: 'shared-state.down', reason });
    },
    onRefused: (reason) => {
      if (now() - refusalLoggedAtInMs < LOG_AT_MOST_EVERY_IN_MS) return;
      refusalLoggedAtInMs = now();
      log({ level: 'error', event: 'shared-state.refused', reason });
    },
  });
  const memory = stateInProcess(now);
  const purges = createRedisPurges({ link, timeoutInMs: settings.timeoutInMs });
  return {
    limiters: limitersInRedis(link, memory.limiters),
    webhooks: createRedisWebhookMemory(link, memory.webhooks),
    purges,
    exchanges: createRedisExchanges(link, now),
    records: createRecords(
      {
        read: (name) => link.run('records', (client) => client.getBuffer(keyOf(name))),
        write: (name, value) => link.run('records', (client) => client.set(keyOf(name), value)),
      },
      () => undefined,
    ),
    counts: countsIn(link),
    openPages: (options) =>
      settings.maxPageBytes === 0
        ? null
        : createRedisPages({
            ...options,
            link,
            position: purges.position,
            maxBytes: settings.maxPageBytes,
            now,
          }),
    close: async () => {
      purges.close();
      link.close();
    },
  };
}

function countsIn(link: RedisLink): Counts {
  const keyOf = (day: string) => `{shop}:shown:${day}`;
  return {
    async add(day, names) {
      await link.run('counts', (client) => {
        const work = client.pipeline();
        for (const name of names) work.hincrby(keyOf(day), name, 1);
        return work.expire(keyOf(day), COUNTS_LAST_IN_DAYS * DAY_IN_SECONDS).exec();
      });
    },
    async read(day) {
      const counts = await link.run('counts', (client) => client.hgetall(keyOf(day)));
      if (counts === undefined) return null;
      return new Map(Object.entries(counts).map(([name, count]) => [name, Number(count)]));
    },
  };
}

const DAY_IN_SECONDS = 86_400;

const keyOf = (name: string) => `{shop}:record:${name}`;

/** Evicting the last purge of a tag would be wrong: pages from before it would count as current. */
async function checkEviction(link: RedisLink, log: Log): Promise<void> {
  const memory = await link.run('purges', (client) => client.info('memory'));
  const policy = /^maxmemory_policy:(allkeys-\w+)/m.exec(memory ?? '')?.[1];
  if (policy === undefined) return;
  const advice = 'set maxmemory-policy to volatile-lru or noeviction';
  log({ level: 'error', event: 'shared-state.eviction', policy, advice });
}
