import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type EmbeddedShops, openEmbeddedShops } from '../../../../testing/embedded-shops.ts';
import {
  HOSTED,
  type HostedVisitor,
  openHostedVisitor,
} from '../../../../testing/hosted-visitor.ts';
import { hasRedis, type RedisServer, startRedis } from '../../../../testing/redis-server.ts';
import { openSharedState, type SharedState } from '../../../shared-state/index.ts';

const MINUTE_IN_MS = 60_000;
/** After which an access token of the embedded platform has ended. */
const LATER_IN_MS = 61 * MINUTE_IN_MS;
const POLL = { timeout: 15_000, interval: 20 };

describe.skipIf(!hasRedis)('logins at two servers, through redis-server', () => {
  let redis: RedisServer;
  let embedded: EmbeddedShops;
  let nowInMs = 0;
  let refreshes: number[] = [];
  const states: SharedState[] = [];
  beforeAll(async () => {
    redis = await startRedis();
  });
  afterAll(() => redis[Symbol.asyncDispose]());
  beforeEach(async () => {
    nowInMs = 0;
    refreshes = [];
    embedded = await openEmbeddedShops({ ...HOSTED, now: () => nowInMs });
    embedded.respondWith(async (input, init) => {
      const response = await embedded.platform.fetch(input, init);
      const isRefresh = String(init?.body ?? '').includes('grant_type=refresh_token');
      if (isRefresh) refreshes.push(response.status);
      return response;
    });
  });
  afterEach(async () => {
    for (const state of states.splice(0)) await state.close();
    embedded[Symbol.dispose]();
  });

  /** The accounts of a server that has nothing with the others in common but Redis and the session's secret. */
  async function openServer(): Promise<EmbeddedShops['accounts']> {
    let isUp = false;
    const state = openSharedState({
      settings: { url: redis.url, ca: null, timeoutInMs: 2_000, maxPageBytes: 0 },
      log: () => undefined,
      metrics: {
        sharedStateAsked: () => undefined,
        sharedStateIs: (is) => {
          isUp = is;
        },
      },
      now: () => performance.now(),
    });
    states.push(state);
    await expect.poll(() => isUp, POLL).toBe(true);
    return embedded.accountsSharing(state);
  }

  const copyAt = (visitor: HostedVisitor, accounts: EmbeddedShops['accounts']): HostedVisitor => {
    const copy = openHostedVisitor(embedded, { accounts });
    for (const [name, value] of visitor.cookies) copy.cookies.set(name, value);
    return copy;
  };
  const isKnown = async ({ ask }: HostedVisitor) =>
    (await ask(({ accounts }) => accounts.customer())).ok;

  it('no session of many is lost when all their tokens end at once', async () => {
    const servers = [await openServer(), await openServer()];
    const visitors = await Promise.all(
      Array.from({ length: 20 }, async (_, index) => {
        const visitor = openHostedVisitor(embedded);
        await visitor.logIn(`visitor-${index}@example.com`);
        return visitor;
      }),
    );
    nowInMs = LATER_IN_MS;
    const tabs = visitors.flatMap((one) => servers.map((server) => copyAt(one, server)));
    const read = await Promise.all(tabs.map(isKnown));
    expect(read.filter((ok) => !ok)).toEqual([]);
    expect(refreshes).toEqual(visitors.map(() => 200));
  });

  it('what one server reads of the other is sealed', async () => {
    const anna = copyAt(openHostedVisitor(embedded), await openServer());
    await anna.logIn('anna@example.com');
    nowInMs = LATER_IN_MS;
    expect(await isKnown(anna)).toBe(true);
    const names = String(await redis.ask('KEYS', '{shop}:exchange:*')).split(',');
    const values = await Promise.all(names.map((name) => redis.ask('GET', name)));
    // A token that is encrypted has five parts, and says nothing but how.
    for (const value of values) expect(String(value).split('.')).toHaveLength(5);
  });
});
