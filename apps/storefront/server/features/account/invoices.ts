import type { AccountOutcome, Invoice, Order, OrderDetails } from '@lokke/contract/ports';
import { parseMinorUnits } from '@lokke/domain/money';
import { withGiftCards } from '@lokke/domain/money-lines';
import { suppliedAt, taxableByRate } from '@lokke/domain/orders';
import { canWithdraw } from '@lokke/domain/withdrawal';
import { parseJson } from '@lokke/http-client';
import {
  type AdminClient,
  metafieldsSet,
  type OrderPapers,
  orderPapers,
  orderRates,
  paymentsAndPlans,
} from '@lokke/shopify-admin';
import { type AccountBackend, requireIdentity } from './account-backend.ts';
import type { AccountContext } from './account-context.ts';
import { fail, succeed } from './account-result.ts';
import { logFailure, withinLimit } from './customer-data.ts';
import { readOrder } from './orders.ts';

/** Metafield of an order, that of its invoice, and of the shop, that counts them. */
const KEYS = { orderKey: 'invoice', shopKey: 'invoices' } as const;

/** Each failed try means that another invoice was issued meanwhile. */
const MAX_TRIES = 30;

type Context = Pick<AccountContext, 'admin' | 'namespace' | 'limits' | 'market' | 'now' | 'log'>;
type Backend = Pick<AccountBackend, 'identify' | 'orders'>;
type Issue = NonNullable<Invoice['issue']>;

/** Reads an order with the payments and plans that customers' APIs do not tell. */
export async function readOrderWithPapers(
  source: Context,
  backend: Backend,
  orderNumber: number,
): Promise<AccountOutcome<OrderDetails | null>> {
  const found = await readOrder(backend.orders, orderNumber);
  if (!found.ok) return found;
  const order = found.value;
  if (order === null) return succeed(null);
  const read = await readWithinLimit(source, backend, () => readPapers(source, order));
  // The order is shown as far as it is known, when they cannot be read.
  const papers = read.ok ? read.value : null;
  const told = papers === null ? order : withPapers(order, papers);
  const arrivedAt = papers && arrivalOf(order, papers);
  const now = new Date(source.now());
  return succeed({
    ...told,
    isWithdrawable: canWithdraw({ ...told, arrivedAt }, source.market, now),
  });
}

/** Issues the invoice of an order when it is first asked for. */
export async function readInvoice(
  source: Context,
  backend: Backend,
  orderNumber: number,
): Promise<AccountOutcome<Invoice | null>> {
  const found = await readOrder(backend.orders, orderNumber);
  if (!found.ok) return found;
  const order = found.value;
  if (order === null) return succeed(null);
  const { admin } = source;
  if (admin === null) {
    return succeed({ order, issue: null, suppliedAt: null, taxes: [], sellsGiftCards: false });
  }
  return readWithinLimit(source, backend, async () => {
    const issued = await issue(source, admin, order);
    if (!issued.ok) return issued;
    const { papers, ...invoice } = issued.value;
    const told = withPapers(order, papers);
    return succeed({
      order: told,
      issue: invoice.issue,
      sellsGiftCards: papers.sellsGiftCards,
      suppliedAt: suppliedAt(order.fulfillmentStatus, papers.fulfilledAt),
      taxes: await readTaxes(source, admin, told, papers),
    });
  });
}

/** Names what each tax is due on where the total does not tell it: at several rates, and beside gift cards. */
async function readTaxes(
  source: Context,
  admin: AdminClient,
  order: Order,
  { taxes: told, sellsGiftCards }: OrderPapers,
): Promise<Invoice['taxes']> {
  const taxes = told.map(({ ratePercent, amount }) => ({
    ratePercent,
    amount: { ...order.total, amountInMinorUnits: parseMinorUnits(amount) ?? 0 },
    taxable: null,
  }));
  if (taxes.length < 2 && !sellsGiftCards) return taxes;
  const rates = await orderRates(admin, { id: order.id });
  if (!rates.ok) {
    logFailure(source, 'read the tax rates of an order', rates.failure);
    return taxes;
  }
  const taxable = taxableByRate({ ...order, linePercents: rates.value, taxes });
  return taxes.map((tax, position) => ({ ...tax, taxable: taxable?.[position] ?? null }));
}

