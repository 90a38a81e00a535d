import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { saveCatalogue } from '../../src/catalogue/index.ts';
import { createPlatform, demoPublicToken } from '../../src/index.ts';
import { productDraft, variantDraft } from '../kit/product-draft.ts';
import { type RunningPlatform, startPlatform } from './running-platform.ts';

const KILLS = 20;
const CHANGES = 500;
const CARTS = 10;
const AT_ONCE = 5;

const ADD = `mutation ($cartId: ID!, $lines: [CartLineInput!]!) {
  cartLinesAdd(cartId: $cartId, lines: $lines) { cart { totalQuantity } userErrors { message } } }`;
const CREATE = 'mutation { cartCreate { cart { id } } }';
const READ = 'query ($id: ID!) { cart(id: $id) { totalQuantity } }';
const VARIANT = '{ products(first: 1) { nodes { variants(first: 1) { nodes { id } } } } }';

let folder = '';
let dataFile = '';

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'lokke-durability-'));
  dataFile = join(folder, 'platform.sqlite');
  const platform = createPlatform({ dataFile });
  const variants = [variantDraft({ tracksInventory: false })];
  await saveCatalogue(platform.context, 'nl', { products: [productDraft({ variants })] });
  platform.close();
});

afterAll(() => rmSync(folder, { recursive: true }));

async function ask<Data>(
  { address }: RunningPlatform,
  query: string,
  variables: Readonly<Record<string, unknown>> = {},
): Promise<Data> {
  const response = await fetch(`${address}/nl/api/2024-01/graphql.json`, {
    method: 'POST',
    headers: { 'X-Shopify-Storefront-Access-Token': demoPublicToken('nl') },
    body: JSON.stringify({ query, variables }),
  });
  const { data } = JSON.parse(await response.text());
  return data;
}

/** What was asked for and what was answered, cart by cart. */
interface Ledger {
  readonly cartId: string;
  sent: number;
  acknowledged: number;
}

async function openLedgers(platform: RunningPlatform): Promise<readonly Ledger[]> {
  const carts = Array.from({ length: CARTS }, async () => {
    const made = await ask<{ cartCreate: { cart: { id: string } } }>(platform, CREATE);
    return { cartId: made.cartCreate.cart.id, sent: 0, acknowledged: 0 };
  });
  return Promise.all(carts);
}

/** Changes carts without pause and pulls the plug at the given acknowledgement. */
async function changeUntilKilled(
  platform: RunningPlatform,
  {
    ledgers,
    merchandiseId,
    killAt,
  }: {
    readonly ledgers: readonly Ledger[];
    readonly merchandiseId: string;
    readonly killAt: number;
  },
): Promise<void> {
  let acknowledged = 0;
  let isKilled = false;
  let death = Promise.resolve();
  const shop = async (ledger: Ledger) => {
    while (!isKilled) {
      ledger.sent += 1;
      const variables = { cartId: ledger.cartId, lines: [{ merchandiseId }] };
      const answer = await ask<{ cartLinesAdd: { userErrors: readonly object[] } }>(
        platform,
        ADD,
        variables,
      ).catch(() => null);
      if (!answer) return; // the connection went down with the platform
      if (answer.cartLinesAdd.userErrors.length > 0) throw new Error(JSON.stringify(answer));
      ledger.acknowledged += 1;
      acknowledged += 1;
      if (acknowledged === killAt) {
        isKilled = true;
        death = platform.kill();
      }
    }
  };
  const shoppers = ledgers.flatMap((ledger) => Array.from({ length: AT_ONCE }, () => shop(ledger)));
  await Promise.all(shoppers);
  await death;
}

test(`${KILLS} times killed in the midst of changes, the platform has lost none that it acknowledged`, async () => {
  const all: Ledger[] = [];
  let acknowledged = 0;
  for (let kill = 1; kill <= KILLS; kill += 1) {
    const platform = await startPlatform(dataFile);
    const found = await ask<{
      products: { nodes: [{ variants: { nodes: [{ id: string }] } }] };
    }>(platform, VARIANT);
    const merchandiseId = found.products.nodes[0].variants.nodes[0].id;
    const ledgers = await openLedgers(platform);
    all.push(...ledgers);
    await changeUntilKilled(platform, {
      ledgers,
      merchandiseId,
      killAt: (kill * CHANGES) / KILLS,
    });
    acknowledged += ledgers.reduce((sum, ledger) => sum + ledger.acknowledged, 0);
  }
  expect(acknowledged).toBeGreaterThanOrEqual((CHANGES * (KILLS + 1)) / 2);

  const database = new DatabaseSync(dataFile);
  expect(database.prepare('PRAGMA integrity_check').get()).toEqual({ integrity_check: 'ok' });
  database.close();

  const survivor = await startPlatform(dataFile);
  for (const { cartId, sent, acknowledged: told } of all) {
    const { cart } = await ask<{ cart: { totalQuantity: number } }>(survivor, READ, { id: cartId });
    expect(cart.totalQuantity).toBeGreaterThanOrEqual(told);
    expect(cart.totalQuantity).toBeLessThanOrEqual(sent);
  }
  await survivor.kill();
}, 90_000);
