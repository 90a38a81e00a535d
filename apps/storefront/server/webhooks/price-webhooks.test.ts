import { createPlatform, saveCatalogue } from '@lokke/platform';
import type { Hono } from 'hono';
import { expect, onTestFinished, test } from 'vitest';
import { requestAdmin } from '../../testing/account-visitor.ts';
import { productDraft, variantDraft } from '../../testing/drafts.ts';
import { shopsOf } from '../../testing/shops-of.ts';
import { readConfig } from '../config/index.ts';
import { stateInProcess } from '../shared-state/index.ts';
import type { LogEntry } from '../telemetry/log.ts';
import { createWebhooks } from './create-webhooks.ts';

const NOW_IN_MS = Date.parse('2026-11-20T12:00:00Z');

test('a changed price is recorded in its product, whose own news of that ends there', async () => {
  let receiver: Hono | null = null;
  const logged: LogEntry[] = [];
  const platform = createPlatform({
    dataFile: ':memory:',
    now: () => new Date(NOW_IN_MS),
    fetch: async (input, init) =>
      receiver?.fetch(new Request(input, init)) ?? new Response(null, { status: 503 }),
  });
  onTestFinished(() => platform.close());
  const config = readConfig({ MARKETS: 'nl' }, platform.secrets);
  const { catalogueOf, recordPrices } = shopsOf(platform, config);
  receiver = createWebhooks({
    config,
    catalogueOf,
    recordPrices,
    adminOf: () => null,
    purge: async () => undefined,
    seen: stateInProcess(() => 0).webhooks,
    log: (entry) => logged.push(entry),
    now: () => NOW_IN_MS,
  });
  const sell = (priceInMinorUnits: number) =>
    saveCatalogue(platform.context, 'nl', {
      products: [productDraft({ variants: [variantDraft({ priceInMinorUnits })] })],
    });
  await sell(2000);
  await requestAdmin(
    { platform },
    'nl',
    `mutation {
      webhookSubscriptionCreate(
        topic: PRODUCTS_UPDATE
        webhookSubscription: { callbackUrl: "https://shop.example/shopify/nl" }
      ) { userErrors { message } }
    }`,
    {},
  );
  await sell(1500);
  const deliver = () => platform.webhooks.deliver();
  // The change, the record of it, and nothing after that.
  expect([await deliver(), await deliver(), await deliver()]).toEqual([1, 1, 0]);
  expect(logged.filter(({ level }) => level !== 'info')).toEqual([]);
});
