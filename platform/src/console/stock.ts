import type { Hono } from 'hono';
import { html } from 'hono/html';
import { countOf, gid, type PlatformContext, type Shop } from '../protocol/index.ts';
import type { Markup } from '../protocol/pages/index.ts';
import { countWaiting } from '../services/klaviyo/index.ts';
import { recordChange } from '../shopify/admin/index.ts';
import { readCatalogue, setStock } from '../shopify/catalogue/index.ts';
import {
  dataTable,
  deskPage,
  FORM_GUARDS,
  KEY,
  readForm,
  sendDesk,
  shopIn,
  shopLinks,
  wordsIn,
} from './desk.ts';

interface StockEntry {
  readonly variantNumber: number;
  readonly product: string;
  readonly size: string;
  readonly quantity: number;
  /** Number of those who get a letter once it is back. */
  readonly waiting: number;
}

const PATH = '/console/stock';
const LISTED = 50;
const MAX_QUANTITY = 1_000_000;

/** Finds the scarcest first. */
function findEntries({ store }: PlatformContext, { key }: Shop, words: string) {
  const { products, stock } = readCatalogue(store, key);
  const waiting = countWaiting(store.read, key);
  const found = products
    .filter(({ record }) => record.title.toLowerCase().includes(words.toLowerCase()))
    .flatMap(({ variants }) => variants)
    .filter(({ record }) => record.tracksInventory)
    .map((variant) => ({ ...variant, quantity: stock.quantityOf(variant) }))
    .sort((a, b) => a.quantity - b.quantity);
  const entries = found.slice(0, LISTED).map(
    ({ product, record, quantity }): StockEntry => ({
      variantNumber: record.number,
      product: product.record.title,
      // Shopify's name for the one variant of a product without options.
      size: record.title === 'Default Title' ? '' : record.title,
      quantity,
      waiting: waiting.get(record.number) ?? 0,
    }),
  );
  return { entries, total: found.length };
}

function quantityForm(
  { key }: Shop,
  words: string,
  { variantNumber, product, size, quantity }: StockEntry,
): Markup {
  const id = `stock-${variantNumber}`;
  return html`<form method="post" action="/console/${key}/stock/${variantNumber}">
<input type="hidden" name="words" value="${words}">
<label class="unseen" for="${id}">${product}, ${size}: in stock</label>
<input id="${id}" name="quantity" type="number" inputmode="numeric" min="0" max="${MAX_QUANTITY}" value="${quantity}" required>
<button class="button" type="submit">Save<span class="unseen"> ${product}, ${size}</span></button>
</form>`;
}

/** Takes the counts of what has come in. */
export function stockRoutes(app: Hono, context: PlatformContext): void {
  const { shops, store, now } = context;
  app.get(PATH, (c) => {
    const shop = shopIn(c, context) ?? shops.nl;
    const words = wordsIn(c, 'words');
    const { entries, total } = findEntries(context, shop, words);
    const title = `Stock of ${shop.name}`;
    const table = dataTable<StockEntry>(
      'stock-heading',
      [
        { heading: 'Product', cell: ({ product }) => product, kind: 'head' },
        { heading: 'Size', cell: ({ size }) => size },
        { heading: 'Waiting', cell: ({ waiting }) => waiting, kind: 'amount' },
        { heading: 'In stock', cell: (entry) => quantityForm(shop, words, entry) },
      ],
      entries,
    );
    const content = html`<h1>${title}</h1>
${shopLinks(PATH, shop)}
<form class="group" method="get" action="${PATH}">
<input type="hidden" name="shop" value="${shop.key}">
<div class="field"><label for="words">Words in the product’s name</label>
<input id="words" name="words" value="${words}" autocomplete="off"></div>
<p><button class="button" type="submit">Search</button></p>
</form>
<section>
<h2 id="stock-heading">${countOf(total, 'size')}${total > entries.length ? `, the scarcest ${entries.length}` : ''}</h2>
${table}
</section>`;
    return sendDesk(c, context, deskPage(title, content));
  });
  app.post(`/console/${KEY}/stock/:variant{\\d{1,15}}`, ...FORM_GUARDS, async (c) => {
    const shop = (shopIn(c, context) ?? shops.nl).key;
    const variantNumber = Number(c.req.param('variant'));
    const text = await readForm(c);
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
    const query = new URLSearchParams({ shop, words: text('words').slice(0, 100) });
    return c.redirect(`${PATH}?${query}`, 303);
  });
}
