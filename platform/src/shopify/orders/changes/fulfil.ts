import { wireDateTime } from '../../../protocol/index.ts';
import { sendOrderEmail } from '../mail/order-email.ts';
import type { Order } from '../order.ts';
import { type ChangeContext, type ChangeOutcome, changeOrder, refuse } from './change-context.ts';
import { writeEvent, writeFulfillment, writeTracking } from './history-rows.ts';
import type { EventStatus, Fulfillment, LineQuantity, Tracking } from './order-history.ts';
import { isToBeSent, lineStates } from './order-state.ts';

export interface FulfilInput {
  /** Null sends all that is left. */
  readonly lines: readonly LineQuantity[] | null;
  readonly tracking: Tracking;
  readonly notify: boolean;
}

const FULFILLMENT = ['fulfillment'];
const MAX_TEXT_LENGTH = 255;

/** Returns what is wrong with a tracking; a link is put into an e-mail, so it is one of the web. */
function trackingProblem(tracking: Tracking): string | null {
  const { company, number, url } = tracking;
  if ([company, number, url].some((text) => (text?.length ?? 0) > MAX_TEXT_LENGTH)) {
    return `Tracking info is too long (maximum is ${MAX_TEXT_LENGTH} characters)`;
  }
  const protocol = url === null ? 'https:' : URL.parse(url)?.protocol;
  return protocol === 'https:' || protocol === 'http:' ? null : 'Tracking url is invalid';
}

/** Sends a parcel with so many of each line. */
export function fulfil(
  context: ChangeContext,
  placed: Order | null,
  { lines, tracking, notify }: FulfilInput,
): Promise<ChangeOutcome> {
  return changeOrder(context, placed, ({ sql, order, history }) => {
    if (history.cancellation !== null) {
      return refuse(
        FULFILLMENT,
        'Fulfillment order is not in an open state: the order is cancelled.',
      );
    }
    const problem = trackingProblem(tracking);
    if (problem !== null) return refuse([...FULFILLMENT, 'trackingInfo'], problem);
    const states = lineStates(order, history);
    const left = states.filter(({ fulfillableQuantity }) => fulfillableQuantity > 0);
    if (left.length === 0) {
      return refuse(FULFILLMENT, 'Fulfillment order has an unfulfillable status= closed.');
    }
    const wanted =
      lines ??
      left.map((state) => ({ lineId: state.line.id, quantity: state.fulfillableQuantity }));
    const known = new Map(left.map((state) => [state.line.id, state.fulfillableQuantity]));
    const isTwice = new Set(wanted.map(({ lineId }) => lineId)).size < wanted.length;
    const isWrong = wanted.some(
      ({ lineId, quantity }) =>
        !Number.isSafeInteger(quantity) || quantity < 1 || quantity > (known.get(lineId) ?? 0),
    );
    if (wanted.length === 0 || isTwice || isWrong) {
      return refuse(FULFILLMENT, 'Invalid fulfillment order line item quantity requested.');
    }
    const createdAt = wireDateTime(context.now());
    const draft = { orderId: order.id, createdAt, tracking, lines: wanted };
    const id = writeFulfillment(sql, context.ids, draft);
    if (notify) {
      const isFirst = history.fulfillments.length === 0;
      const sent = new Map(wanted.map(({ lineId, quantity }) => [lineId, quantity]));
      const isPart = left
        .filter(isToBeSent)
        .some(({ line, fulfillableQuantity }) => (sent.get(line.id) ?? 0) < fulfillableQuantity);
      sendOrderEmail(sql, context, order, {
        kind: isPart ? 'shippedPartly' : isFirst ? 'shipped' : 'shippedRest',
        lines: wanted,
        tracking,
      });
    }
    return { kind: 'done', id };
  });
}

function find(fulfillments: readonly Fulfillment[], id: number): Fulfillment | null {
  return fulfillments.find((fulfillment) => fulfillment.id === id) ?? null;
}

export function updateTracking(
  context: ChangeContext,
  placed: Order | null,
  input: { readonly fulfillmentId: number; readonly tracking: Tracking; readonly notify: boolean },
): Promise<ChangeOutcome> {
  return changeOrder(context, placed, ({ sql, order, history }) => {
    const { fulfillmentId, tracking, notify } = input;
    const fulfillment = find(history.fulfillments, fulfillmentId);
    if (fulfillment === null) return refuse(['fulfillmentId'], 'Fulfillment does not exist.');
    const problem = trackingProblem(tracking);
    if (problem !== null) return refuse(['trackingInfoInput'], problem);
    writeTracking(sql, fulfillmentId, tracking, wireDateTime(context.now()));
    const { lines } = fulfillment;
    if (notify) sendOrderEmail(sql, context, order, { kind: 'trackingChanged', lines, tracking });
    return { kind: 'done', id: fulfillmentId };
  });
}

/** Adds news that a carrier tells of a parcel. */
export function addEvent(
  context: ChangeContext,
  placed: Order | null,
  input: { readonly fulfillmentId: number; readonly status: EventStatus; readonly notify: boolean },
): Promise<ChangeOutcome> {
  return changeOrder(context, placed, ({ sql, order, history }) => {
    const { fulfillmentId, status, notify } = input;
    const field = ['fulfillmentEvent', 'fulfillmentId'];
    const fulfillment = find(history.fulfillments, fulfillmentId);
    if (fulfillment === null) return refuse(field, 'Fulfillment does not exist.');
    if (isDelivered(fulfillment)) return refuse(field, 'Fulfillment has already been delivered.');
    const happenedAt = wireDateTime(context.now());
    const id = writeEvent(sql, context.ids, { fulfillmentId, status, happenedAt });
    const { lines, tracking } = fulfillment;
    if (notify && status === 'DELIVERED') {
      sendOrderEmail(sql, context, order, { kind: 'delivered', lines, tracking });
    }
    return { kind: 'done', id };
  });
}

export function isDelivered({ events }: Fulfillment): boolean {
  return events.some(({ status }) => status === 'DELIVERED');
}
