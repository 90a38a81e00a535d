import { checkoutMerchandiseSchema, lineItemSchema } from '@lokke/contract/checkout';
import type { Market } from '@lokke/domain/markets';
import * as v from 'valibot';
import { browserStorage } from '../storage/browser-storage.ts';
import { marketValues } from '../storage/stored-values.ts';
import type { CartChange, QueuedChange } from './cart-store.ts';

/** A change that had no answer yet when the page was left. */
export interface UnansweredChange {
  readonly change: CartChange;
  readonly isSent: boolean;
  readonly onlyIfCurrent: boolean;
}

export interface OutboxReplay {
  readonly again: readonly CartChange[];
  /** An addition was sent and may arrive after this page has asked for the cart. */
  readonly isOnItsWay: boolean;
}

/**
 * What the next page asks for again. Saying twice how many there shall be does no harm; adding twice would, so what was
 * added to a cart is left to the request that outlives its page. Promotions decide anew by themselves.
 */
export function replayOf(left: readonly UnansweredChange[], hasCart: boolean): OutboxReplay {
  const isAdditionUnderWay = ({ change, isSent }: UnansweredChange) =>
    change.kind === 'add' && isSent && hasCart;
  return {
    again: left
      .filter((entry) => !entry.onlyIfCurrent && !isAdditionUnderWay(entry))
      .map(({ change }) => change),
    isOnItsWay: left.some(isAdditionUnderWay),
  };
}

const changeSchema = v.variant('kind', [
  v.object({
    kind: v.literal('add'),
    additions: v.array(
      v.object({ lineItem: lineItemSchema, merchandise: checkoutMerchandiseSchema }),
    ),
  }),
  v.object({
    kind: v.literal('replace'),
    lines: v.array(v.object({ id: v.string(), quantity: v.number() })),
  }),
  v.object({ kind: v.literal('remove'), lineIds: v.array(v.string()) }),
  v.object({ kind: v.literal('codes'), discountCodes: v.array(v.string()) }),
]);

const unansweredSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.array(v.object({ change: changeSchema, isSent: v.boolean(), onlyIfCurrent: v.boolean() })),
);

/** Kept for the tab alone, so that no other tab asks for the same. */
export function saveOutbox(
  market: Market,
  queue: readonly QueuedChange[],
  isSent: (queued: QueuedChange) => boolean,
  { removeStored, writeStored } = browserStorage,
): void {
  const value = marketValues.unansweredCartChanges(market);
  if (queue.length === 0) {
    removeStored(value);
    return;
  }
  const left = queue.map(
    (queued): UnansweredChange => ({
      change: queued.change,
      isSent: isSent(queued),
      onlyIfCurrent: queued.onlyIfCurrent ?? false,
    }),
  );
  writeStored(value, JSON.stringify(left));
}

/** Takes out what the page before left behind. */
export function takeOutbox(
  market: Market,
  { readStored, removeStored } = browserStorage,
): readonly UnansweredChange[] {
  const value = marketValues.unansweredCartChanges(market);
  const text = readStored(value);
  if (text === null) return [];
  removeStored(value);
  const parsed = v.safeParse(unansweredSchema, text);
  return parsed.success ? parsed.output : [];
}
