import { setImmediate as nextTurn } from 'node:timers/promises';
import { fail, succeed } from '@lokke/http-client';
import { describe, expect, it } from 'vitest';
import { renewTokens } from './renew-tokens.ts';

const MINUTE_IN_MS = 60_000;
const DAY_IN_MS = 86_399_000;
const GONE = fail({ kind: 'http', status: 400, message: 'app_not_installed: ' } as const);

/** A source whose shop gives `token-1`, `token-2` and so on, for a day each. */
function openSource() {
  const shop = { nowInMs: 0, given: 0, isGone: false };
  const source = renewTokens({
    nowInMs: () => shop.nowInMs,
    request: async () => {
      if (shop.isGone) return GONE;
      shop.given += 1;
      const endsAtInMs = shop.nowInMs + DAY_IN_MS;
      return succeed({ accessToken: `token-${shop.given}`, endsAtInMs, scopes: [] });
    },
  });
  return { shop, source };
}

describe('a token', () => {
  it('is requested once by calls that come together, and kept', async () => {
    const { shop, source } = openSource();
    const tokens = await Promise.all([source(), source(), source()]);
    expect(tokens).toEqual(Array(3).fill(succeed('token-1')));
    expect(await source()).toEqual(succeed('token-1'));
    expect(shop.given).toBe(1);
  });

  it.each([
    ['more than half an hour before its end stays', 30 * MINUTE_IN_MS + 1, 'token-1', 'token-1'],
    ['half an hour before is renewed behind the call', 30 * MINUTE_IN_MS, 'token-1', 'token-2'],
    ['more than a minute before still counts', MINUTE_IN_MS + 1, 'token-1', 'token-2'],
    ['a minute before is waited for', MINUTE_IN_MS, 'token-2', 'token-2'],
    ['after its end is waited for', -DAY_IN_MS, 'token-2', 'token-2'],
  ])('%s', async (_, leftInMs, first, next) => {
    const { shop, source } = openSource();
    await source();
    shop.nowInMs = DAY_IN_MS - leftInMs;
    expect(await source()).toEqual(succeed(first));
    await nextTurn();
    expect(await source()).toEqual(succeed(next));
  });

  it('that cannot be renewed yet goes on until its end, asked for every ten seconds', async () => {
    const { shop, source } = openSource();
    await source();
    shop.isGone = true;
    shop.nowInMs = DAY_IN_MS - 20 * MINUTE_IN_MS;
    expect(await source()).toEqual(succeed('token-1'));
    await nextTurn();
    shop.isGone = false;
    shop.nowInMs += 9_999;
    await source();
    await nextTurn();
    expect(shop.given).toBe(1);
    shop.nowInMs += 1;
    await source();
    await nextTurn();
    expect(shop.given).toBe(2);
  });

  it('that was refused is replaced, once for all who hold it', async () => {
    const { shop, source } = openSource();
    await source();
    const others = await Promise.all([source('token-1'), source('token-1')]);
    expect(others).toEqual(Array(2).fill(succeed('token-2')));
    expect(await source('token-1')).toEqual(succeed('token-2'));
    expect(shop.given).toBe(2);
  });

  it('that is refused again at once is not replaced by a third within ten seconds', async () => {
    const { shop, source } = openSource();
    await source();
    await source('token-1');
    shop.nowInMs = 9_999;
    expect(await source('token-2')).toEqual(succeed('token-2'));
    shop.nowInMs = 10_000;
    expect(await source('token-2')).toEqual(succeed('token-3'));
  });
});

it('a shop that gives none is asked again after ten seconds, and says why until then', async () => {
  const { shop, source } = openSource();
  shop.isGone = true;
  expect(await source()).toEqual(GONE);
  shop.isGone = false;
  shop.nowInMs = 9_999;
  expect(await source()).toEqual(GONE);
  shop.nowInMs = 10_000;
  expect(await source()).toEqual(succeed('token-1'));
});
