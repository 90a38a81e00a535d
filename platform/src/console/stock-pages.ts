import { html } from 'hono/html';
import { SHOP_KEYS, type Shop } from '../protocol/index.ts';
import type { Markup, PageDocument } from '../protocol/pages/index.ts';
import { CONSOLE_LANGUAGE, consoleLayout } from './console-layout.ts';

export interface StockEntry {
  readonly variantNumber: number;
  readonly product: string;
  readonly size: string;
  readonly quantity: number;
  /** How many get a letter once it is back. */
  readonly waiting: number;
}

interface StockPage {
  readonly shop: Shop;
  readonly words: string;
  readonly entries: readonly StockEntry[];
  /** How many match, of which the first are listed. */
  readonly total: number;
}

export const MAX_QUANTITY = 1_000_000;

/** The scarcest first. */
export function stockPage({ shop, words, entries, total }: StockPage): PageDocument {
  const title = `Stock of ${shop.name}`;
  const content = html`<h1>${title}</h1>
<nav class="desk-nav" aria-label="Shops">
${SHOP_KEYS.map((key) => html`<a class="quiet-link" href="/console/stock?shop=${key}"${key === shop.key ? html` aria-current="page"` : ''}>${key}</a> `)}
</nav>
<form class="group" method="get" action="/console/stock">
<input type="hidden" name="shop" value="${shop.key}">
<div class="field"><label for="words">Words in the product’s name</label>
<input id="words" name="words" value="${words}" autocomplete="off"></div>
<p><button class="button" type="submit">Search</button></p>
</form>
<section>
<h2 id="stock-heading">${total} ${total === 1 ? 'size' : 'sizes'}${total > entries.length ? `, the scarcest ${entries.length}` : ''}</h2>
<div class="table-frame" tabindex="0" role="region" aria-labelledby="stock-heading"><table>
<thead><tr><th scope="col">Product</th><th scope="col">Size</th><th scope="col" class="amount">Waiting</th><th scope="col">In stock</th></tr></thead>
<tbody>
${entries.map((entry) => row(shop, words, entry))}
</tbody>
</table></div>
</section>`;
  return { languageTag: CONSOLE_LANGUAGE, title, body: consoleLayout(content) };
}

function row(
  shop: Shop,
  words: string,
  { variantNumber, product, size, quantity, waiting }: StockEntry,
): Markup {
  const id = `stock-${variantNumber}`;
  return html`<tr>
<th scope="row">${product}</th><td>${size}</td><td class="amount number">${waiting}</td>
<td><form method="post" action="/console/${shop.key}/stock/${variantNumber}">
<input type="hidden" name="words" value="${words}">
<label class="unseen" for="${id}">${product}, ${size}: in stock</label>
<input id="${id}" name="quantity" type="number" inputmode="numeric" min="0" max="${MAX_QUANTITY}" value="${quantity}" required>
<button class="button" type="submit">Save<span class="unseen"> ${product}, ${size}</span></button>
</form></td>
</tr>`;
}
