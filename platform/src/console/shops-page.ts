import type { Hono } from 'hono';
import { html } from 'hono/html';
import {
  type PlatformContext,
  SHOP_KEYS,
  type Shop,
  storefrontMarkets,
} from '../protocol/index.ts';
import { readCatalogue } from '../shopify/catalogue/index.ts';
import { countCustomers } from '../shopify/customers/index.ts';
import { countOrders } from '../shopify/orders/index.ts';
import { dataTable, deskPage, sendDesk } from './desk.ts';

/** Shows every shop with what is in it and the ways into it. */
export function shopsRoute(app: Hono, context: PlatformContext): void {
  const { store, shops, storefrontUrl, markets } = context;
  // Returns true, too, for what goes with the market of the same name as the shop: English with `nl`.
  const isSold = (key: string, locale: string) =>
    markets.length === 0 || markets.includes(locale) || markets.includes(key);
  app.get('/', (c) => {
    const orders = countOrders(store.read);
    const customers = countCustomers(store.read);
    const table = dataTable<Shop>(
      'shops-heading',
      [
        { heading: 'Shop', cell: ({ key }) => key, kind: 'head' },
        { heading: 'Country', cell: ({ countryName }) => countryName },
        {
          heading: 'Languages',
          cell: ({ languages }) => languages.map(({ endonym }) => endonym).join(', '),
        },
        { heading: 'Currency', cell: ({ currencyCode }) => currencyCode },
        { heading: 'API version', cell: ({ apiVersion }) => apiVersion, kind: 'number' },
        {
          heading: 'Products',
          cell: ({ key }) => readCatalogue(store, key).products.length,
          kind: 'amount',
        },
        {
          heading: 'Orders',
          cell: ({ key }) => countLink('orders', key, orders.get(key) ?? 0),
          kind: 'amount',
        },
        {
          heading: 'Customers',
          cell: ({ key }) => countLink('customers', key, customers.get(key) ?? 0),
          kind: 'amount',
        },
        {
          heading: 'Storefront',
          cell: (shop) =>
            html`${storefrontMarkets(storefrontUrl, shop)
              .filter(({ locale }) => isSold(shop.key, locale))
              .map(
                ({ locale, home }) =>
                  html`<a href="${home}"><span class="unseen">Storefront </span>${locale}</a> `,
              )}`,
        },
        {
          heading: 'API',
          cell: ({ key }) =>
            html`<a href="/${key}/graphiql">GraphiQL<span class="unseen"> of ${key}</span></a>`,
        },
      ],
      SHOP_KEYS.map((key) => shops[key]),
    );
    const content = html`<h1>${SHOP_KEYS.length} shops, one machine</h1>
<p>The embedded commerce platform answers for every market here. This console is for the person at this machine: it listens on the loopback address, asks for no password and moves no money.</p>
<section>
<h2 id="shops-heading">Shops</h2>
${table}
</section>`;
    return sendDesk(c, context, deskPage('Console', content));
  });
}

function countLink(what: 'orders' | 'customers', key: string, count: number) {
  return html`<a href="/console/${what}?shop=${key}">${count}<span class="unseen"> ${what} of ${key}</span></a>`;
}
