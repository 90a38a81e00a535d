import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createContentClient, type SiteContent } from '@lokke/contentful';
import type { ShopFacts } from '@lokke/domain/content-guard';
import { marketOf } from '@lokke/domain/markets';
import { createPlatform, seedDemoContent, servePlatform } from '@lokke/platform';
import { Registry } from 'prom-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contentServiceOf } from '../../../../config/content-service.ts';
import { openSharedState } from '../../../../shared-state/index.ts';
import type { LogEntry } from '../../../../telemetry/log.ts';
import { createContentGuard } from './content-guard.ts';
import { acceptHeld, goBack } from './decide-by-hand.ts';
import { CONTENT_SHAPE, createKeptContents } from './kept-content.ts';

const folder = mkdtempSync(join(tmpdir(), 'lokke-guard-'));
let demo: SiteContent;
beforeAll(async () => {
  const platform = createPlatform({ dataFile: ':memory:' });
  await seedDemoContent(platform.context);
  const { port, stop } = await servePlatform(platform, { port: 0 });
  const service = contentServiceOf(
    {},
    { origin: `http://127.0.0.1:${port}`, secrets: platform.secrets },
  );
  const loaded = await createContentClient({ ...service, fetch }).site('nl-NL');
  if (!loaded.ok) throw new Error(loaded.failure.kind);
  demo = loaded.value;
  await stop();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const SHOP: ShopFacts = { freeDeliveryFromInMinorUnits: null, missing: ['gone'] };
const metrics = { sharedStateAsked: () => {}, sharedStateIs: () => {} };

/** A server that starts, on the files of those before it. */
function startServer(name: string) {
  const logged: LogEntry[] = [];
  const log = (entry: LogEntry) => logged.push(entry);
  const { records } = openSharedState({
    settings: null,
    folder: join(folder, name),
    log,
    metrics,
    now: () => 0,
  });
  const registry = new Registry();
  const guard = createContentGuard({
    records,
    registry,
    log,
    now: () => 1_000,
    markets: [marketOf('nl')],
    shopFactsOf: async () => SHOP,
  });
  const show = async (site: SiteContent) => {
    const shown = await guard.decide('nl-NL', { ok: true, value: site });
    return shown.ok ? shown.value : null;
  };
  const count = async () =>
    /lokke_content_held\{market="nl"\} (\d)/.exec(await registry.metrics())?.[1];
  return { guard, show, logged, count, kept: createKeptContents(records) };
}

const withPrice = (standardPrice: string): SiteContent => ({
  ...demo,
  marketFacts: demo.marketFacts.map((entry) => ({
    ...entry,
    facts: { ...entry.facts, standardPrice },
  })),
});
const priceIn = (site: SiteContent | null) => site?.marketFacts[0]?.facts['standardPrice'];

test('a change that would mislead is not shown, also after a restart, and is told once with its market', async () => {
  const first = startServer('held');
  await first.show(withPrice('€ 4,95'));
  expect(priceIn(await first.show(withPrice('€ 0,00')))).toBe('€ 4,95');
  await first.show(withPrice('€ 0,00'));
  expect(first.logged).toMatchObject([
    {
      level: 'error',
      event: 'content.held',
      market: 'nl',
      reason: 'marketFacts.standardPrice says "€ 0,00", which no delivery of the shop costs.',
    },
  ]);
  expect(await first.count()).toBe('1');

  const next = startServer('held');
  expect(priceIn(await next.show(withPrice('€ 0,00')))).toBe('€ 4,95');
  expect(priceIn(await next.show(withPrice('€ 5,95')))).toBe('€ 5,95');
  expect(next.logged.map(({ event }) => event)).toEqual(['content.held', 'content.mended']);
  expect(await next.count()).toBe('0');
});

test('an operator accepts a held change by its id, and no other one with it', async () => {
  const { show, kept } = startServer('accepted');
  await show(withPrice('€ 4,95'));
  await show(withPrice('€ 0,00'));
  expect(await acceptHeld(kept, ['nl-NL'], 'no such id')).toEqual([]);
  const id = (await kept.read('nl-NL'))?.held?.id ?? '';
  expect(await acceptHeld(kept, ['nl-NL', 'de-DE'], id)).toEqual(['nl-NL']);
  expect(priceIn(await show(withPrice('soon')))).toBe('€ 4,95');
  expect(priceIn(await show(withPrice('€ 0,00')))).toBe('€ 0,00');
});

test('an operator goes back to the content before, until the content service gives another one', async () => {
  const { show, kept } = startServer('back');
  await show(withPrice('€ 4,95'));
  expect(await goBack(kept, ['nl-NL'])).toEqual([]);
  await show(withPrice('€ 5,95'));
  expect(await goBack(kept, ['nl-NL'])).toEqual(['nl-NL']);
  expect(priceIn(await show(withPrice('€ 5,95')))).toBe('€ 4,95');
  expect(priceIn(await startServer('back').show(withPrice('€ 5,95')))).toBe('€ 4,95');
  expect(priceIn(await show(withPrice('€ 6,95')))).toBe('€ 6,95');
});

test('an outage of the content service shows the last good content to a server that starts', async () => {
  await startServer('outage').show(demo);
  const failure = { kind: 'timeout', timeoutInMs: 1 } as const;
  const { guard, logged } = startServer('outage');
  const shown = await guard.decide('nl-NL', { ok: false, failure });
  expect(shown).toEqual({ ok: true, value: demo });
  expect(logged).toMatchObject([{ event: 'content.failed', market: 'nl' }]);
  expect((await guard.decide('de-DE', { ok: false, failure })).ok).toBe(false);
});

test('content that was faulty from the first is shown, told, and not kept as good', async () => {
  const { show, logged, kept } = startServer('faulty');
  expect(priceIn(await show(withPrice('soon')))).toBe('soon');
  expect(logged).toMatchObject([{ event: 'content.faulty', market: 'nl' }]);
  expect(await kept.read('nl-NL')).toBeNull();
});

/** Names of fields at each place, by which content of one build is content of another. */
function shapeOf(value: unknown, depth = 0): string {
  if (Array.isArray(value)) {
    return `[${[...new Set(value.map((one) => shapeOf(one, depth + 1)))].sort().join('|')}]`;
  }
  if (typeof value !== 'object' || value === null || depth > 5) return '';
  const fields = Object.entries(value).map(([name, one]) => `${name}:${shapeOf(one, depth + 1)}`);
  return `{${fields.sort().join()}}`;
}

test('content that other builds have kept is known by its shape: a new one needs a new CONTENT_SHAPE', () => {
  const { faults: _, ...shown } = demo;
  const shape = createHash('sha256').update(shapeOf(shown)).digest('hex').slice(0, 8);
  expect([CONTENT_SHAPE, shape]).toEqual([3, '864e2fe9']);
});
