import { setTimeout as delay } from 'node:timers/promises';
import { cartFrom } from '../shop/buy.ts';
import { openDataFile, stockLevels, type VariantStock } from '../shop/stock.ts';
import { visitorAt } from '../shop/visitor.ts';
import type { Ledger } from './traffic.ts';

const MAX_TRIES = 10;
const PAUSE_IN_MS = 500;

export interface VerifyOptions {
  readonly shopUrl: string;
  readonly dataFile: string;
  readonly ledger: Ledger;
  readonly stockBefore: readonly VariantStock[];
}

/** Lists lost or inconsistent data after the last kill. */
export async function verify({ shopUrl, dataFile, ledger, stockBefore }: VerifyOptions) {
  return [
    ...(await lostCartChanges(shopUrl, ledger)),
    ...(await lostOrders(shopUrl, ledger)),
    ...brokenFile(dataFile),
    ...wrongOrders(dataFile, ledger),
    ...wrongStock(dataFile, stockBefore),
  ];
}

/** Repeats a request that a busy machine failed; lost data stays lost. */
async function withRetries<Value>(request: () => Promise<Value | null>): Promise<Value | null> {
  for (let tries = 1; tries < MAX_TRIES; tries += 1) {
    const value = await request();
    if (value !== null) return value;
    await delay(PAUSE_IN_MS);
  }
  return request();
}

async function lostCartChanges(shopUrl: string, { carts }: Ledger): Promise<readonly string[]> {
  const visitor = visitorAt(shopUrl);
  const problems: string[] = [];
  for (const { id, sent, acknowledged } of carts) {
    const quantity =
      (await withRetries(() => cartFrom(visitor, 'request', { id })))?.quantity ?? -1;
    if (quantity >= acknowledged && quantity <= sent) continue;
    problems.push(`a cart holds ${quantity}: ${acknowledged} acknowledged, ${sent} sent`);
  }
  return problems;
}

async function lostOrders(shopUrl: string, { purchases }: Ledger): Promise<readonly string[]> {
  const visitor = visitorAt(shopUrl);
  const problems: string[] = [];
  for (const { thanksUrl } of purchases) {
    if (thanksUrl === null) continue;
    const page = await withRetries(() => visitor.open(thanksUrl));
    if (page?.status !== 200)
      problems.push(`an order that was thanked for is gone: ${page?.status}`);
  }
  return problems;
}

function wrongOrders(dataFile: string, { purchases }: Ledger): readonly string[] {
  using database = openDataFile(dataFile);
  const orders = database.prepare('SELECT cart_token, number FROM orders').all();
  const numbers = new Set(orders.map(({ number }) => number));
  const carts = new Set(orders.map(({ cart_token: token }) => String(token)));
  const begun = new Set(purchases.map(({ cartToken }) => cartToken));
  const thanked = purchases.filter(({ thanksUrl }) => thanksUrl !== null);
  return [
    ...(numbers.size < orders.length ? ['two orders have one number'] : []),
    ...(carts.size < orders.length ? ['one cart was ordered twice'] : []),
    ...([...carts].some((token) => !begun.has(token))
      ? ['there is an order that nobody began']
      : []),
    ...(thanked.some(({ cartToken }) => !carts.has(cartToken)) ? ['an order is not stored'] : []),
  ];
}

/** Compares stock left and ordered with the initial stock of every variant; none may be negative. */
function wrongStock(dataFile: string, stockBefore: readonly VariantStock[]): readonly string[] {
  using database = openDataFile(dataFile);
  const ordered = new Map<string, number>();
  for (const { contents } of database.prepare('SELECT contents FROM orders').all()) {
    const { lines }: { lines: readonly { variantId: string; quantity: number }[] } = JSON.parse(
      String(contents),
    );
    for (const { variantId, quantity } of lines) {
      ordered.set(variantId, (ordered.get(variantId) ?? 0) + quantity);
    }
  }
  const before = new Map(stockBefore.map(({ gid, quantity }) => [gid, quantity]));
  return stockLevels(dataFile).flatMap(({ gid, quantity }) => {
    const expected = (before.get(gid) ?? 0) - (ordered.get(gid) ?? 0);
    if (quantity < 0) return [`${gid} has a stock of ${quantity}`];
    return quantity === expected ? [] : [`${gid}: ${quantity} left where ${expected} must be`];
  });
}

function brokenFile(dataFile: string): readonly string[] {
  using database = openDataFile(dataFile);
  const found = Object.values(database.prepare('PRAGMA integrity_check').get() ?? {}).join();
  return found === 'ok' ? [] : [`the file is not whole: ${found}`];
}
