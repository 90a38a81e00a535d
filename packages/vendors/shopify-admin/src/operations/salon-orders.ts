import { fail, readAllPages, succeed } from '@lokke/http-client';
import { type AdminClient, type AdminResult, query } from '../client.ts';
import type { SalonOrderHeadsQuery, SalonOrderQuery } from '../generated/operations.ts';

export type OrderHead = SalonOrderHeadsQuery['orders']['nodes'][number];

/** Amounts are decimal strings of the shop's currency. */
export interface SalonOrder {
  readonly name: string;
  readonly createdAt: string;
  readonly taxesIncluded: boolean;
  readonly subtotal: string;
  readonly tax: string;
  readonly total: string;
  readonly lines: readonly {
    readonly id: string;
    readonly isGiftCard: boolean;
    readonly attributes: OrderHead['customAttributes'];
    readonly total: string;
    /** Null where the shop tells of no rate. */
    readonly taxPercent: number | null;
  }[];
  readonly refunds: readonly {
    readonly createdAt: string;
    readonly total: string;
    readonly lines: readonly { readonly lineId: string; readonly subtotal: string }[];
  }[];
}

interface PageInfo {
  readonly hasNextPage: boolean;
  readonly endCursor: string | null;
}

/** A page of the orders that the query finds, the earliest change first. */
export const orderHeads = query('SalonOrderHeads', ({ orders: { nodes, pageInfo } }) => ({
  heads: nodes,
  next: nextOf(pageInfo),
}));

const orderPage = query('SalonOrder', (data) => data.order);
const orderRefunds = query('SalonOrderRefunds', (data) => data.order?.refunds ?? []);
const refundLines = query('RefundLines', (data) => data.refund?.refundLineItems ?? null);
/** Refunds of an order that one answer names. */
const MAX_REFUNDS = 100;

/** Reads an order with all its lines and refunds; null for one that is gone. */
export async function salonOrder(
  client: AdminClient,
  id: string,
): Promise<AdminResult<SalonOrder | null>> {
  const lines: SalonOrder['lines'][number][] = [];
  let after: string | null = null;
  let order: SalonOrderQuery['order'] = null;
  do {
    const page: AdminResult<SalonOrderQuery['order']> = await orderPage(client, { id, after });
    if (!page.ok) return page;
    order = page.value;
    if (order === null) return succeed(null);
    for (const node of order.lineItems.nodes) {
      const { id: lineId, isGiftCard, customAttributes: attributes } = node;
      const total = amountOf(node.discountedTotalSet);
      lines.push({ id: lineId, isGiftCard, attributes, total, taxPercent: rateOf(node.taxLines) });
    }
    after = nextOf(order.lineItems.pageInfo);
  } while (after !== null);
  const refunds = await refundsOf(client, id, order);
  if (!refunds.ok) return refunds;
  return succeed({
    name: order.name,
    createdAt: order.createdAt,
    taxesIncluded: order.taxesIncluded,
    subtotal: amountOf(order.subtotalPriceSet),
    tax: amountOf(order.totalTaxSet),
    total: amountOf(order.totalPriceSet),
    lines,
    refunds: refunds.value,
  });
}

async function refundsOf(
  client: AdminClient,
  id: string,
  order: NonNullable<SalonOrderQuery['order']>,
): Promise<AdminResult<SalonOrder['refunds']>> {
  if (Number(amountOf(order.totalRefundedSet)) === 0) return succeed([]);
  const found = await orderRefunds(client, { id });
  if (!found.ok) return found;
  // Half of the refunds would pay the salon too much.
  if (found.value.length >= MAX_REFUNDS) {
    return fail({ kind: 'unreadable', message: `${id} has more refunds than are read` });
  }
  const refunds: SalonOrder['refunds'][number][] = [];
  for (const { id: refundId, createdAt, totalRefundedSet } of found.value) {
    const lines = await linesOfRefund(client, refundId);
    if (!lines.ok) return lines;
    const total = amountOf(totalRefundedSet);
    refunds.push({ createdAt: createdAt ?? '', total, lines: lines.value });
  }
  return succeed(refunds);
}

async function linesOfRefund(
  client: AdminClient,
  id: string,
): Promise<AdminResult<SalonOrder['refunds'][number]['lines']>> {
  const lines = await readAllPages((after) => refundLines(client, { id, after }));
  if (!lines.ok) return lines;
  return succeed(
    (lines.value ?? []).map(({ lineItem, subtotalSet }) => ({
      lineId: lineItem.id,
      subtotal: amountOf(subtotalSet),
    })),
  );
}

function nextOf({ hasNextPage, endCursor }: PageInfo): string | null {
  return hasNextPage ? endCursor : null;
}

/** Nothing, as for the tax of an order without any, is zero. */
function amountOf(money: { readonly shopMoney: { readonly amount: string } } | null): string {
  return money?.shopMoney.amount ?? '0';
}

/** Adds up what a line is taxed; none is told of one without tax, nor of an order that was written with its tax as one sum. */
export function rateOf(
  taxes: readonly { readonly ratePercentage: number | null }[],
): number | null {
  const percents = taxes.map(({ ratePercentage }) => ratePercentage ?? Number.NaN);
  const percent = percents.reduce((sum, one) => sum + one, 0);
  return percents.length === 0 || Number.isNaN(percent) ? null : percent;
}
