import type { LookupAddress } from 'node:dns';
import { expect, it } from 'vitest';
import { dnsCache } from './dns-cache.ts';

const FIRST = [
  { address: '192.0.2.1', family: 4 },
  { address: '2001:db8::1', family: 6 },
];
const SECOND = [{ address: '192.0.2.2', family: 4 }];

/** Sets up a name server with manual responses and a manual clock. */
function setUp() {
  const lookups: string[] = [];
  const pending: PromiseWithResolvers<readonly LookupAddress[]>[] = [];
  let nowInMs = 0;
  const lookup = dnsCache({
    resolve: (name) => {
      lookups.push(name);
      const response = Promise.withResolvers<readonly LookupAddress[]>();
      pending.push(response);
      return response.promise;
    },
    now: () => nowInMs,
    freshInMs: 1_000,
  });
  const find = (name: string, options: { all?: boolean; family?: number } = { all: true }) =>
    new Promise<unknown>((resolve, reject) => {
      lookup(name, options, (error, found) => (error === null ? resolve(found) : reject(error)));
    });
  return { lookups, pending, find, pass: (ms: number) => (nowInMs += ms) };
}

it('shares one lookup per name among pending requests, and resolves other names meanwhile', async () => {
  const { lookups, pending, find } = setUp();
  const hanging = [find('hangs.test'), find('hangs.test'), find('hangs.test')];
  const well = find('well.test');
  expect(lookups).toEqual(['hangs.test', 'well.test']);
  pending[1]?.resolve(FIRST);
  expect(await well).toEqual(FIRST);
  pending[0]?.resolve(SECOND);
  expect(await Promise.all(hanging)).toEqual([SECOND, SECOND, SECOND]);
});

it('serves stale addresses while the name server hangs or fails, and new ones once they arrive', async () => {
  const { lookups, pending, find, pass } = setUp();
  const first = find('shop.test');
  pending[0]?.resolve(FIRST);
  await first;
  pass(999);
  expect(await find('shop.test')).toEqual(FIRST);
  expect(lookups).toHaveLength(1);
  pass(1);
  expect(await find('shop.test')).toEqual(FIRST);
  expect(await find('shop.test')).toEqual(FIRST);
  expect(lookups).toHaveLength(2);
  pending[1]?.reject(new Error('EAI_AGAIN'));
  await expect.poll(() => find('shop.test').then(() => lookups.length)).toBe(3);
  pending[2]?.resolve(SECOND);
  await expect.poll(() => find('shop.test')).toEqual(SECOND);
});

it('does not serve addresses that are an hour old', async () => {
  const { pending, find, pass } = setUp();
  const first = find('shop.test');
  pending[0]?.resolve(FIRST);
  await first;
  pass(3_600_000);
  const later = find('shop.test');
  pending[1]?.resolve(SECOND);
  expect(await later).toEqual(SECOND);
});

it('reports an unknown name, and resolves it again the next time', async () => {
  const { lookups, pending, find } = setUp();
  const first = find('gone.test');
  pending[0]?.reject(new Error('ENOTFOUND gone.test'));
  await expect(first).rejects.toThrow('ENOTFOUND gone.test');
  const second = find('gone.test');
  pending[1]?.resolve([]);
  await expect(second).rejects.toThrow('ENOTFOUND gone.test');
  expect(lookups).toHaveLength(2);
});

it('returns one address, or those of one family, on request', async () => {
  const { pending, find } = setUp();
  const one = find('shop.test', {});
  const six = find('shop.test', { all: true, family: 6 });
  const oneOfSix = find('shop.test', { family: 6 });
  pending[0]?.resolve(FIRST);
  expect(await one).toBe('192.0.2.1');
  expect(await six).toEqual([FIRST[1]]);
  expect(await oneOfSix).toBe('2001:db8::1');
});
