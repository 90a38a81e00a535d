import { type GraphqlContext, wireDateTime } from '../../../protocol/index.ts';
import { writeReturn } from '../store/returns.ts';
import { ownCustomer } from './customer.ts';
import { findOwnOrder } from './find-orders.ts';
import { type AccountLine, returnable } from './line-item.ts';
import { toReturn } from './order.ts';

interface RequestedLine {
  readonly lineItemId: string;
  readonly quantity: number;
  readonly returnReason?: string | null;
  readonly customerNote?: string | null;
}

interface Requesting {
  readonly orderId: string;
  readonly requestedLineItems: readonly RequestedLine[];
}

const MAX_NOTE_LENGTH = 300;

function refuse(code: string, message: string, field: readonly string[]) {
  return {
    return: null,
    userErrors: [{ __typename: 'ReturnUserError', code, message, field }],
  };
}

/** Takes a request to return goods; whoever runs the shop decides about it. */
export function orderRequestReturn(
  context: GraphqlContext,
  { orderId, requestedLineItems: asked }: Requesting,
) {
  return context.store.write((sql) => {
    const order = findOwnOrder(ownCustomer(sql, context), orderId, context);
    if (order === null) return refuse('NOT_FOUND', 'Order does not exist', ['orderId']);
    if (asked.length === 0) {
      return refuse('BLANK', "Return line items can't be blank", ['requestedLineItems']);
    }
    const left = new Map<AccountLine, number>();
    const lines = [];
    for (const [index, { lineItemId, quantity, returnReason, customerNote }] of asked.entries()) {
      const field = ['requestedLineItems', String(index)];
      const line = order.lines.find(({ id }) => id === lineItemId);
      if (line === undefined) {
        return refuse('NOT_FOUND', 'Line item does not exist', [...field, 'lineItemId']);
      }
      const most = left.get(line) ?? returnable(line, order.requestedReturns);
      if (quantity < 1 || quantity > most) {
        return refuse('INVALID', 'Quantity is not available to be returned', [
          ...field,
          'quantity',
        ]);
      }
      if ((customerNote ?? '').length > MAX_NOTE_LENGTH) {
        return refuse('TOO_LONG', 'Customer note is too long', [...field, 'customerNote']);
      }
      left.set(line, most - quantity);
      lines.push({
        lineId: line.state.line.id,
        quantity,
        reason: returnReason ?? 'OTHER',
        customerNote: customerNote ?? null,
      });
    }
    const createdAt = wireDateTime(context.now());
    const requested = writeReturn(sql, context.ids, order.order, { createdAt, lines });
    const place = order.requestedReturns.length;
    return {
      return: toReturn(order.order, requested, { place, lines: order.lines }),
      userErrors: [],
    };
  });
}
