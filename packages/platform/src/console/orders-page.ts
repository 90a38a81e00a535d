import { html } from 'hono/html';
import { type Order, orderName } from '../orders/index.ts';
import {
  DESK_LANGUAGE,
  deskFrame,
  formatMoney,
  type Markup,
  type PageDocument,
} from '../pages/index.ts';
import type { Shop } from '../shops/index.ts';

interface OrdersPage {
  readonly orders: readonly Order[];
  readonly shop: Shop | null;
  readonly pageSize: number;
}

export function ordersPage({ orders, shop, pageSize }: OrdersPage): PageDocument {
  const title = shop === null ? 'Orders' : `Orders of ${shop.name}`;
  const oldest = orders.length === pageSize ? orders.at(-1) : undefined;
  const older = new URLSearchParams({
    ...(shop === null ? {} : { shop: shop.key }),
    before: String(oldest?.id ?? ''),
  });
  const content = html`<h1 id="orders-heading">${title}</h1>
<section>
${orders.length === 0 ? html`<p class="stone">No order here yet.</p>` : table(orders)}
${oldest === undefined ? '' : html`<p><a class="quiet-link" href="/console/orders?${older.toString()}">Older orders</a></p>`}
</section>`;
  return { languageTag: DESK_LANGUAGE, title, body: deskFrame(content) };
}

function table(orders: readonly Order[]): Markup {
  return html`<div class="table-frame" tabindex="0" role="region" aria-labelledby="orders-heading"><table>
<thead><tr><th scope="col">Order</th><th scope="col">Shop</th><th scope="col">Placed</th><th scope="col">E-mail</th><th scope="col" class="amount">Items</th><th scope="col" class="amount">Total</th></tr></thead>
<tbody>
${orders.map(
  (order) =>
    html`<tr><td><a href="/console/${order.shop}/orders/${order.number}">${orderName(order)}</a></td><td>${order.shop}</td><td class="number">${order.placedAt}</td><td>${order.email}</td><td class="amount number">${order.contents.lines.reduce((sum, { quantity }) => sum + quantity, 0)}</td><td class="amount number">${formatMoney(order.totalInMinorUnits, order.currencyCode, DESK_LANGUAGE)}</td></tr>`,
)}
</tbody>
</table></div>`;
}
