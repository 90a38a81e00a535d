import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, expect, test } from 'vitest';
import { createPlatform } from '../../src/platform.ts';
import { priceCurrentCart, readCartByToken } from '../../src/shopify/cart/index.ts';
import { saveCatalogue } from '../../src/shopify/catalogue/index.ts';
import { productDraft, variantDraft } from '../fixtures/product-draft.ts';
import { buyOnce, expectOrdersWhole, type Purchase } from './purchases.ts';
import { killAll, type RunningPlatform, request, startPlatform } from './running-platform.ts';

const KILLS = 20;
const CHANGES = 500;
const CARTS = 10;
const AT_ONCE = 5;

const ADD = `mutation ($cartId: ID!, $lines: [CartLineInput!]!) {
  cartLinesAdd(cartId: $cartId, lines: $lines) { cart { totalQuantity } userErrors { message } } }`;
const CREATE = 'mutation { cartCreate { cart { id } } }';
const VARIANT = '{ products(first: 1) { nodes { variants(first: 1) { nodes { id } } } } }';
const BUYERS = 2;
/** More than all carts could ever hold: a cart is never held to stock here. */
const STOCK = 900_000;

const folder = mkdtempSync(join(tmpdir(), 'lokke-durability-'));

afterAll(() => {
  killAll();
  rmSync(folder, { recursive: true });
});

async function makeDataFile(name: string): Promise<string> {
  const dataFile = join(folder, `${name}.sqlite`);
  const platform = createPlatform({ dataFile });
  const variants = [variantDraft({ inventoryQuantity: STOCK })];
  await saveCatalogue(platform.context, 'nl', { products: [productDraft({ variants })] });
  platform.close();
  return dataFile;
}

/** What was asked for and what was answered, cart by cart. */
interface Ledger {
  readonly cartId: string;
  sent: number;
  acknowledged: number;
}

async function openLedgers(platform: RunningPlatform): Promise<readonly Ledger[]> {
  const carts = Array.from({ length: CARTS }, async () => {
    const made = await request<{ cartCreate: { cart: { id: string } } }>(platform, CREATE);
    return { cartId: made.cartCreate.cart.id, sent: 0, acknowledged: 0 };
  });
  return Promise.all(carts);
}

/** Changes carts without pause and kills the platform at the given acknowledgement. */
async function changeUntilKilled(
  platform: RunningPlatform,
  {
    ledgers,
    purchases,
    merchandiseId,
    killAt,
  }: {
    readonly ledgers: readonly Ledger[];
    readonly purchases: Purchase[];
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
      const response = await request<{ cartLinesAdd: { userErrors: readonly object[] } }>(
        platform,
        ADD,
        variables,
      ).catch(() => null);
      if (!response) return; // the connection went down with the platform
      if (response.cartLinesAdd.userErrors.length > 0) throw new Error(JSON.stringify(response));
      ledger.acknowledged += 1;
      acknowledged += 1;
      if (acknowledged === killAt) {
        isKilled = true;
        death = platform.kill();
      }
    }
  };
  const shoppers = ledgers.flatMap((ledger) => Array.from({ length: AT_ONCE }, () => shop(ledger)));
  const buyers = Array.from({ length: BUYERS }, async () => {
    while (!isKilled) if (!(await buyOnce(platform, merchandiseId, purchases))) return;
  });
  await Promise.all([...shoppers, ...buyers]);
  await death;
}

async function killAgainAndAgain(
  dataFile: string,
  killsAt: readonly number[],
): Promise<{ readonly ledgers: readonly Ledger[]; readonly purchases: readonly Purchase[] }> {
  const all: Ledger[] = [];
  const purchases: Purchase[] = [];
  for (const killAt of killsAt) {
    const platform = await startPlatform(dataFile);
    const found = await request<{
      products: { nodes: [{ variants: { nodes: [{ id: string }] } }] };
    }>(platform, VARIANT);
    const merchandiseId = found.products.nodes[0].variants.nodes[0].id;
    const ledgers = await openLedgers(platform);
    all.push(...ledgers);
    await changeUntilKilled(platform, { ledgers, purchases, merchandiseId, killAt });
  }
  return { ledgers: all, purchases };
}

function expectNothingLost(dataFile: string, ledgers: readonly Ledger[]): void {
  const database = new DatabaseSync(dataFile);
  expect(database.prepare('PRAGMA integrity_check').get()).toEqual({ integrity_check: 'ok' });
  database.close();
  const platform = createPlatform({ dataFile });
  const { store, shops } = platform.context;
  for (const { cartId, sent, acknowledged } of ledgers) {
    const token = /Cart\/(\w+)/.exec(cartId)?.[1] ?? '';
    const cart = readCartByToken(store.read, { shop: 'nl', token });
    if (!cart) throw new Error(`${cartId} was acknowledged and is gone`);
    const { totalQuantity } = priceCurrentCart(
      { store, now: () => new Date(), language: 'NL' },
      shops.nl,
      cart,
    );
    expect(totalQuantity).toBeGreaterThanOrEqual(acknowledged);
    expect(totalQuantity).toBeLessThanOrEqual(sent);
  }
  platform.close();
}

test(`${KILLS} times killed in the midst of changes, the platform has lost none that it acknowledged`, async () => {
  const moments = Array.from({ length: KILLS }, (_, kill) => ((kill + 1) * CHANGES) / KILLS);
  // Two files at once: while one platform starts, the other is at work.
  const lanes = await Promise.all(
    [0, 1].map(async (lane) => {
      const dataFile = await makeDataFile(`lane-${lane}`);
      const killsAt = moments.filter((_, index) => index % 2 === lane);
      return { dataFile, ...(await killAgainAndAgain(dataFile, killsAt)) };
    }),
  );
  for (const { dataFile, ledgers, purchases } of lanes) {
    expectNothingLost(dataFile, ledgers);
    await expectOrdersWhole(dataFile, purchases, STOCK);
  }
  const acknowledged = lanes
    .flatMap(({ ledgers }) => ledgers)
    .reduce((sum, ledger) => sum + ledger.acknowledged, 0);
  expect(acknowledged).toBeGreaterThanOrEqual(moments.reduce((sum, moment) => sum + moment, 0));
}, 400_000);
