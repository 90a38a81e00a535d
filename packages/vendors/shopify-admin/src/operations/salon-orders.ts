import {
  asArray,
  asRecord,
  asString,
  fail,
  isRecord,
  type JsonRecord,
  succeed,
} from '@lokke/http-client';
import type { AdminClient, AdminResult } from '../client.ts';

// Nothing of the buyer is asked for. A page of lines and of refunds stays below the cost limit of one query.
const HEADS = `
query SalonOrderHeads($query: String!, $after: String) {
  orders(first: 100, after: $after, query: $query, sortKey: UPDATED_AT) {
    nodes { id updatedAt displayFinancialStatus customAttributes { key value } }
    pageInfo { hasNextPage endCursor }
  }
}
`;

const ORDER = `
query SalonOrder($id: ID!, $after: String) {
  order(id: $id) {
    name
    createdAt
    subtotalPriceSet { shopMoney { amount } }
    totalShippingPriceSet { shopMoney { amount } }
    totalTaxSet { shopMoney { amount } }
    totalPriceSet { shopMoney { amount } }
    totalRefundedSet { shopMoney { amount } }
    lineItems(first: 100, after: $after) {
      nodes {
        id
        customAttributes { key value }
        discountedTotalSet(withCodeDiscounts: true) { shopMoney { amount } }
      }
      pageInfo { hasNextPage endCursor }
    }
  }
}
`;

const REFUNDS = `
query SalonOrderRefunds($id: ID!) {
  order(id: $id) {
    refunds(first: 10) {
      createdAt
      refundLineItems(first: 20) {
        nodes { lineItem { id } subtotalSet { shopMoney { amount } } }
        pageInfo { hasNextPage }
      }
    }
  }
}
`;

interface Attribute {
  readonly key: string;
  readonly value: string | null;
}

export interface OrderHead {
  readonly id: string;
  readonly updatedAt: string;
  readonly financialStatus: string;
  readonly attributes: readonly Attribute[];
}

export interface OrderHeadPage {
  readonly heads: readonly OrderHead[];
  /** Null after the last page. */
  readonly next: string | null;
}

/** Amounts are decimal strings of the shop's currency. */
export interface SalonOrder {
  readonly name: string;
  readonly createdAt: string;
  readonly subtotal: string;
  readonly delivery: string;
  readonly tax: string;
  readonly total: string;
  readonly lines: readonly {
    readonly id: string;
    readonly attributes: readonly Attribute[];
    readonly total: string;
  }[];
  readonly refunds: readonly {
    readonly createdAt: string;
    readonly lines: readonly { readonly lineId: string; readonly subtotal: string }[];
  }[];
}

/** The orders that changed since a moment, a page at a time. */
export async function orderHeadsSince(
  client: AdminClient,
  { since, after }: { readonly since: string; readonly after: string | null },
): Promise<AdminResult<OrderHeadPage>> {
  const result = await client.request(HEADS, { query: `updated_at:>='${since}'`, after });
  if (!result.ok) return result;
  const orders = asRecord(result.value['orders']);
  if (orders === null) return unreadable('There are no orders');
  return succeed({
    heads: nodesOf(orders).map((node) => ({
      id: textIn(node, 'id'),
      updatedAt: textIn(node, 'updatedAt'),
      financialStatus: textIn(node, 'displayFinancialStatus'),
      attributes: attributesIn(node),
    })),
    next: nextPageOf(orders),
  });
}

/** Reads an order with all its lines and refunds; null for one that is gone. */
export async function salonOrder(
  client: AdminClient,
  id: string,
): Promise<AdminResult<SalonOrder | null>> {
  const lines: SalonOrder['lines'][number][] = [];
  let after: string | null = null;
  let order: JsonRecord | null = null;
  do {
    const result: AdminResult<JsonRecord> = await client.request(ORDER, { id, after });
    if (!result.ok) return result;
    order = asRecord(result.value['order']);
    const page = asRecord(order?.['lineItems']) ?? {};
    for (const node of nodesOf(page)) {
      const total = amountIn(node, 'discountedTotalSet');
      lines.push({ id: textIn(node, 'id'), attributes: attributesIn(node), total });
    }
    after = nextPageOf(page);
  } while (after !== null);
  if (order === null) return succeed(null);
  const refunds = await refundsOf(client, id, order);
  if (!refunds.ok) return refunds;
  return succeed({
    name: textIn(order, 'name'),
    createdAt: textIn(order, 'createdAt'),
    subtotal: amountIn(order, 'subtotalPriceSet'),
    delivery: amountIn(order, 'totalShippingPriceSet'),
    tax: amountIn(order, 'totalTaxSet'),
    total: amountIn(order, 'totalPriceSet'),
    lines,
    refunds: refunds.value,
  });
}

async function refundsOf(
  client: AdminClient,
  id: string,
  order: JsonRecord,
): Promise<AdminResult<SalonOrder['refunds']>> {
  if (Number(amountIn(order, 'totalRefundedSet')) === 0) return succeed([]);
  const result = await client.request(REFUNDS, { id });
  if (!result.ok) return result;
  const refunds = asArray(asRecord(result.value['order'])?.['refunds']).filter(isRecord);
  const isCut = refunds.some(
    (refund) =>
      asRecord(asRecord(refund['refundLineItems'])?.['pageInfo'])?.['hasNextPage'] === true,
  );
  // Half a refund would pay the salon too much.
  if (isCut || refunds.length >= 10) return unreadable(`${id} has more refunds than are read`);
  return succeed(
    refunds.map((refund) => ({
      createdAt: textIn(refund, 'createdAt'),
      lines: nodesOf(asRecord(refund['refundLineItems']) ?? {}).map((node) => ({
        lineId: textIn(asRecord(node['lineItem']) ?? {}, 'id'),
        subtotal: amountIn(node, 'subtotalSet'),
      })),
    })),
  );
}

function unreadable(message: string) {
  return fail({ kind: 'unreadable', message } as const);
}

function nodesOf(connection: JsonRecord): readonly JsonRecord[] {
  return asArray(connection['nodes']).filter(isRecord);
}

function nextPageOf(connection: JsonRecord): string | null {
  const pageInfo = asRecord(connection['pageInfo']);
  return pageInfo?.['hasNextPage'] === true ? asString(pageInfo['endCursor']) : null;
}

function textIn(record: JsonRecord, name: string): string {
  return asString(record[name]) ?? '';
}

/** Nothing, as for the tax of an order without any, is zero. */
function amountIn(record: JsonRecord, name: string): string {
  return asString(asRecord(asRecord(record[name])?.['shopMoney'])?.['amount']) ?? '0';
}

function attributesIn(record: JsonRecord): readonly Attribute[] {
  return asArray(record['customAttributes'])
    .filter(isRecord)
    .map((attribute) => ({ key: textIn(attribute, 'key'), value: asString(attribute['value']) }));
}