async function readWithinLimit<Value>(
  source: Context,
  backend: Backend,
  work: () => Promise<AccountOutcome<Value>>,
): Promise<AccountOutcome<Value>> {
  const identified = await requireIdentity(backend);
  return identified.ok ? withinLimit(source, identified.value, work) : identified;
}

async function readPapers(
  source: Context,
  order: Order,
): Promise<AccountOutcome<OrderPapers | null>> {
  const { admin, namespace } = source;
  if (admin === null) return succeed(null);
  const read = await orderPapers(admin, { id: order.id, namespace, ...KEYS });
  if (read.ok) return read;
  logFailure(source, 'read the papers of an order', read.failure);
  return fail('platformFailed');
}

/**
 * Gives the order the next number of its shop. Counter and order are written together, and only where nobody
 * wrote either since they were read: no number is given twice, and none is left out.
 */
async function issue(
  source: Context,
  admin: AdminClient,
  order: Order,
): Promise<AccountOutcome<{ readonly issue: Issue | null; readonly papers: OrderPapers }>> {
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const read = await readPapers(source, order);
    if (!read.ok) return read;
    const papers = read.value;
    if (papers === null) return fail('platformFailed');
    const known = issueIn(papers.ofOrder);
    if (known !== null) return succeed({ issue: known, papers });
    const { shop } = papers;
    const count = Number(shop.value ?? 0) + 1;
    const given = {
      number: `${source.market.shop.toUpperCase()}-${String(count).padStart(5, '0')}`,
      issuedAt: new Date(source.now()).toISOString(),
    };
    const written = await metafieldsSet(admin, {
      metafields: [
        {
          ownerId: shop.id,
          namespace: source.namespace,
          key: KEYS.shopKey,
          type: 'number_integer',
          value: String(count),
          compareDigest: shop.compareDigest,
        },
        {
          ownerId: order.id,
          namespace: source.namespace,
          key: KEYS.orderKey,
          type: 'json',
          value: JSON.stringify(given),
          compareDigest: null,
        },
      ],
    });
    if (written.ok) return succeed({ issue: given, papers });
    const { failure } = written;
    const isStale =
      failure.kind === 'userErrors' &&
      failure.userErrors.some(({ code }) => code === 'STALE_OBJECT');
    if (!isStale) {
      // An app that may not write orders leaves the invoice without a number.
      logFailure(source, 'number an invoice', failure);
      return succeed({ issue: null, papers });
    }
  }
  return fail('platformFailed');
}

function issueIn(value: string | null): Issue | null {
  const read = parseJson(value);
  if (typeof read !== 'object' || read === null) return null;
  if (!('number' in read) || !('issuedAt' in read)) return null;
  const { number, issuedAt } = read;
  return typeof number === 'string' && typeof issuedAt === 'string' ? { number, issuedAt } : null;
}

/** Adds to orders the payments and plans that customers' APIs do not tell; leaves them as they are when nobody tells. */
export async function withPapersOfAll(
  source: Context,
  backend: Backend,
  orders: readonly Order[],
): Promise<readonly Order[]> {
  const { admin } = source;
  if (admin === null || orders.length === 0) return orders;
  const owner = await requireIdentity(backend);
  if (!owner.ok) return orders;
  const read = await paymentsAndPlans(admin, owner.value.customerId);
  if (!read.ok) {
    logFailure(source, 'read payments and plans', read.failure);
    return orders;
  }
  const byOrder = new Map(read.value ?? []);
  return orders.map((order) => {
    const papers = byOrder.get(order.id);
    return papers === undefined ? order : withPapers(order, papers);
  });
}

/** Moment at which the last parcel came; null while it is not known of each. */
function arrivalOf(order: Order, { deliveredAt }: OrderPapers): string | null {
  const known = deliveredAt.filter((moment) => moment !== null);
  return known.length === deliveredAt.length ? suppliedAt(order.fulfillmentStatus, known) : null;
}

function withPapers(order: Order, papers: Pick<OrderPapers, 'giftCards' | 'lines'>): Order {
  const paid = papers.giftCards.map(({ lastCharacters, amount }) => ({
    lastCharacters,
    amountInMinorUnits: parseMinorUnits(amount) ?? 0,
  }));
  const lines = [...order.lines.entries()].map(([position, line]) => ({
    ...line,
    ...papers.lines[position],
  }));
  return { ...order, lines, money: withGiftCards(order.money, paid) };
}
