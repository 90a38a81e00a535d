import { html } from 'hono/html';
import type { Shop } from '../protocol/index.ts';
import { formatMoney, icon, type Markup, type PageDocument } from '../protocol/pages/index.ts';
import { customerNumber } from '../shopify/customers/index.ts';
import {
  financialStatus,
  fulfillmentStatus,
  hasParcel,
  isGivenAway,
  type LineState,
  lineStates,
  type OfficeNote,
  type Order,
  type OrderAddress,
  type OrderAttribute,
  type OrderHistory,
  orderName,
  orderSums,
} from '../shopify/orders/index.ts';
import {
  CONSOLE_LANGUAGE,
  dataTable,
  deskPage,
  factList,
  olderLink,
  type TableColumn,
} from './desk.ts';
import { orderForms } from './order-forms.ts';

/** Shows the details of one order, and what can be done with it. */
export function orderPage(
  order: Order,
  history: OrderHistory,
  office: OfficeNote,
  problems: readonly string[],
): PageDocument {
  const { contents } = order;
  const { address, billingAddress, delivery } = contents;
  const { cardLastFour } = contents.payment;
  const sums = orderSums(order);
  const money = (amount: number) => formatMoney(amount, order.currencyCode, CONSOLE_LANGUAGE);
  const title = `Order ${orderName(order)} of ${order.shop}`;
  const { cancellation, refunds } = history;
  const content = html`<h1>${title}</h1>
${problems.map((problem) => html`<p class="problems" role="alert">${icon('warning')} ${problem}</p>`)}
${factList([
  ['Payment', words(financialStatus(order, history))],
  ['Delivery', words(fulfillmentStatus(order, history))],
  cancellation && ['Cancelled', `${cancellation.cancelledAt} (${words(cancellation.reason)})`],
  ...refunds.map(({ createdAt, amountInMinorUnits, note }) => {
    const told = note === null ? '' : `: ${note}`;
    return ['Refunded', `${money(amountInMinorUnits)} on ${createdAt}${told}`] as const;
  }),
])}
<div class="columns">
<section aria-labelledby="buyer-heading">
<h2 id="buyer-heading">Buyer</h2>
${factList([
  ['Name', `${address.firstName} ${address.lastName}`],
  ['E-mail', html`<a href="/mailbox?to=${encodeURIComponent(order.email)}">${order.email}</a>`],
  ['Account', account(order)],
  ['Phone', contents.phone ?? 'not given'],
  ['Address', onOneLine(address)],
  billingAddress === undefined ? null : ['Billed to', billedTo(billingAddress)],
  [
    'Language',
    `${contents.language}${contents.locale === null ? '' : ` (locale ${contents.locale})`}`,
  ],
])}
</section>
<section aria-labelledby="money-heading">
<h2 id="money-heading">Money</h2>
${factList(
  [
    ['Subtotal', money(sums.subtotalInMinorUnits)],
    ...sums.discounts.map((one) => [one.title, money(-one.amountInMinorUnits)] as const),
    hasParcel(delivery)
      ? ['Delivery', `${money(sums.deliveryInMinorUnits)} (${delivery.title})`]
      : ['Delivery', delivery.title],
    ['Total', money(sums.totalInMinorUnits)],
    ['Tax in it', money(sums.taxInMinorUnits)],
    ...sums.giftCards.map(
      (card) =>
        [
          'Paid',
          `${money(card.amountInMinorUnits)} by gift card ending in ${card.lastCharacters}`,
        ] as const,
    ),
    cardLastFour === null
      ? null
      : ['Paid', `${money(sums.dueInMinorUnits)} by test card ending in ${cardLastFour}`],
    ['Placed', order.placedAt],
  ],
  'number',
)}
</section>
</div>
<section>
<h2 id="lines-heading">Lines</h2>
${dataTable('lines-heading', lineColumns(money), lineStates(order, history))}
</section>
${attributes(contents.attributes, contents.note)}
${officeNote(office, contents.note)}
${orderForms(order, history)}`;
  return deskPage(title, content);
}

