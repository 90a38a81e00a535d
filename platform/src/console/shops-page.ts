import { html } from 'hono/html';
import {
  type PlatformContext,
  SHOP_KEYS,
  type Shop,
  storefrontMarkets,
} from '../protocol/index.ts';
import type { Markup, PageDocument } from '../protocol/pages/index.ts';
import { readCatalogue } from '../shopify/catalogue/index.ts';
import { CONSOLE_LANGUAGE, consoleLayout } from './console-layout.ts';

/** Every shop with what is in it and the ways into it. */
export function shopsPage(
  context: PlatformContext,
  counts: {
    readonly orders: ReadonlyMap<string, number>;
    readonly customers: ReadonlyMap<string, number>;
  },
): PageDocument {
  const content = html`<h1>${SHOP_KEYS.length} shops, one machine</h1>
<p>The embedded commerce platform answers for every market here. This console is for the person at this machine: it listens on the loopback address, asks for no password and moves no money.</p>
<section>
<h2 id="shops-heading">Shops</h2>
<div class="table-frame" tabindex="0" role="region" aria-labelledby="shops-heading"><table>
<thead><tr><th scope="col">Shop</th><th scope="col">Country</th><th scope="col">Languages</th><th scope="col">Currency</th><th scope="col">API version</th><th scope="col" class="amount">Products</th><th scope="col" class="amount">Orders</th><th scope="col" class="amount">Customers</th><th scope="col">Storefront</th><th scope="col">API</th></tr></thead>
<tbody>
${SHOP_KEYS.map((key) => row(context, context.shops[key], counts.orders.get(key) ?? 0, counts.customers.get(key) ?? 0))}
</tbody>
</table></div>
</section>`;
  return { languageTag: CONSOLE_LANGUAGE, title: 'Console', body: consoleLayout(content) };
}

function row(context: PlatformContext, shop: Shop, orders: number, customers: number): Markup {
  const { products } = readCatalogue(context.store, shop.key);
  const markets = storefrontMarkets(context.storefrontUrl, shop);
  return html`<tr>
<th scope="row">${shop.key}</th><td>${shop.countryName}</td>
<td>${shop.languages.map(({ endonym }) => endonym).join(', ')}</td>
<td>${shop.currencyCode}</td><td class="number">${shop.apiVersion}</td>
<td class="amount number">${products.length}</td>
<td class="amount number"><a href="/console/orders?shop=${shop.key}">${orders}<span class="unseen"> orders of ${shop.key}</span></a></td>
<td class="amount number"><a href="/console/customers?shop=${shop.key}">${customers}<span class="unseen"> customers of ${shop.key}</span></a></td>
<td>${markets.map(({ locale, home }) => html`<a href="${home}"><span class="unseen">Storefront </span>${locale}</a> `)}</td>
<td><a href="/${shop.key}/graphiql">GraphiQL<span class="unseen"> of ${shop.key}</span></a></td>
</tr>`;
}
