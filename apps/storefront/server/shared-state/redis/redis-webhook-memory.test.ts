import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestLink } from '../../../testing/redis-link.ts';
import { hasRedis, type RedisServer, startRedis } from '../../../testing/redis-server.ts';
import { createWebhookMemory } from '../in-process/webhook-memory.ts';
import { createRedisWebhookMemory } from './redis-webhook-memory.ts';

const WEBHOOK = { digest: 'one', subject: 'nl products', topic: 'products/update' };

describe.skipIf(!hasRedis)('webhooks through redis-server', () => {
  let redis: RedisServer;
  beforeAll(async () => {
    redis = await startRedis();
  });
  afterAll(() => redis[Symbol.asyncDispose]());

  async function openServer() {
    const opened = await openTestLink(redis.url);
    return {
      ...createRedisWebhookMemory(
        opened.link,
        createWebhookMemory(() => 0),
      ),
      ...opened,
    };
  }

  it('what one server has handled is known to the other, and belongs to its first subject', async () => {
    using first = await openServer();
    using second = await openServer();
    expect(await first.begin(WEBHOOK)).toBe('new');
    expect(await second.begin(WEBHOOK)).toBe('busy');
    await first.finish(WEBHOOK);
    expect(await second.begin(WEBHOOK)).toBe('known');
    expect(await second.begin({ ...WEBHOOK, topic: 'products/create' })).toBe('new');
    expect(await second.begin({ ...WEBHOOK, subject: 'de products' })).toBe('other');
    await first.forget(WEBHOOK);
    expect(await first.begin(WEBHOOK)).toBe('new');
    const keptForInMs = Number(await redis.ask('PTTL', '{shop}:webhook:one'));
    expect(keptForInMs).toBeGreaterThan(48 * 3_600_000);
  });

  it.each([
    [59_000, 'busy'],
    [60_001, 'new'],
  ])('what a server began %d ms ago and never finished is %s', async (ageInMs, turn) => {
    using second = await openServer();
    const webhook = { ...WEBHOOK, digest: `left for ${ageInMs}` };
    const key = `{shop}:webhook:${webhook.digest}`;
    const begunAtInMs = String(Date.now() - ageInMs);
    await redis.ask('HSET', key, 'subject', webhook.subject, `topic ${webhook.topic}`, begunAtInMs);
    expect(await second.begin(webhook)).toBe(turn);
  });

  it('what a server has handled is known to it, and to all others, when Redis has lost it', async () => {
    using first = await openServer();
    using second = await openServer();
    const webhook = { ...WEBHOOK, digest: 'lost' };
    await first.begin(webhook);
    await first.finish(webhook);
    await redis.ask('DEL', '{shop}:webhook:lost');
    expect(await first.begin(webhook)).toBe('known');
    expect(await second.begin(webhook)).toBe('known');
  });

  it('without Redis each server remembers for itself', async () => {
    using first = await openServer();
    using second = await openServer();
    const foreign = { ...WEBHOOK, digest: 'foreign' };
    await first.begin(foreign);
    // Sent for another subject before, which is not taken for its own.
    expect(await second.begin({ ...foreign, subject: 'de products' })).toBe('other');
    await redis.kill();
    expect(await second.begin(foreign)).toBe('new');
    const webhook = { ...WEBHOOK, digest: 'two' };
    expect(await first.begin(webhook)).toBe('new');
    await first.finish(webhook);
    expect(await first.begin(webhook)).toBe('known');
    expect(await second.begin(webhook)).toBe('new');
    expect(first.outcomes.at(-1)).toBe('webhooks gone');
    await redis.restart();
  });
});
