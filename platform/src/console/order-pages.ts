import { html } from 'hono/html';
import type { Shop } from '../protocol/index.ts';
import { formatMoney, icon, type Markup, type PageDocument } from '../protocol/pages/index.ts';
import { customerNumber } from '../shopify/customers/index.ts';
import {
  financialStatus,
  fulfillmentStatus,
  lineStates,
  type Order,
  type OrderAddress,
  type OrderAttribute,
  type OrderHistory,
  orderName,
  orderSums,
} from '../shopify/orders/index.ts';
import { CONSOLE_LANGUAGE, consoleLayout } from './console-layout.ts';
import { orderForms } from './order-forms.ts';

/** The details of one order, and what can be done with it. */
export function orderPage(
  order: Order,
  history: OrderHistory,
  problems: readonly string[],
): PageDocument {
  const { contents } = order;
  const { address, billingAddress } = contents;
  const sums = orderSums(order);
  const money = (amount: number) => formatMoney(amount, order.currencyCode, CONSOLE_LANGUAGE);
  const title = `Order ${orderName(order)} of ${order.shop}`;
  const content = html`<h1>${title}</h1>
${problems.map((problem) => html`<p class="problems" role="alert">${icon('warning')} ${problem}</p>`)}
<dl class="facts">
<dt>Payment</dt><dd>${words(financialStatus(order, history))}</dd>
<dt>Delivery</dt><dd>${words(fulfillmentStatus(order, history))}</dd>
${history.cancellation === null ? '' : html`<dt>Cancelled</dt><dd>${history.cancellation.cancelledAt} (${words(history.cancellation.reason)})</dd>`}
${history.refunds.map(({ createdAt, amountInMinorUnits, note }) => html`<dt>Refunded</dt><dd>${money(amountInMinorUnits)} on ${createdAt}${note === null ? '' : html`: ${note}`}</dd>`)}
</dl>
<div class="columns">
<section aria-labelledby="buyer-heading">
<h2 id="buyer-heading">Buyer</h2>
<dl class="facts">
<dt>Name</dt><dd>${address.firstName} ${address.lastName}</dd>
<dt>E-mail</dt><dd><a href="/mailbox?to=${encodeURIComponent(order.email)}">${order.email}</a></dd>
<dt>Account</dt><dd>${account(order)}</dd>
<dt>Phone</dt><dd>${contents.phone ?? 'not given'}</dd>
<dt>Address</dt><dd>${onOneLine(address)}</dd>
${billingAddress === undefined ? '' : html`<dt>Billed to</dt><dd>${billingAddress.firstName} ${billingAddress.lastName}, ${onOneLine(billingAddress)}</dd>`}
<dt>Language</dt><dd>${contents.language}${contents.locale === null ? '' : html` (locale ${contents.locale})`}</dd>
</dl>
</section>
<section aria-labelledby="money-heading">
<h2 id="money-heading">Money</h2>
<dl class="facts number">
<dt>Subtotal</dt><dd>${money(sums.subtotalInMinorUnits)}</dd>
${sums.discounts.map(({ title: name, amountInMinorUnits }) => html`<dt>${name}</dt><dd>${money(-amountInMinorUnits)}</dd>`)}
<dt>Delivery</dt><dd>${money(sums.deliveryInMinorUnits)} (${contents.delivery.title})</dd>
<dt>Total</dt><dd>${money(sums.totalInMinorUnits)}</dd>
<dt>Tax in it</dt><dd>${money(sums.taxInMinorUnits)}</dd>
${sums.giftCards.map(({ lastCharacters, amountInMinorUnits }) => html`<dt>Paid</dt><dd>${money(amountInMinorUnits)} by gift card ending in ${lastCharacters}</dd>`)}
${contents.payment.cardLastFour === null ? '' : html`<dt>Paid</dt><dd>${money(sums.dueInMinorUnits)} by test card ending in ${contents.payment.cardLastFour}</dd>`}
<dt>Placed</dt><dd>${order.placedAt}</dd>
</dl>
</section>
</div>
<section>
<h2 id="lines-heading">Lines</h2>
${lines(order, history, money)}
</section>
${attributes(contents.attributes, contents.note)}
${orderForms(order, history)}`;
  return { languageTag: CONSOLE_LANGUAGE, title, body: consoleLayout(content) };
}

