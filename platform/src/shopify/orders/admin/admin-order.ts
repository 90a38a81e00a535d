import { type GraphqlContext, gid, parseGid, shopRow, wireMoney } from '../../../protocol/index.ts';
import type { TaxSum } from '../../shipping/index.ts';
import { isDelivered } from '../changes/fulfil.ts';
import { readHistory } from '../changes/history-rows.ts';
import { readOfficeNote } from '../changes/office-notes.ts';
import type { Fulfillment, Refund } from '../changes/order-history.ts';
import { type LineState, lineStates, refundedInMinorUnits } from '../changes/order-state.ts';
import { paidByLine } from '../line-shares.ts';
import { isSentLine, type Order, type OrderLine, orderSums, sellingPlanOf } from '../order.ts';
import { orderFacts } from '../order-facts.ts';

/** Factor of a line's number: lines are numbered by their order and their position. */
const LINES_PER_ORDER = 1000;

/** Finds the line that a `LineItem` or `FulfillmentOrderLineItem` id names; empty for none. */
export function lineIdOf(order: Order, id: string): string {
  const position = Number(parseGid(id)?.id) - order.id * LINES_PER_ORDER;
  return order.contents.lines[position - 1]?.id ?? '';
}

/** Converts an order, as it is now, for the Admin API. */
export function adminOrder(order: Order, { store, shop }: Pick<GraphqlContext, 'store' | 'shop'>) {
  const { contents, currencyCode } = order;
  const history = readHistory(store.read, order.id);
  const facts = orderFacts(order, history);
  const bag = (amountInMinorUnits: number) => {
    const money = wireMoney(amountInMinorUnits, currencyCode);
    return { shopMoney: money, presentmentMoney: money };
  };
  const paid = paidByLine(contents);
  const lines = lineStates(order, history).map((state) =>
    adminLine(order, state, paid.get(state.line.id) ?? 0, bag),
  );
  const lineOf = (lineId: string) => lines.find((line) => line.lineId === lineId);
  return {
    ...facts,
    ...readOfficeNote(store.read, order),
    order,
    id: gid('Order', order.id),
    displayFinancialStatus: facts.financialStatus,
    displayFulfillmentStatus: facts.fulfillmentStatus,
    // Prices are what a buyer pays, in every shop.
    taxesIncluded: true,
    subtotalPriceSet: bag(contents.subtotalInMinorUnits - contents.discountInMinorUnits),
    totalShippingPriceSet: bag(contents.delivery.priceInMinorUnits),
    totalTaxSet: bag(contents.taxInMinorUnits),
    totalPriceSet: bag(order.totalInMinorUnits),
    totalRefundedSet: bag(refundedInMinorUnits(history)),
    lines,
    fulfillmentOrder: {
      id: gid('FulfillmentOrder', order.id),
      status:
        history.cancellation !== null
          ? 'CANCELLED'
          : lines.some(({ unfulfilledQuantity }) => unfulfilledQuantity > 0)
            ? 'OPEN'
            : 'CLOSED',
      lines: lines.map((line) => ({
        id: gid('FulfillmentOrderLineItem', line.number),
        lineItem: line,
        totalQuantity: line.quantity,
        remainingQuantity: line.unfulfilledQuantity,
      })),
    },
    fulfillmentList: history.fulfillments.map((one) => adminFulfillment(one, lineOf)),
    refundList: history.refunds.map((one) => adminRefund(one, lineOf, bag)),
    sales: salesOf(order).map((sale, index) => ({
      id: gid('OrderTransaction', index === 0 ? order.id : `${order.id}-${index + 1}`),
      kind: 'SALE',
      status: 'SUCCESS',
      gateway: sale.gateway,
      amountSet: bag(sale.amountInMinorUnits),
      receiptJson: sale.receipt,
    })),
    taxLines: taxLinesOf(order, shop, bag),
  };
}

/** Lists payments, that by card first. */
function salesOf(order: Order) {
  const { giftCards, dueInMinorUnits } = orderSums(order);
  const byCard = { gateway: 'bogus', amountInMinorUnits: dueInMinorUnits, receipt: null };
  const byGiftCards = giftCards.map(({ amountInMinorUnits, lastCharacters }) => ({
    gateway: 'gift_card',
    amountInMinorUnits,
    receipt: { gift_card_last_characters: lastCharacters },
  }));
  return byGiftCards.length > 0 && dueInMinorUnits === 0 ? byGiftCards : [byCard, ...byGiftCards];
}

