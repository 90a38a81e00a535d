import { html } from 'hono/html';
import { type Customer, displayName } from '../customers/index.ts';
import { type Order, orderName } from '../orders/index.ts';
import {
  DESK_LANGUAGE,
  deskFrame,
  formatMoney,
  type Markup,
  type PageDocument,
} from '../pages/index.ts';

/** All that is known of one customer; nothing that opens their account. */
export function customerPage(customer: Customer, orders: readonly Order[]): PageDocument {
  const title = `${displayName(customer)}, customer of ${customer.shop}`;
  const content = html`<h1>${title}</h1>
<section aria-labelledby="facts-heading">
<h2 id="facts-heading">Account</h2>
<dl class="facts">
<dt>E-mail</dt><dd><a href="/mailbox?to=${encodeURIComponent(customer.email)}">${customer.email}</a> (${customer.isEmailVerified ? 'proven' : 'not proven'})</dd>
<dt>State</dt><dd>${customer.state.toLowerCase()}</dd>
<dt>Phone</dt><dd>${customer.phone ?? 'not given'}</dd>
<dt>Language</dt><dd>${customer.language}</dd>
<dt>Tags</dt><dd>${customer.tags.join(', ') || 'none'}</dd>
<dt>News by e-mail</dt><dd>${customer.acceptsMarketing ? 'yes' : 'no'}</dd>
<dt>Since</dt><dd class="number">${customer.createdAt}</dd>
</dl>
${customer.state === 'ENABLED' ? '' : inviteAgain(customer)}
</section>
<section>
<h2 id="orders-heading">Orders</h2>
${orders.length === 0 ? html`<p class="stone">No order in this account yet.</p>` : table(orders)}
</section>`;
  return { languageTag: DESK_LANGUAGE, title, body: deskFrame(content) };
}

function inviteAgain({ shop, email }: Customer): Markup {
  return html`<form method="post" action="/console/${shop}/customers">
<input type="hidden" name="email" value="${email}">
<p><button class="button" type="submit">Send the invitation again</button></p>
</form>`;
}

function table(orders: readonly Order[]): Markup {
  return html`<div class="table-frame" tabindex="0" role="region" aria-labelledby="orders-heading"><table>
<thead><tr><th scope="col">Order</th><th scope="col">Placed</th><th scope="col" class="amount">Total</th></tr></thead>
<tbody>
${orders.map(
  (order) =>
    html`<tr><td><a href="/console/${order.shop}/orders/${order.number}">${orderName(order)}</a></td><td class="number">${order.placedAt}</td><td class="amount number">${formatMoney(order.totalInMinorUnits, order.currencyCode, DESK_LANGUAGE)}</td></tr>`,
)}
</tbody>
</table></div>`;
}

export function customerMissingPage(): PageDocument {
  const content = html`<h1>No such customer</h1>
<p><a href="/console/customers">All customers</a></p>`;
  return { languageTag: DESK_LANGUAGE, title: 'No such customer', body: deskFrame(content) };
}
