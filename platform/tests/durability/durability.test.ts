import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { createPlatform, type Platform } from '../../src/platform.ts';
import { listMails } from '../../src/protocol/mail/index.ts';
import { findCart } from '../../src/shopify/cart/index.ts';
import {
  readCatalogue,
  saveCatalogue,
  sellableQuantity,
} from '../../src/shopify/catalogue/index.ts';
import { findOrderOfCart, listOrders } from '../../src/shopify/orders/index.ts';
import { buyerAt, goToPayment, pay } from '../checkout/buyer.ts';
import { newFolder } from '../fixtures/folder.ts';
import { productDraft, variantDraft } from '../fixtures/product-draft.ts';
import { shopperAt } from '../fixtures/shopper.ts';

/** Acknowledged changes after which the platform is killed, once each. */
const KILLS_AT = [1, 60, 180, 360];
const CARTS = 20;
const BUYERS = 2;
/** More than all carts could ever hold. */
const STOCK = 900_000;
const SCRIPT = fileURLToPath(new URL('./platform-process.ts', import.meta.url));

const ADD = `mutation ($cartId: ID!, $lines: [CartLineInput!]!) {
  cartLinesAdd(cartId: $cartId, lines: $lines) { cart { id } userErrors { message } } }`;
const CREATE = `mutation ($input: CartInput) {
  cartCreate(input: $input) { cart { id checkoutUrl } userErrors { message } } }`;

interface Payload {
  readonly cart: { readonly id: string; readonly checkoutUrl: string } | null;
}

const folder = newFolder();
const dataFile = join(folder, 'platform.sqlite');
let child: ChildProcess | null = null;
afterAll(() => {
  child?.kill('SIGKILL');
});

/** A platform of its own process, which is killed like a power cut: no handler runs, nothing is flushed. */
async function startPlatform() {
  const process_ = spawn(process.execPath, [SCRIPT, dataFile], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  child = process_;
  const exit = once(process_, 'exit');
  const failure = exit.then(([code]) => {
    throw new Error(`the platform ended with ${code} before it listened`);
  });
  const [line] = await Promise.race([once(process_.stdout, 'data'), failure]);
  const address = `http://127.0.0.1:${Number(String(line))}`;
  return {
    /** Checkout addresses name the platform's usual port; this one listens on another. */
    fetch: (...asked: Parameters<typeof fetch>) => {
      const request = new Request(...asked);
      const { pathname, search } = new URL(request.url);
      return fetch(new Request(address + pathname + search, request), { redirect: 'manual' });
    },
    async kill() {
      process_.kill('SIGKILL');
      await exit;
    },
  };
}

/** Requests and acknowledgements of one cart; a cart that is bought gets no more than its one unit. */
interface Ledger {
  readonly token: string;
  sent: number;
  acknowledged: number;
  isOrdered: boolean;
}

/** Changes carts and buys without pause, and kills the platform at the given acknowledgement. */
async function changeUntilKilled(
  merchandiseId: string,
  killAt: number,
): Promise<readonly Ledger[]> {
  const platform = await startPlatform();
  const shopper = shopperAt(platform, 'nl', '2024-01');
  const lines = [{ merchandiseId }];
  const ledgers: Ledger[] = [];
  let acknowledged = 0;
  let death: Promise<void> | null = null;
  const acknowledge = () => {
    acknowledged += 1;
    if (acknowledged === killAt) death = platform.kill();
  };
  const send = async (query: string, variables: object) => {
    const { data } = await shopper.request<Record<string, Payload>>(query, { ...variables });
    const cart = Object.values(data ?? {})[0]?.cart;
    if (!cart) throw new Error(`No cart came back: ${JSON.stringify(data)}`);
    acknowledge();
    return cart;
  };
  const openCart = async () => {
    const { id, checkoutUrl } = await send(CREATE, { input: { lines } });
    const token = /Cart\/(\w+)/.exec(id)?.[1] ?? '';
    const ledger = { token, sent: 1, acknowledged: 1, isOrdered: false };
    ledgers.push(ledger);
    return { id, checkoutUrl, ledger };
  };
  const fillCart = async () => {
    const { id, ledger } = await openCart();
    while (death === null) {
      ledger.sent += 1;
      await send(ADD, { cartId: id, lines });
      ledger.acknowledged += 1;
    }
  };
  const buy = async () => {
    // Details belong to the browser that typed them.
    const buyer = buyerAt(platform);
    while (death === null) {
      const { checkoutUrl, ledger } = await openCart();
      const thanks = await pay(buyer, await goToPayment(buyer, checkoutUrl));
      if (!thanks.url.includes('/orders/')) throw new Error(`no order at ${thanks.url}`);
      ledger.isOrdered = thanks.status === 200;
      acknowledge();
    }
  };
  // A connection that goes down with the platform fails by a TypeError of fetch.
  const untilDeath = (work: () => Promise<void>) =>
    work().catch((error: unknown) => {
      if (!(error instanceof TypeError)) throw error;
    });
  const work = [...Array(CARTS).fill(fillCart), ...Array(BUYERS).fill(buy)];
  await Promise.all(work.map(untilDeath));
  await death;
  return ledgers;
}

function variantIn({ context }: Platform) {
  return readCatalogue(context.store, 'nl').productByHandle.get('rain-shampoo')?.variants[0];
}

/** An order stands with its cart closed, its letter sent and its units taken, or not at all. */
function expectNothingLost(platform: Platform, ledgers: readonly Ledger[]): void {
  const { store } = platform.context;
  for (const { token, sent, acknowledged, isOrdered } of ledgers) {
    const cart = findCart(store.read, { shop: 'nl', token });
    if (cart === null) throw new Error(`${token} was acknowledged and is gone`);
    const quantity = cart.contents.lines[0]?.quantity ?? 0;
    expect(quantity).toBeGreaterThanOrEqual(acknowledged);
    expect(quantity).toBeLessThanOrEqual(sent);
    const order = findOrderOfCart(store.read, 'nl', token);
    if (isOrdered && order === null) throw new Error(`the order of ${token} is gone`);
    expect(cart.completedAt).toBe(order?.placedAt ?? null);
  }
  const orders = listOrders(store.read, 'nl', { limit: 100_000 });
  expect(orders.length).toBeGreaterThan(0);
  expect(new Set(orders.map(({ number }) => number)).size).toBe(orders.length);
  expect(listMails(store.read, { to: null, shop: 'nl', limit: 100_000 })).toHaveLength(
    orders.length,
  );
  const variant = variantIn(platform);
  const { stock } = readCatalogue(store, 'nl');
  expect(variant && sellableQuantity(stock, variant)).toBe(STOCK - orders.length);
}

test(`${KILLS_AT.length} times killed in the midst of changes, the platform has lost none that it acknowledged`, async () => {
  const before = createPlatform({ dataFile });
  const variants = [variantDraft({ inventoryQuantity: STOCK })];
  await saveCatalogue(before.context, 'nl', { products: [productDraft({ variants })] });
  const merchandiseId = variantIn(before)?.id ?? '';
  before.close();
  const ledgers: Ledger[] = [];
  for (const killAt of KILLS_AT) ledgers.push(...(await changeUntilKilled(merchandiseId, killAt)));
  const database = new DatabaseSync(dataFile);
  expect(database.prepare('PRAGMA integrity_check').get()).toEqual({ integrity_check: 'ok' });
  database.close();
  const after = createPlatform({ dataFile });
  expectNothingLost(after, ledgers);
  after.close();
}, 200_000);