/** Names the tax in an order by its rates; an order of before has the shop's full one. */
function taxLinesOf<Money>(
  { contents }: Order,
  shop: GraphqlContext['shop'],
  bag: (amount: number) => Money,
) {
  const { taxInMinorUnits } = contents;
  if (taxInMinorUnits === 0) return [];
  const taxes = contents.taxes ?? [{ percent: shopRow(shop.key).vatPercent, taxInMinorUnits }];
  return taxes.map((tax) => taxLine(tax, bag));
}

/** Names the tax in the price of a line; none of untaxed ones, and of lines of before. */
function taxLinesOfLine<Money>(
  { taxPercent: percent = 0 }: OrderLine,
  paidInMinorUnits: number,
  bag: (amount: number) => Money,
) {
  const taxInMinorUnits = Math.round((paidInMinorUnits * percent) / (100 + percent));
  return percent === 0 ? [] : [taxLine({ percent, taxInMinorUnits }, bag)];
}

function taxLine<Money>({ percent, taxInMinorUnits }: TaxSum, bag: (amount: number) => Money) {
  return {
    title: 'VAT',
    rate: percent / 100,
    ratePercentage: percent,
    priceSet: bag(taxInMinorUnits),
  };
}

export type AdminOrder = ReturnType<typeof adminOrder>;
type LineFinder = (lineId: string) => ReturnType<typeof adminLine> | undefined;

function adminLine<Money>(
  order: Order,
  state: LineState,
  paidInMinorUnits: number,
  bag: (amount: number) => Money,
) {
  const { line } = state;
  const { productTitle, variantTitle } = line;
  const number = order.id * LINES_PER_ORDER + state.position;
  return {
    lineId: line.id,
    number,
    id: gid('LineItem', number),
    title: productTitle,
    name: variantTitle === null ? productTitle : `${productTitle} - ${variantTitle}`,
    variantTitle,
    sku: line.sku,
    quantity: line.quantity,
    currentQuantity: state.refundableQuantity,
    unfulfilledQuantity: state.fulfillableQuantity,
    refundableQuantity: state.refundableQuantity,
    isGiftCard: line.isGiftCard === true,
    requiresShipping: isSentLine(line),
    sellingPlan: sellingPlanOf(line),
    customAttributes: line.attributes,
    originalTotalSet: bag(line.subtotalInMinorUnits),
    discountedTotalSet: bag(line.totalInMinorUnits),
    taxLines: taxLinesOfLine(line, paidInMinorUnits, bag),
  };
}

function adminFulfillment(fulfillment: Fulfillment, lineOf: LineFinder) {
  const { id, createdAt, updatedAt: changedAt, tracking, events, lines } = fulfillment;
  const isTracked = Object.values(tracking).some((part) => part !== null);
  return {
    __typename: 'Fulfillment' as const,
    id: gid('Fulfillment', id),
    status: 'SUCCESS',
    createdAt,
    updatedAt: changedAt,
    deliveredAt: isDelivered(fulfillment) ? (events.at(-1)?.happenedAt ?? null) : null,
    trackingInfo: isTracked ? [tracking] : [],
    lines: lines.map(({ lineId, quantity }) => ({
      id: gid('FulfillmentLineItem', `${id}-${lineOf(lineId)?.number ?? 0}`),
      lineItem: lineOf(lineId),
      quantity,
    })),
  };
}

function adminRefund<Money>(refund: Refund, lineOf: LineFinder, bag: (amount: number) => Money) {
  return {
    __typename: 'Refund' as const,
    id: gid('Refund', refund.id),
    createdAt: refund.createdAt,
    note: refund.note,
    totalRefundedSet: bag(refund.amountInMinorUnits),
    lines: refund.lines.map((line) => ({
      id: gid('RefundLineItem', line.id),
      lineItem: lineOf(line.lineId),
      quantity: line.quantity,
      restockType: line.restockType,
      subtotalSet: bag(line.subtotalInMinorUnits),
    })),
  };
}
