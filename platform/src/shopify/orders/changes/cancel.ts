import { wireDateTime } from '../../../protocol/index.ts';
import type { LetterPart } from '../../../protocol/mail/index.ts';
import type { Sql } from '../../../store/index.ts';
import { refundGiftCards } from '../../gift-cards/index.ts';
import { paidByLine } from '../line-shares.ts';
import { sendOrderEmail } from '../mail/order-email.ts';
import type { Order } from '../order.ts';
import { type ChangeContext, type ChangeOutcome, changeOrder, refuse } from './change-context.ts';
import { writeCancellation, writeRefund } from './history-rows.ts';
import type { CancelReason } from './order-history.ts';
import {
  lineStates,
  refundableDeliveryInMinorUnits,
  refundableInMinorUnits,
  valueOfUnits,
} from './order-state.ts';
import { restock } from './refund.ts';

export interface CancelInput {
  readonly reason: CancelReason;
  /** Gives back all that was paid. */
  readonly refund: boolean;
  readonly restock: boolean;
  readonly notify: boolean;
  readonly staffNote: string | null;
  /** Ends what the order would bring later, and tells so; by the Admin API that goes on, as at Shopify. */
  readonly endRenewals?: (sql: Sql) => readonly LetterPart[];
}

/** Shopify's limit. */
const MAX_NOTE_LENGTH = 255;

/** `orderCancel`: nothing has left yet, and nothing will. */
export function cancel(
  context: ChangeContext,
  placed: Order | null,
  input: CancelInput,
): Promise<ChangeOutcome> {
  return changeOrder(context, placed, ({ sql, order, history }) => {
    const field = ['orderId'];
    if (history.cancellation !== null) return refuse(field, 'Order has already been cancelled');
    if (history.fulfillments.length > 0) {
      return refuse(field, 'Cannot cancel an order with outstanding fulfillments');
    }
    if ((input.staffNote?.length ?? 0) > MAX_NOTE_LENGTH) {
      return refuse(
        ['staffNote'],
        `Staff note is too long (maximum is ${MAX_NOTE_LENGTH} characters)`,
      );
    }
    const cancelledAt = wireDateTime(context.now());
    const { reason, staffNote } = input;
    const amountInMinorUnits = input.refund ? refundableInMinorUnits(order, history) : 0;
    const paid = paidByLine(order.contents);
    const lines = lineStates(order, history)
      .filter(({ fulfillableQuantity }) => fulfillableQuantity > 0)
      .map((state) => {
        // Units that were given back without being taken off the order are worth nothing any more.
        const units = Math.min(state.fulfillableQuantity, state.refundableQuantity);
        return {
          lineId: state.line.id,
          quantity: units,
          subtotalInMinorUnits: valueOfUnits(state, units, paid.get(state.line.id) ?? 0),
          restockType: input.restock ? ('CANCEL' as const) : ('NO_RESTOCK' as const),
        };
      })
      .filter(({ quantity }) => quantity > 0);
    const ended = input.endRenewals?.(sql) ?? [];
    writeCancellation(sql, { orderId: order.id, cancelledAt, reason, staffNote });
    if (input.refund && (lines.length > 0 || amountInMinorUnits > 0)) {
      writeRefund(sql, context.ids, {
        orderId: order.id,
        createdAt: cancelledAt,
        note: null,
        amountInMinorUnits,
        shippingInMinorUnits: refundableDeliveryInMinorUnits(order, history),
        lines,
      });
    }
    refundGiftCards(sql, context, order.id, amountInMinorUnits);
    if (input.restock) restock(sql, context, order, lines);
    if (input.notify) {
      sendOrderEmail(sql, context, order, { kind: 'cancelled', lines, amountInMinorUnits, ended });
    }
    return { kind: 'done', id: order.id };
  });
}
