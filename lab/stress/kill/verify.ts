import { setTimeout as delay } from 'node:timers/promises';
import { cartFrom } from '../shop/buy.ts';
import { openDataFile, stockLevels, type VariantStock } from '../shop/stock.ts';
import { visitorAt } from '../shop/visitor.ts';
import type { CartEntry, CommandsLedger, CustomerEntry, Ledger, PurchaseEntry } from './ledger.ts';
import { roundsIn } from './product-file.ts';

const MAX_TRIES = 10;
const PAUSE_IN_MS = 500;

export interface VerifyOptions {
  readonly shopUrl: string;
  readonly dataFile: string;
  readonly ledger: Ledger;
  readonly stockBefore: readonly VariantStock[];
}

/** Lists lost or inconsistent data after the last kill. */
export async function verify(options: VerifyOptions): Promise<readonly string[]> {
  const { ledger, dataFile } = options;
  return [
    ...(await lostCartChanges(options.shopUrl, ledger.carts)),
    ...(await lostOrders(options.shopUrl, ledger.purchases)),
    ...problemsInFile(dataFile, options.stockBefore, ledger.purchases),
    ...doubleOrders(dataFile, ledger.purchases),
    ...ledger.customers.flatMap((customer) => lostOfCustomer(dataFile, customer)),
    ...wrongImports(dataFile, ledger.commands),
    ...ledger.commands.failures,
  ];
}

/** Of the platform's file or a backup of it, which has to hold the orders of these purchases. */
export function problemsInFile(
  dataFile: string,
  stockBefore: readonly VariantStock[],
  purchases: readonly PurchaseEntry[],
): readonly string[] {
  return [
    ...brokenFile(dataFile),
    ...missingOrders(dataFile, purchases),
    ...wrongStock(dataFile, stockBefore),
  ];
}

function missingOrders(dataFile: string, purchases: readonly PurchaseEntry[]): readonly string[] {
  using database = openDataFile(dataFile);
  const rows = database.prepare('SELECT cart_token FROM orders').all();
  const ordered = new Set(rows.map(({ cart_token: token }) => token));
  return purchases
    .filter(({ thanksUrl, cartToken }) => thanksUrl !== null && !ordered.has(cartToken))
    .map(() => 'an order that was thanked for is not in the file');
}

function wrongImports(dataFile: string, { imports }: CommandsLedger): readonly string[] {
  using database = openDataFile(dataFile);
  const rounds = [...roundsIn(database)];
  const [round = -1] = rounds;
  return rounds.length === 1 && round >= imports.acknowledged && round <= imports.sent
    ? []
    : [
        `products are of imports ${rounds.join()}: ${imports.acknowledged} acknowledged, ${imports.sent} sent`,
      ];
}

/** A busy machine may fail a request; lost data stays lost. */
export async function withRetries<Value>(
  request: () => Promise<Value | null>,
): Promise<Value | null> {
  for (let tries = 1; tries < MAX_TRIES; tries += 1) {
    const value = await request();
    if (value !== null) return value;
    await delay(PAUSE_IN_MS);
  }
  return request();
}

async function lostCartChanges(shopUrl: string, carts: readonly CartEntry[]) {
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

async function lostOrders(shopUrl: string, purchases: readonly PurchaseEntry[]) {
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

function doubleOrders(dataFile: string, purchases: readonly PurchaseEntry[]): readonly string[] {
  using database = openDataFile(dataFile);
  const orders = database.prepare('SELECT cart_token, number FROM orders').all();
  const numbers = new Set(orders.map(({ number }) => number));
  const carts = new Set(orders.map(({ cart_token: token }) => token));
  const begun = new Set(purchases.map(({ cartToken }) => cartToken));
  return [
    ...(numbers.size < orders.length ? ['two orders have one number'] : []),
    ...(carts.size < orders.length ? ['one cart was ordered twice'] : []),
    ...(orders.some(({ cart_token: token }) => !begun.has(String(token)))
      ? ['there is an order that nobody began']
      : []),
  ];
}

/** Stock left and ordered has to equal the initial stock of every variant, and never be negative. */
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

function lostOfCustomer(
  dataFile: string,
  { email, addresses, wishlists }: CustomerEntry,
): readonly string[] {
  using database = openDataFile(dataFile);
  const textsOf = (statement: string) =>
    database
      .prepare(statement)
      .all(email)
      .map(({ text }) => String(text));
  const book = textsOf(
    'SELECT a.contents AS text FROM customer_addresses a JOIN customers c ON c.id = a.customer_id WHERE c.email = ?',
  ).join('\n');
  const lost = addresses.filter(
    ({ street, isAcknowledged }) => isAcknowledged && !book.includes(`"${street}"`),
  );
  const kept = textsOf(
    "SELECT m.value AS text FROM customer_metafields m JOIN customers c ON c.id = m.customer_id WHERE c.email = ? AND m.key = 'wishlist'",
  ).join();
  const last = wishlists.findLastIndex(({ isAcknowledged }) => isAcknowledged);
  const isKept = wishlists
    .slice(Math.max(last, 0))
    .some(({ productIds }) => productIds.every((id) => kept.includes(`"${id}"`)));
  return [
    ...lost.map(() => `an acknowledged address of ${email} is gone`),
    ...(last === -1 || isKept ? [] : [`the wishlist of ${email} is not the last one: ${kept}`]),
  ];
}

function brokenFile(dataFile: string): readonly string[] {
  using database = openDataFile(dataFile);
  const found = Object.values(database.prepare('PRAGMA integrity_check').get() ?? {}).join();
  return found === 'ok' ? [] : [`the file is not whole: ${found}`];
}