function billedTo(address: OrderAddress): string {
  return `${address.firstName} ${address.lastName}, ${onOneLine(address)}`;
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

function lineColumns(money: (amount: number) => string): readonly TableColumn<LineState>[] {
  return [
    {
      heading: 'Product',
      cell: ({ line }) =>
        [line.productTitle, line.variantTitle, line.sellingPlanName]
          .filter((part) => part !== null)
          .join(', '),
      kind: 'wrap',
    },
    { heading: 'SKU', cell: ({ line }) => line.sku ?? '' },
    { heading: 'Attributes', cell: ({ line }) => pairs(line.attributes), kind: 'wrap' },
    { heading: 'Quantity', cell: ({ line }) => line.quantity, kind: 'amount' },
    { heading: 'Sent', cell: ({ fulfilledQuantity }) => fulfilledQuantity, kind: 'amount' },
    { heading: 'Refunded', cell: ({ refundedQuantity }) => refundedQuantity, kind: 'amount' },
    { heading: 'Each', cell: ({ line }) => money(line.unitPriceInMinorUnits), kind: 'amount' },
    {
      heading: 'Before discounts',
      cell: ({ line }) => (isGivenAway(line) ? 'free' : money(line.subtotalInMinorUnits)),
      kind: 'amount',
    },
  ];
}

function pairs(list: readonly OrderAttribute[]): string {
  return list.map(({ key, value }) => `${key}: ${value}`).join(', ');
}

function attributes(list: readonly OrderAttribute[], note: string | null): Markup {
  if (list.length === 0 && note === null) return html``;
  return html`<section aria-labelledby="more-heading">
<h2 id="more-heading">From the cart</h2>
${factList([
  ['Attributes', pairs(list)],
  ['Note', note ?? ''],
])}
</section>`;
}

/** Shows what was written on an order since it was placed, such as a withdrawal from it. */
function officeNote({ note, tags }: OfficeNote, ofBuyer: string | null): Markup {
  if (tags.length === 0 && note === ofBuyer) return html``;
  return html`<section aria-labelledby="office-heading">
<h2 id="office-heading">For the office</h2>
${factList([
  ['Tags', tags.join(', ')],
  ['Note', html`<span style="white-space:pre-line">${note ?? ''}</span>`],
])}
</section>`;
}

const ORDER_COLUMNS: readonly TableColumn<Order>[] = [
  {
    heading: 'Order',
    cell: (order) =>
      html`<a href="/console/${order.shop}/orders/${order.number}">${orderName(order)}</a>`,
  },
  { heading: 'Shop', cell: ({ shop }) => shop },
  { heading: 'Placed', cell: ({ placedAt }) => placedAt, kind: 'number' },
  { heading: 'E-mail', cell: ({ email }) => email },
  {
    heading: 'Items',
    cell: ({ contents }) => contents.lines.reduce((sum, { quantity }) => sum + quantity, 0),
    kind: 'amount',
  },
  {
    heading: 'Total',
    cell: (order) => formatMoney(order.totalInMinorUnits, order.currencyCode, CONSOLE_LANGUAGE),
    kind: 'amount',
  },
];

/** Returns the columns of these headings, for a table of orders elsewhere. */
export function columnsOfOrders(...headings: readonly string[]): readonly TableColumn<Order>[] {
  return ORDER_COLUMNS.filter(({ heading }) => headings.includes(heading));
}

export const ORDERS_PATH = '/console/orders';
export const ORDERS_PER_PAGE = 50;

export function ordersPage(orders: readonly Order[], shop: Shop | null): PageDocument {
  const title = shop === null ? 'Orders' : `Orders of ${shop.name}`;
  const content = html`<h1 id="orders-heading">${title}</h1>
<section>
${orders.length === 0 ? html`<p class="stone">No order here yet.</p>` : dataTable('orders-heading', ORDER_COLUMNS, orders)}
${olderLink(ORDERS_PATH, { what: 'orders', shown: orders, pageSize: ORDERS_PER_PAGE, shop: shop?.key })}
</section>`;
  return deskPage(title, content);
}
