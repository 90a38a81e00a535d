import type { Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import {
  gid,
  isShopKey,
  type PlatformContext,
  SHOP_KEYS,
  type ShopKey,
} from '../protocol/index.ts';
import { sendPage } from '../protocol/pages/index.ts';
import { countWaiting } from '../services/klaviyo/restock/index.ts';
import { recordChange } from '../shopify/admin/index.ts';
import { readCatalogue, setStock } from '../shopify/catalogue/index.ts';
import { csrfGuard } from './console-guards.ts';
import { MAX_QUANTITY, type StockEntry, stockPage } from './stock-pages.ts';

const LISTED = 50;
const MAX_FORM_IN_BYTES = 4_000;
const MAX_WORDS_LENGTH = 100;

/** The scarcest first, and how many there are. */
function findEntries(
  { store }: PlatformContext,
  shop: ShopKey,
  words: string,
): { readonly entries: readonly StockEntry[]; readonly total: number } {
  const { products, stock } = readCatalogue(store, shop);
  const waiting = countWaiting(store.read, shop);
  const found = products
    .filter(({ record }) => record.title.toLowerCase().includes(words.toLowerCase()))
    .flatMap(({ variants }) => variants)
    .filter(({ record }) => record.tracksInventory)
    .map((variant) => ({ ...variant, quantity: stock.quantityOf(variant) }))
    .sort((a, b) => a.quantity - b.quantity);
  const entries = found.slice(0, LISTED).map(({ product, record, quantity }) => ({
    variantNumber: record.number,
    product: product.record.title,
    size: record.title,
    quantity,
    waiting: waiting.get(record.number) ?? 0,
  }));
  return { entries, total: found.length };
}

/** Where the person at this machine counts what has come in. */
export function stockRoutes(app: Hono, context: PlatformContext): void {
  const { origin: imageOrigin, shops, store, brand, now } = context;
  const shopKeyOf = (c: Context): ShopKey => {
    const key = c.req.param('shop') ?? c.req.query('shop') ?? '';
    return isShopKey(key) ? key : 'nl';
  };

  app.get('/console/stock', (c) => {
    const shop = shops[shopKeyOf(c)];
    const words = (c.req.query('words') ?? '').trim().slice(0, MAX_WORDS_LENGTH);
    const page = stockPage({ shop, words, ...findEntries(context, shop.key, words) });
    return sendPage(c, page, { imageOrigin, brand });
  });
  app.post(
    `/console/:shop{${SHOP_KEYS.join('|')}}/stock/:variant{\\d{1,15}}`,
    csrfGuard,
    bodyLimit({ maxSize: MAX_FORM_IN_BYTES }),
    async (c) => {
      const shop = shopKeyOf(c);
      const variantNumber = Number(c.req.param('variant'));
      const body: Readonly<Record<string, unknown>> = await c.req.parseBody().catch(() => ({}));
      const text = (name: string) => (typeof body[name] === 'string' ? body[name].trim() : '');
      const quantity = /^\d{1,7}$/.test(text('quantity')) ? Number(text('quantity')) : Number.NaN;
      if (!(quantity <= MAX_QUANTITY)) return c.text('This is no number of units\n', 422);
      const id = gid('ProductVariant', variantNumber);
      const known = readCatalogue(store, shop).variantById.get(id);
      if (known?.record.tracksInventory !== true)
        return c.text('There is no such size any more\n', 404);
      await store.write((sql) => {
        setStock(sql, shop, [{ variantNumber, quantity }]);
        const what = `stock ${quantity}`;
        const at = now().toISOString();
        recordChange(sql, { shop, at, way: 'console', what, ids: [id], outcome: 'done' });
      });
      const query = new URLSearchParams({ shop, words: text('words').slice(0, MAX_WORDS_LENGTH) });
      return c.redirect(`/console/stock?${query}`, 303);
    },
  );
}
