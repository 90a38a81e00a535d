import { LOCALES } from '@lokke/domain/markets';
import { expect, it } from 'vitest';
import type { LogEntry } from '../telemetry/log.ts';
import { warmPages } from './warm-pages.ts';

const LONG_IN_MS = 60_000;
const TOTAL = 2 * LOCALES.length;

function openShop(warm: (target: string) => Promise<boolean>, limitInMs = LONG_IN_MS) {
  const requested: string[] = [];
  const logged: LogEntry[] = [];
  const warming = warmPages({
    pages: {
      warm: (target) => {
        requested.push(target);
        return warm(target);
      },
    },
    locales: LOCALES,
    paths: ['/', '/shop'],
    log: (entry) => logged.push(entry),
    now: () => 0,
    limitInMs,
  });
  return { requested, logged, warming };
}

it('makes each main page of each locale, and says how far it has come', async () => {
  const { requested, logged, warming } = openShop(async () => true);
  await warming;
  expect(requested).toHaveLength(TOTAL);
  expect(requested).toEqual(
    expect.arrayContaining(['/', '/shop', '/nl', '/nl/shop', '/fr-be/shop']),
  );
  expect(logged).toEqual([
    expect.objectContaining({ event: 'pages.warming', made: LOCALES.length, total: TOTAL }),
    expect.objectContaining({ event: 'pages.warm', made: TOTAL, total: TOTAL }),
  ]);
});

it('goes on where one market fails, and names its pages', async () => {
  const { logged, warming } = openShop(async (target) => {
    if (target === '/de') throw new Error('gone');
    return !target.startsWith('/se');
  });
  await warming;
  expect(logged.at(-1)).toMatchObject({ made: TOTAL - 3, failed: ['/de', '/se', '/se/shop'] });
});

it('opens the shop in time, even when a market never answers', async () => {
  const { logged, warming } = openShop(() => new Promise(() => undefined), 10);
  await warming;
  expect(logged.at(-1)).toMatchObject({ event: 'pages.warm', made: 0, total: TOTAL });
});
