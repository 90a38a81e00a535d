import { parseGid, wireDateTime } from '../../../protocol/index.ts';
import type { Sql } from '../../../store/index.ts';
import { readCatalogue, returnStock } from '../../catalogue/index.ts';
import { refundGiftCards } from '../../gift-cards/index.ts';
import { paidByLine } from '../line-shares.ts';
import { sendOrderEmail } from '../mail/order-email.ts';
import type { Order } from '../order.ts';
import { type ChangeContext, type ChangeOutcome, changeOrder, refuse } from './change-context.ts';
import { writeRefund } from './history-rows.ts';
import type { LineQuantity, RefundLine, RestockType } from './order-history.ts';
import {
  type LineState,
  lineStates,
  refundableDeliveryInMinorUnits,
  refundableInMinorUnits,
  valueOfUnits,
} from './order-state.ts';

export interface RefundInput {
  readonly lines: readonly (LineQuantity & { readonly restockType: RestockType })[];
  /** Share of the delivery costs; 'all' is what is left of them. */
  readonly shippingInMinorUnits: number | 'all';
  /** Money for the buyer; 'worth' is what lines and delivery are worth. */
  readonly amountInMinorUnits: number | 'worth';
  readonly note: string | null;
  readonly notify: boolean;
}

/** Shopify's limit of a note. */
const MAX_NOTE_LENGTH = 5000;

function lineProblem(
  state: LineState | undefined,
  { quantity, restockType }: RefundInput['lines'][number],
): string | null {
  if (state === undefined) return 'Line item does not exist';
  if (!Number.isSafeInteger(quantity) || quantity < 1) return 'Quantity must be greater than 0';
  if (quantity > state.refundableQuantity) {
    return 'Quantity cannot refund more items than were purchased';
  }
  if (restockType === 'CANCEL' && quantity > state.fulfillableQuantity) {
    return 'Quantity cannot cancel more items than are unfulfilled';
  }
  if (restockType === 'RETURN' && quantity > state.returnableQuantity) {
    return 'Quantity cannot return more items than were fulfilled';
  }
  return null;
}

/** Refunds goods, delivery or money, each on its own if need be. */
export function refund(
  context: ChangeContext,
  placed: Order | null,
  input: RefundInput,
): Promise<ChangeOutcome> {
  return changeOrder(context, placed, ({ sql, order, history }) => {
    const states = new Map(lineStates(order, history).map((state) => [state.line.id, state]));
    if (new Set(input.lines.map(({ lineId }) => lineId)).size < input.lines.length) {
      return refuse(['refundLineItems'], 'Refund line items must name each line item once');
    }
    const problems = input.lines.flatMap((line, index) => {
      const message = lineProblem(states.get(line.lineId), line);
      return message === null
        ? []
        : [{ field: ['refundLineItems', String(index), 'quantity'], message }];
    });
    if (problems.length > 0) return { kind: 'refused', problems };
    if ((input.note?.length ?? 0) > MAX_NOTE_LENGTH) {
      return refuse(['note'], `Note is too long (maximum is ${MAX_NOTE_LENGTH} characters)`);
    }
    const deliveryLeft = refundableDeliveryInMinorUnits(order, history);
    const { shippingInMinorUnits: asked } = input;
    const shippingInMinorUnits = asked === 'all' ? deliveryLeft : asked;
    if (!Number.isSafeInteger(shippingInMinorUnits)) {
      return refuse(['shipping', 'amount'], 'Shipping refund amount is not an amount');
    }
    if (shippingInMinorUnits < 0 || shippingInMinorUnits > deliveryLeft) {
      return refuse(
        ['shipping', 'amount'],
        'Shipping refund amount is greater than what is left of the shipping costs',
      );
    }
    const lines = refundLines(order, states, input);
    const worth = lines.reduce(
      (sum, line) => sum + line.subtotalInMinorUnits,
      shippingInMinorUnits,
    );
    const amountInMinorUnits =
      input.amountInMinorUnits === 'worth' ? worth : input.amountInMinorUnits;
    if (!Number.isSafeInteger(amountInMinorUnits) || amountInMinorUnits < 0) {
      return refuse(['transactions'], 'Refund amount is not an amount');
    }
    if (amountInMinorUnits > refundableInMinorUnits(order, history)) {
      return refuse(['transactions'], 'Refund amount is greater than net payment received');
    }
    if (lines.length === 0 && amountInMinorUnits === 0) {
      return refuse(['refundLineItems'], 'Refund must have line items or an amount');
    }
    const id = writeRefund(sql, context.ids, {
      orderId: order.id,
      createdAt: wireDateTime(context.now()),
      note: input.note,
      amountInMinorUnits,
      shippingInMinorUnits,
      lines,
    });
    refundGiftCards(sql, context, order.id, amountInMinorUnits);
    restock(sql, context, order, lines);
    if (input.notify) {
      sendOrderEmail(sql, context, order, { kind: 'refunded', lines, amountInMinorUnits });
    }
    return { kind: 'done', id };
  });
}

function refundLines(
  order: Order,
  states: ReadonlyMap<string, LineState>,
  { lines }: RefundInput,
): readonly Omit<RefundLine, 'id'>[] {
  const paid = paidByLine(order.contents);
  return lines.flatMap((line) => {
    const state = states.get(line.lineId);
    if (state === undefined) return [];
    const subtotalInMinorUnits = valueOfUnits(state, line.quantity, paid.get(line.lineId) ?? 0);
    return [{ ...line, subtotalInMinorUnits }];
  });
}

/** Units of a variant that the shop no longer has, or does not count, go nowhere. */
export function restock(
  sql: Sql,
  { store, shop }: Pick<ChangeContext, 'store' | 'shop'>,
  { contents }: Order,
  lines: readonly Omit<RefundLine, 'id' | 'subtotalInMinorUnits'>[],
): void {
  const { variantById } = readCatalogue(store, shop.key);
  const units = lines.flatMap(({ lineId, quantity, restockType }) => {
    const variantId = contents.lines.find(({ id }) => id === lineId)?.variantId ?? '';
    const isCounted = variantById.get(variantId)?.record.tracksInventory === true;
    if (!isCounted || restockType === 'NO_RESTOCK') return [];
    return [{ variantNumber: Number(parseGid(variantId)?.id), units: quantity }];
  });
  returnStock(sql, shop.key, units);
}