function onOneLine(address: OrderAddress): string {
  const { address1, address2, zip, city, regionName, countryCode } = address;
  return [address1, address2, zip, city, regionName, countryCode]
    .filter((part) => part !== null)
    .join(', ');
}

function account({ shop, customerId }: Order): Markup | string {
  const number = customerId === null ? null : customerNumber(customerId);
  if (number === null) return 'none';
  return html`<a href="/console/${shop}/customers/${number}">Customer ${number}</a>`;
}

const words = (state: string) => state.toLowerCase().replaceAll('_', ' ');

function lines(order: Order, history: OrderHistory, money: (amount: number) => string): Markup {
  return html`<div class="table-frame" tabindex="0" role="region" aria-labelledby="lines-heading"><table>
<thead><tr><th scope="col">Product</th><th scope="col">SKU</th><th scope="col">Attributes</th><th scope="col" class="amount">Quantity</th><th scope="col" class="amount">Sent</th><th scope="col" class="amount">Refunded</th><th scope="col" class="amount">Each</th><th scope="col" class="amount">Total</th></tr></thead>
<tbody>
${lineStates(order, history).map(
  ({ line, fulfilledQuantity, refundedQuantity }) =>
    html`<tr><td class="wrap">${line.productTitle}${line.variantTitle === null ? '' : html`, ${line.variantTitle}`}${line.sellingPlanName === null ? '' : html`, ${line.sellingPlanName}`}</td><td>${line.sku ?? ''}</td><td class="wrap">${pairs(line.attributes)}</td><td class="amount number">${line.quantity}</td><td class="amount number">${fulfilledQuantity}</td><td class="amount number">${refundedQuantity}</td><td class="amount number">${money(line.unitPriceInMinorUnits)}</td><td class="amount number">${money(line.totalInMinorUnits)}</td></tr>`,
)}
</tbody>
</table></div>`;
}

function pairs(list: readonly OrderAttribute[]): string {
  return list.map(({ key, value }) => `${key}: ${value}`).join(', ');
}

function attributes(list: readonly OrderAttribute[], note: string | null): Markup {
  if (list.length === 0 && note === null) return html``;
  return html`<section aria-labelledby="more-heading">
<h2 id="more-heading">From the cart</h2>
<dl class="facts">
<dt>Attributes</dt><dd>${pairs(list)}</dd>
<dt>Note</dt><dd>${note ?? ''}</dd>
</dl>
</section>`;
}

export function orderMissingPage(): PageDocument {
  const content = html`<h1>No such order</h1>
<p><a href="/console/orders">All orders</a></p>`;
  return { languageTag: CONSOLE_LANGUAGE, title: 'No such order', body: consoleLayout(content) };
}

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
  return { languageTag: CONSOLE_LANGUAGE, title, body: consoleLayout(content) };
}

function table(orders: readonly Order[]): Markup {
  return html`<div class="table-frame" tabindex="0" role="region" aria-labelledby="orders-heading"><table>
<thead><tr><th scope="col">Order</th><th scope="col">Shop</th><th scope="col">Placed</th><th scope="col">E-mail</th><th scope="col" class="amount">Items</th><th scope="col" class="amount">Total</th></tr></thead>
<tbody>
${orders.map(
  (order) =>
    html`<tr><td><a href="/console/${order.shop}/orders/${order.number}">${orderName(order)}</a></td><td>${order.shop}</td><td class="number">${order.placedAt}</td><td>${order.email}</td><td class="amount number">${order.contents.lines.reduce((sum, { quantity }) => sum + quantity, 0)}</td><td class="amount number">${formatMoney(order.totalInMinorUnits, order.currencyCode, CONSOLE_LANGUAGE)}</td></tr>`,
)}
</tbody>
</table></div>`;
}
