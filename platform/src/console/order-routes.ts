import type { Context, Hono } from 'hono';
import type { PlatformContext, Shop } from '../protocol/index.ts';
import { withAudit } from '../shopify/admin/index.ts';
import {
  addEvent,
  CANCEL_REASONS,
  type ChangeContext,
  type ChangeOutcome,
  cancel,
  findOrderByNumber,
  fulfil,
  lineStates,
  listOrders,
  type Order,
  RESTOCK_TYPES,
  readHistory,
  readOfficeNote,
  refund,
  updateTracking,
} from '../shopify/orders/index.ts';
import { endRenewals } from '../shopify/subscriptions/index.ts';
import {
  amountTyped,
  beforeIdIn,
  FORM_GUARDS,
  missingPage,
  readForm,
  sendDesk,
  shopIn,
} from './desk.ts';
import { ORDERS_PATH, ORDERS_PER_PAGE, orderPage, ordersPage } from './order-pages.ts';

type Typed = (name: string) => string;

/** Empty is nought; what is no number is refused by the change itself. */
const unitsOf = (typed: string) => (typed === '' ? 0 : Number(typed));

function trackingOf(typed: Typed, prefix = '') {
  const text = (name: string) => typed(`${prefix}${name}`) || null;
  return { company: text('company'), number: text('number'), url: text('url') };
}

type RunContext = PlatformContext & ChangeContext;
type Run = (context: RunContext, order: Order, typed: Typed) => Promise<ChangeOutcome>;

function linesTyped({ store }: ChangeContext, order: Order, typed: Typed, prefix: string) {
  return lineStates(order, readHistory(store.read, order.id))
    .map(({ line, position }) => ({
      lineId: line.id,
      quantity: unitsOf(typed(`${prefix}${position}`)),
    }))
    .filter(({ quantity }) => quantity !== 0);
}

const notified = (typed: Typed) => typed('notify') === 'on';

const CHANGES: Readonly<Record<string, Run>> = {
  fulfil: (context, order, typed) =>
    fulfil(context, order, {
      lines: linesTyped(context, order, typed, 'send'),
      tracking: trackingOf(typed),
      notify: notified(typed),
    }),
  tracking: (context, order, typed) =>
    updateTracking(context, order, {
      fulfillmentId: Number(typed('parcel')),
      tracking: trackingOf(typed, `parcel${typed('parcel')}-`),
      notify: notified(typed),
    }),
  delivered: (context, order, typed) =>
    addEvent(context, order, {
      fulfillmentId: Number(typed('parcel')),
      status: 'DELIVERED',
      notify: notified(typed),
    }),
  refund(context, order, typed) {
    const restockType = RESTOCK_TYPES.find((type) => type === typed('restock')) ?? 'NO_RESTOCK';
    const amount = typed('amount');
    return refund(context, order, {
      lines: linesTyped(context, order, typed, 'refund').map((line) => ({ ...line, restockType })),
      shippingInMinorUnits: typed('delivery') === 'on' ? 'all' : 0,
      amountInMinorUnits: amount === '' ? 'worth' : (amountTyped(amount) ?? Number.NaN),
      note: typed('note') || null,
      notify: notified(typed),
    });
  },
  cancel: (context, order, typed) =>
    cancel(context, order, {
      reason: CANCEL_REASONS.find((reason) => reason === typed('reason')) ?? 'OTHER',
      refund: typed('refund') === 'on',
      restock: typed('restock') === 'on',
      notify: notified(typed),
      staffNote: null,
      endRenewals: (sql) => endRenewals(sql, context, order),
    }),
};

/** Orders in the console, and what the shop's office does with one. */
export function orderRoutes(app: Hono, context: PlatformContext): void {
  const { store } = context;

  function find(c: Context): { readonly shop: Shop; readonly order: Order } | null {
    const shop = shopIn(c, context);
    const number = c.req.param('number') ?? '';
    if (shop === null || !/^\d{1,12}$/.test(number)) return null;
    const order = findOrderByNumber(store.read, shop.key, Number(number));
    return order === null ? null : { shop, order };
  }

  const missing = (c: Context) => {
    const page = missingPage('order', { href: ORDERS_PATH, label: 'All orders' });
    return sendDesk(c, context, page, 404);
  };

  const show = (c: Context, order: Order, problems: readonly string[]) => {
    const page = orderPage(
      order,
      readHistory(store.read, order.id),
      readOfficeNote(store.read, order),
      problems,
    );
    return sendDesk(c, context, page, problems.length === 0 ? 200 : 422);
  };

  app.get(ORDERS_PATH, (c) => {
    const shop = shopIn(c, context);
    const page = { limit: ORDERS_PER_PAGE, ...beforeIdIn(c) };
    const orders = listOrders(store.read, shop?.key ?? null, page);
    return sendDesk(c, context, ordersPage(orders, shop));
  });
  app.get('/console/:shop/orders/:number', (c) => {
    const one = find(c);
    return one === null ? missing(c) : show(c, one.order, []);
  });
  app.post('/console/:shop/orders/:number/:change', ...FORM_GUARDS, async (c) => {
    const one = find(c);
    const name = c.req.param('change');
    const run = Object.hasOwn(CHANGES, name) ? CHANGES[name] : undefined;
    if (one === null || run === undefined) return missing(c);
    const { shop, order } = one;
    const typed = await readForm(c);
    const audited = withAudit(context, {
      shop: shop.key,
      way: 'console',
      what: `order ${name}`,
      idsOf: () => [`gid://shopify/Order/${order.id}`],
    });
    const outcome = await run({ ...audited, shop }, order, typed);
    if (outcome.kind === 'done') {
      return c.redirect(`/console/${order.shop}/orders/${order.number}`, 303);
    }
    return show(
      c,
      order,
      outcome.problems.map(({ message }) => message),
    );
  });
}
